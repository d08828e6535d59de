import { isPaper } from '../../../lexicon/is-paper.ts'
import { eachMatch } from '../../../text/patterns/each-match.ts'
import { overlaps, quoteSpan, type Span } from '../../../text/span.ts'
import { rootsOf } from '../../../text/tables/distinct-roots.ts'
import { tokenize } from '../../../text/tokenize.ts'
import type { Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import { eitherNeed } from './either-need.ts'

/**
 * "Pharmaceutical Society of Ireland (PSI)" is one thing by two names: who shows either has it. What stands within the
 * name is asked for by the whole of it, and letters with their words before them mean these words.
 */
export function joinInitials(
  { text, terms }: Pick<Posting, 'text' | 'terms'>,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  const spelt = findSpelt(text)
  if (spelt.length === 0) return requirements
  const joined = spelt.reduce(joinOne(text), requirements)
  const meant = new Map(
    spelt.map(({ name, letters }) => [text.slice(letters.start, letters.end), name]),
  )
  return joined.map((each) => withMeaning({ text, terms }, each, meant.get(each.text)))
}

/** "Seven years in FSL programmes", below "Food Security and Livelihoods (FSL)": letters alone mean what the posting spells them for. */
function withMeaning(
  { text, terms }: Pick<Posting, 'text' | 'terms'>,
  requirement: Requirement,
  name: Span | undefined,
): Requirement {
  const { need } = requirement
  if (!name || need.type !== 'words' || need.orWords || !isOpen(requirement)) return requirement
  const known = terms.find((hit) => isSame(hit, { start: name.start, end: name.end }))
  if (known)
    return {
      ...requirement,
      need: { type: 'terms', anyOf: [known.entry.name], orWords: [need.roots] },
    }
  return { ...requirement, need: { ...need, orWords: [rootsAt(text, name)] } }
}

interface Spelt {
  readonly name: Span
  readonly letters: Span
}

function joinOne(text: string) {
  return (requirements: readonly Requirement[], { name, letters }: Spelt) => {
    const own = requirements.find(({ quote }) => isSame(quote, letters))
    if (!own) return requirements
    const parts = requirements.filter(({ quote }) => overlaps(quote, name))
    if ([own, ...parts].some(isPaper))
      return parts.every((part) => isTerm(part) && isWithin(part.quote, name)) && isTerm(own)
        ? asOnePaper(requirements, own, parts)
        : requirements
    if (!isOpen(own)) return requirements
    const whole = parts.find(({ quote, need }) => need.type === 'terms' && isWithin(name, quote))
    if (whole) return knownWhole(requirements, { whole, own, letters: rootsAt(text, letters) })
    if (!parts.every((part) => isOpen(part) && isWithin(part.quote, name))) return requirements
    const span = {
      start: Math.min(name.start, letters.start),
      end: Math.max(name.end, letters.end) + 1,
    }
    const joined: Requirement = {
      ...own,
      text: text.slice(span.start, span.end),
      quote: quoteSpan(text, span),
      kind: 'knowledge',
      need: { type: 'words', roots: rootsAt(text, letters), orWords: [rootsAt(text, name)] },
    }
    return requirements.flatMap((each) => {
      if (each === own) return [joined]
      return parts.includes(each) ? [] : [each]
    })
  }
}

/**
 * "Personal Functional Licence (PFL)", "NPLQ (National Pool Lifeguard Qualification)": one paper, whichever of its names
 * is known.
 */
function asOnePaper(
  requirements: readonly Requirement[],
  letters: Requirement,
  [name, ...others]: readonly Requirement[],
): readonly Requirement[] {
  if (!name || others.length > 0) return requirements
  const [paper, other] = isPaper(letters) ? [letters, name] : [name, letters]
  const either = { ...paper, need: eitherNeed(paper.need, other.need) }
  return requirements.flatMap((each) => (each === other ? [] : each === paper ? [either] : [each]))
}

interface KnownName {
  readonly whole: Requirement
  readonly own: Requirement
  readonly letters: readonly string[]
}

/**
 * "Individual Placement and Support (IPS)", where word data knows the name: the letters are a way of writing it,
 * whatever they stand for elsewhere. "Computer Aided Dispatch (CAD)" asks for no drawing.
 */
function knownWhole(
  requirements: readonly Requirement[],
  { whole, own, letters }: KnownName,
): readonly Requirement[] {
  return requirements.flatMap((each) => {
    if (each === own) return []
    if (each !== whole || whole.need.type !== 'terms') return [each]
    const orWords = [...(whole.need.orWords ?? []), letters]
    return [{ ...whole, need: { ...whole.need, orWords } }]
  })
}

function isOpen(requirement: Requirement): boolean {
  return isTerm(requirement) && !isPaper(requirement)
}

function isTerm({ need, kind }: Requirement): boolean {
  return (need.type === 'terms' || need.type === 'words') && kind !== 'duty' && kind !== 'language'
}

function isSame(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end
}

function isWithin(one: Span, other: Span): boolean {
  return other.start <= one.start && one.end <= other.end
}

function rootsAt(text: string, { start, end }: Span): string[] {
  return rootsOf(tokenize(text.slice(start, end)))
}

/** Letters in brackets with the words before them that they begin, or the words in brackets behind the letters. */
function findSpelt(text: string): Spelt[] {
  const behind = eachMatch(text, inBrackets).flatMap((match): Spelt[] => {
    const before = text.slice(Math.max(0, match.index - mostLettersOfName), match.index)
    const length = lengthSpelt(before, match[1] ?? '')
    if (length === 0) return []
    const start = match.index + match[0].indexOf('(') + 1
    return [
      {
        name: { start: match.index - length, end: match.index },
        letters: { start, end: start + match[0].trim().length - 2 },
      },
    ]
  })
  return mayStandBefore.test(text)
    ? [...behind, ...eachMatch(text, wordsInBrackets).flatMap(speltInside)]
    : behind
}

/** "NPLQ (National Pool Lifeguard Qualification)". */
function speltInside(match: RegExpExecArray): Spelt[] {
  const [, letters = '', name = ''] = match
  if (lengthSpelt(name, letters) !== name.length) return []
  const start = match.index + 1
  const end = match.index - 1
  return [
    {
      name: { start, end: start + name.length },
      letters: { start: end - letters.length, end },
    },
  ]
}

const inBrackets = / \((\p{Lu}{2,6})s?\)/gu
/** Asked first, of every posting. */
const mayStandBefore = /\((?<=\p{Lu}{2} \()\p{Lu}?\p{Ll}/u
const wordsInBrackets = /\((?<=(?<!\p{L})(\p{Lu}{2,6}) \()(\p{L}[\p{L}’' -]{5,99})\)/gu
const mostLettersOfName = 100

/** How much of the text's end the letters spell, word by word from behind; 0 where they do not. */
function lengthSpelt(before: string, letters: string): number {
  let left = letters.length
  let length = 0
  for (const [word] of [...before.matchAll(/[\p{L}’']+[^\p{L}’'\n.;:()]*/gu)].reverse()) {
    const isInitial = word.charAt(0).toUpperCase() === letters.charAt(left - 1)
    if (!isInitial && !/^(?:of|the|and|for|in|on|to|an?)[^\p{L}]*$/u.test(word)) return 0
    length += word.length
    if (isInitial) left -= 1
    if (left === 0) return length
  }
  return 0
}
