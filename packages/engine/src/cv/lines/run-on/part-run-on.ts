import { eachMatch } from '../../../text/patterns/each-match.ts'
import type { CvSectionKind } from '../../cv.ts'
import { nameHeading } from '../../sections/name-heading.ts'
import { titleWeight } from '../../words/weigh-words.ts'
import { partEntries, type RunOnWord } from './part-entries.ts'
import { partHeader } from './part-header.ts'

/** A line that has more letters is several, if it has headings in it. */
const longLine = 300
/** Of a text that has its lines no line is so large a part. */
const mostOfAll = 0.4
/** What is longer than any CV stays as it is. */
const longest = 30_000
const fewestKinds = 2
/** Below a heading that is the only one. */
const fewestDates = 2
/** Wide blanks stand where lines were: who reads the lines parts them there. */
const wideBlanks = /\S(?: {2,}|\t)\S/g
const lettersToWide = 150

/**
 * A CV that has lost its lines on the way, as a phone or a form's field pastes it, with line ends where headings, list
 * marks and the heads of entries stand; letter by letter as long as it was. Null where no line holds several sections.
 */
export function partRunOn(text: string): string | null {
  let from = 0
  const places: number[] = []
  for (const line of text.split('\n')) {
    if (mayBeRunOn(line, text)) for (const place of placesIn(line)) places.push(from + place)
    from += line.length + 1
  }
  return places.length === 0 ? null : withEnds(text, places)
}

function mayBeRunOn(line: string, text: string): boolean {
  const { length } = line
  if (length <= Math.max(longLine, text.length * mostOfAll) || length >= longest) return false
  return eachMatch(line, wideBlanks).length * lettersToWide < length
}

function withEnds(text: string, places: readonly number[]): string {
  let parted = ''
  let from = 0
  for (const place of places) {
    parted += `${text.slice(from, place)}\n`
    from = place + 1
  }
  return parted + text.slice(from)
}

/** Where in a long line the blanks stand that were line ends. */
function placesIn(line: string): readonly number[] {
  const words = eachMatch(line, /\S+/g).map((match) => ({ text: match[0], start: match.index }))
  const headings = headingsIn(words)
  const isHeaded = new Set(headings.map(({ kind }) => kind)).size >= fewestKinds
  const firsts = new Set<number>()
  for (const [at, { kind, first, behind }] of headings.entries()) {
    firsts.add(first).add(behind)
    const section = words.slice(behind, headings[at + 1]?.first)
    const { dates, firsts: own } = partEntries(line, section, kind)
    if (!isHeaded && dates < fewestDates) return []
    for (const word of own) firsts.add(behind + word)
  }
  if (headings.length === 0) return []
  const top = words.slice(0, headings[0]?.first)
  for (const word of partHeader(top)) firsts.add(word)
  return [...firsts]
    .filter((first) => first > 0 && first < words.length)
    .toSorted((a, b) => a - b)
    .map((first) => (words[first]?.start ?? 1) - 1)
}

interface Heading {
  readonly kind: CvSectionKind
  readonly first: number
  /** The word behind it. */
  readonly behind: number
}

const mostWords = 4

function headingsIn(words: readonly RunOnWord[]): readonly Heading[] {
  const headings: Heading[] = []
  for (let first = 0; first < words.length; first++) {
    if (!/^\p{Lu}/u.test(words[first]?.text ?? '')) continue
    const heading = headingAt(words, first)
    if (!heading) continue
    headings.push(heading)
    first = heading.behind - 1
  }
  return headings
}

/** The longest heading that begins with a word. */
function headingAt(words: readonly RunOnWord[], first: number): Heading | null {
  for (let count = mostWords; count > 0; count--) {
    const phrase = words.slice(first, first + count)
    if (phrase.length < count) continue
    const said = phrase.map(({ text }) => text).join(' ')
    if (!capitals.test(said) && !titled.test(said)) continue
    const named = nameHeading(said)
    if (!named || named.certainty === 'possible' || named.kind === 'header') continue
    if (named.certainty === 'likely' && !capitals.test(said)) continue
    const around = { before: words[first - 1]?.text ?? '', next: words[first + count]?.text ?? '' }
    if (!isHeading(said, named.kind, around)) continue
    return { kind: named.kind, first, behind: first + count }
  }
  return null
}

const capitals = /^\p{Lu}[\p{Lu} &/’'-]{3,}:?$/u
const titled = /^\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}?[\p{L}’'-]+|&|\/)){0,3}:?$/u
/** What a heading stands behind no more than a sentence ends with it. */
const goesOn = /(?:^|[,(/&–-])$|^(?:a|an|and|as|at|by|for|from|in|my|of|on|or|our|the|to|with)$/iu

/** Sections called by words that hardly any name goes on with: "BA Education" is one, "Hull College Languages" two. */
const seldomNames: ReadonlySet<CvSectionKind> = new Set([
  'skills',
  'languages',
  'interests',
  'references',
  'certifications',
])

/** Set in capitals or before a colon it is one; else the words around it have to leave it alone. */
function isHeading(
  said: string,
  kind: CvSectionKind,
  { before, next }: { before: string; next: string },
): boolean {
  if (goesOn.test(before) || next === '') return false
  if (said.endsWith(':') || capitals.test(said)) return true
  if (!/^[\p{Lu}\d•▪●*–(-]/u.test(next)) return false
  // "Education Officer" is a title; below "Experience" one may stand.
  const isTitle = kind !== 'experience' && titleWeight(`${said} ${next}`) > 0
  const mayEndName = said.includes(' ') || seldomNames.has(kind)
  return !isTitle && (mayEndName || !/^\p{Lu}\p{L}+$/u.test(before))
}
