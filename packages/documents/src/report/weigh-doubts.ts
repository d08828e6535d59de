import type { Draft } from '../draft.ts'

export interface Confidence {
  readonly confidence: number
  readonly doubts: readonly string[]
}

interface Facts {
  readonly draft: Draft
  readonly text: string
  readonly words: number
  readonly marginContacts: number
  readonly unplacedShare: number
}

interface Doubt {
  /** What the confidence loses, 0 where there is no such doubt. */
  readonly weigh: (facts: Facts) => number
  readonly say: string
}

/** How sure it is that the text is what the page shows, and every reason why it is not. */
export function weighDoubts(facts: Facts): Confidence {
  const found = doubts
    .map(({ weigh, say }) => ({ weight: weigh(facts), say }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  const confidence = found.reduce((left, { weight }) => left * (1 - Math.min(weight, 0.9)), 1)
  return {
    confidence: Math.round(confidence * 100) / 100,
    doubts: found.map(({ say }) => say),
  }
}

const doubts: readonly Doubt[] = [
  {
    // Recognition of clean scans is right for 90 to 100 % of the words, of poor ones for far fewer.
    weigh: ({ draft }) => (draft.method === 'ocr' ? 0.15 + (1 - draft.recognition) : 0),
    say: 'The words were recognised from pictures of the pages, so some may be wrong.',
  },
  {
    weigh: ({ draft, text }) => shareWeight(draft.unmappedCharacters / (text.length + 1)),
    say: 'A font does not say which letters some of its signs stand for, so letters are missing.',
  },
  {
    weigh: ({ text, words }) => (words > 20 && !looksLikeWords(text) ? 0.6 : 0),
    say: 'Much of the text does not look like words, as if a font kept its letters to itself.',
  },
  {
    weigh: ({ unplacedShare }) => 0.3 * unplacedShare,
    say: 'The file draws its lines out of order, so their order was worked out from their places.',
  },
  {
    weigh: ({ draft, words }) => (draft.images > 0 && words < 80 * draft.pages ? 0.25 : 0),
    say: 'There is little text beside the pictures; words inside a picture are not read.',
  },
  {
    weigh: ({ marginContacts }) => (marginContacts > 0 ? 0.1 : 0),
    say: 'Contact details stand in the header or footer, where many systems do not look.',
  },
  {
    weigh: ({ draft }) => (draft.hiddenText.length > 0 ? 0.05 : 0),
    say: 'The file holds text that cannot be seen on the page; it was left out.',
  },
  {
    weigh: ({ draft }) => (draft.textBoxes > 0 ? 0.05 : 0),
    say: 'Some text stands in text boxes, which other systems may skip or put elsewhere.',
  },
  {
    weigh: ({ draft }) => (draft.columns > 1 ? 0.03 : 0),
    say: 'The page has columns; other systems may read straight across them.',
  },
]

function shareWeight(share: number): number {
  return share < 0.002 ? 0 : Math.min(0.8, 0.05 + share * 4)
}

/** Letters in most places, and in them vowels or a script that needs none. */
function looksLikeWords(text: string): boolean {
  const tokens = text.split(/\s+/).filter((token) => token.length > 3)
  const wordLike = tokens.filter((token) => /\p{L}{3}/u.test(token) && hasVowel.test(token))
  return wordLike.length > 0.4 * tokens.length
}

const hasVowel = /[aeiouyàâäáãåæèéêëìíîïòóôöõøœùúûüýąęůő]|[^\p{Script=Latin}\P{L}]/iu
