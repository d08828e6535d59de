import { foldWord } from '../text/forms/fold-word.ts'
import { noteWord, wordNote, wordNotes } from '../text/forms/spelling.ts'
import type { Token } from '../text/tokenize.ts'

/** Words that nearly every text of a language holds. */
const functionWords = {
  en: 'the and of to in a for with is on that be as are you will our or your this have we by an at from',
  de: 'der die das und in von zu mit für auf den ist im des eine ein wir sie als bei oder sowie nicht werden dem',
  fr: 'de la le et les des en du un une pour dans vous nous avec sur est au par votre ou aux notre qui vos',
  es: 'de la el y en los las del con para un una por que su se al como es o nuestro más sus empresa',
  it: 'di e il la in per con del della un una le i dei che al si nel alla da o come è gli delle',
  nl: 'de het een en van in je is met voor op te aan bij als zijn wij of jij ons naar dat om onze',
  pt: 'de a o e em do da para com um uma os as na no que se por ao ou mais como dos das sua',
  pl: 'w i z na do o się oraz dla od za przez nie jest po lub pracy jako ze w tym',
} as const

export type Language = keyof typeof functionWords | 'unknown'

const leastShare = 0.08
const mostWordsRead = 2000

/** The language a text is written in, told by its most common words. */
export function detectLanguage(tokens: readonly Token[]): Language {
  const read = Math.min(tokens.length, mostWordsRead)
  const timesBySet = new Uint16Array(2 ** languages.length)
  for (let at = 0; at < read; at += 1) {
    const token = tokens[at]
    const set = token ? languagesOf(token) : 0
    timesBySet[set] = (timesBySet[set] ?? 0) + 1
  }
  let best: Language = 'unknown'
  let bestShare = leastShare
  for (const [index, language] of languages.entries()) {
    let count = 0
    for (const set of languageSets) if (set & (1 << index)) count += timesBySet[set] ?? 0
    const share = count / Math.max(read, 1)
    if (share > bestShare) {
      best = language
      bestShare = share
    }
  }
  return best
}

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'] as const

/** Of each function word, the languages that have it, a bit for each. */
const languagesByWord = new Map<string, number>()
for (const [index, language] of languages.entries()) {
  for (const word of new Set(functionWords[language].split(' ').map(foldWord)))
    languagesByWord.set(word, (languagesByWord.get(word) ?? 0) | (1 << index))
}
const languageSets: ReadonlySet<number> = new Set(languagesByWord.values())

/** Noted with the languages of a word, so that none is told from not looked up. */
const isLookedUp = 1 << 8

function languagesOf(token: Token): number {
  const noted = wordNote(token.record, wordNotes.languages)
  if (noted > 0) return noted & (isLookedUp - 1)
  const set = languagesByWord.get(token.word) ?? 0
  noteWord(token.record, wordNotes.languages, set | isLookedUp)
  return set
}
