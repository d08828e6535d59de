import type { Cv, CvText } from '../../cv/cv.ts'
import type { TermHit, TitleHit } from '../../lexicon/find/find-terms.ts'
import { overlaps, type Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'
import { tokensIn } from '../../text/tokens-in.ts'
import type { WordWeights } from '../../words/word-weight.ts'

interface Reading {
  readonly text: string
  readonly titles: readonly TitleHit[]
  readonly terms: readonly TermHit[]
  readonly tokens: readonly Token[]
  readonly words: Pick<WordWeights, 'isKnownToken' | 'isStop'>
}

/**
 * Names of people, places, employers and schools, and headings: they say nothing of what a person can do, and
 * a score that listened to names would favour some over others.
 */
export function silentSpans(cv: Cv, reading: Reading): Span[] {
  const { name, headline, email, phone, location, links } = cv.header
  const texts: (CvText | null | undefined)[] = [
    headline && !name && isNamesake(headline.span, reading) ? headline : null,
    email,
    phone,
    location,
    ...links,
    ...cv.beside,
    ...cv.experience.map((role) => role.location),
  ]
  const employers = cv.experience.flatMap(({ company }) => company ?? [])
  const schools = cv.education.flatMap(({ institution }) => institution ?? [])
  return [
    ...(name && !isTitle(name.span, reading) ? [withoutLetters(name.span, reading)] : []),
    ...texts.flatMap((text) => (text ? [text.span] : [])),
    ...employers.flatMap(({ span }) => silentParts(span, reading, isNamed)),
    ...schools.flatMap(({ span }) => silentParts(span, reading, isTaught)),
    // "Certifications" shows none; "Driving licence" may stand above "full, since 2015".
    ...cv.sections.flatMap(({ heading }) =>
      heading ? silentParts(heading.span, reading, isTaught) : [],
    ),
  ]
}

/** "Jo Reed MCSP RN": the letters that somebody writes behind a name say what they hold. */
function withoutLetters(name: Span, { text, terms }: Reading): Span {
  const letters = terms.filter(
    (hit) =>
      hit.start > name.start &&
      hit.end <= name.end &&
      lettersOf.has(hit.entry.kind) &&
      isLettered.test(text.slice(hit.start, hit.end)),
  )
  let end = name.end
  for (const hit of letters.toSorted((a, b) => b.start - a.start)) {
    if (/\p{L}/u.test(text.slice(hit.end, end))) break
    end = hit.start
  }
  return { start: name.start, end }
}

const lettersOf: ReadonlySet<TermHit['entry']['kind']> = new Set(['certification', 'licence'])
const isLettered = /^(?:\p{L}*\p{Lu}){2}\p{L}*$/u

/** Words between commas, and what of the word data stands among them. */
interface Part {
  readonly tokens: readonly Token[]
  readonly hits: readonly TermHit[]
}

/** Of a name, the parts that are one: "general surgery, Ferncombe Hospital" names its ward, too, and is heard there. */
function silentParts(
  name: Span,
  reading: Reading,
  isSilent: (part: Part, reading: Reading) => boolean,
): Span[] {
  const terms = reading.terms.filter((hit) => overlaps(hit, name))
  if (terms.length === 0) return [name]
  const parts: Token[][] = []
  for (const token of tokensIn(reading.tokens, name)) {
    const open = parts.at(-1)
    if (open && !token.isApart) open.push(token)
    else parts.push([token])
  }
  return parts.flatMap((tokens) => {
    const [first, last] = [tokens[0], tokens.at(-1)]
    if (!first || !last) return []
    const span = { start: first.start, end: last.end }
    const hits = terms.filter((hit) => overlaps(hit, span))
    return isSilent({ tokens, hits }, reading) ? [span] : []
  })
}

/** A word in capitals that no trade knows makes all of its part the name of a firm: "Norwick Haulage". */
function isNamed({ tokens, hits }: Part, { text, words }: Reading): boolean {
  return tokens.some(
    (token) =>
      !hits.some((hit) => overlaps(hit, token)) &&
      /^\p{Lu}/u.test(text.slice(token.start, token.start + 2)) &&
      !words.isKnownToken(token),
  )
}

/** What stands where a school's name would and names a paper, or one thing and nothing else, is what was learned. */
function isTaught({ tokens, hits }: Part, { words }: Reading): boolean {
  if (hits.some(({ entry }) => namedBesideSchools.has(entry.kind))) return false
  return !tokens.every(
    ({ start, end, word, root }) =>
      hits.some((hit) => hit.start <= start && end <= hit.end) ||
      words.isStop(root) ||
      /^(?:level|\d+)$/.test(word),
  )
}

const namedBesideSchools: ReadonlySet<TermHit['entry']['kind']> = new Set([
  'certification',
  'licence',
  'tool',
  'language',
])

/** A CV without a name begins with a job title: "EXECUTIVE CHEF" is nobody's name, "John Baker" is. */
function isTitle(name: Span, { titles, tokens }: Reading): boolean {
  const words = tokensIn(tokens, name).length
  const titleWords = titles
    .filter(({ start, end }) => start >= name.start && end <= name.end)
    .reduce((sum, { first, last }) => sum + last - first, 0)
  return titleWords > words / 2
}

const longestName = 3

/** "Amelia Baker" where no other name stands is a person: no trade knows an Amelia. */
function isNamesake(headline: Span, { titles, tokens, words }: Reading): boolean {
  const named = tokensIn(tokens, headline)
  const last = named.at(-1)
  const before = named.slice(0, -1)
  if (!last || before.length === 0 || named.length > longestName) return false
  if (before.some((token) => words.isKnownToken(token))) return false
  return titles.some(({ start, end }) => start === last.start && end === last.end)
}
