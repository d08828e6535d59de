import type { CvMonth, CvRole, CvText } from '../cv.ts'
import { cvPassage, cvText } from '../cv-text.ts'
import { type FoundDates, findDates } from '../dates/find-dates.ts'
import { readItems } from '../items/read-items.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { isOnlyPlace, withoutPlace } from '../words/cut-place.ts'
import { isFullStop } from '../words/end-of-sentence.ts'
import { hinted, likely, organisationWeight, titleWeight } from '../words/weigh-words.ts'
import { sign, signedWords } from '../words/word-signs.ts'

const asTitle =
  /(?<!\p{L})(?:as|been|am|was|became|being)\s+(?:an?\s+|the\s+|their\s+)?(?!(?:working|employed|engaged|at|with|in|for|by)(?!\p{L}))([^,.;:()]{3,60}?)(?=\s+(?:at|for|with|in|on|from|between|until|till|to|where|since|during|by|and (?:then|later|now))(?!\p{L})|[,.;:()]|\s*$)/giu
const atEmployer =
  /(?<!\p{L})([Aa]t|for|with|by|in|joined)\s+((?:the\s+)?[\p{Lu}"“„«](?:[^,.;:()]|(?<=\p{Lu})\.(?!\s|$)){1,60}?)(?=\s+(?:from|until|till|to|as|where|in|on|since|between|which|who|during|when|while|I|and\s+\P{Lu})(?!\p{L})|\s+(?:\d{4}|\d\d\/)|[,.;:()]|\s*$)/gu
const countOfYears = String.raw`(?<!\p{L})(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\s+years?\s`
const someYears = new RegExp(countOfYears, 'iu')
/** "Seven years … until 2022". */
const yearsUntil = new RegExp(String.raw`${countOfYears}.*\s(?:until|till|to)\s+$`, 'isu')
const numbers: ReadonlyMap<string, number> = new Map([
  ...'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((name, value): [string, number] => [name, value]),
  ['fifteen', 15],
  ['twenty', 20],
])
const learning =
  /(?<!\p{L})(?:stud(?:y|ied|ying|ent)|graduat\p{L}*|pupil|apprenticed to)(?!\p{L})/iu
const longestItem = 1500
const year = /(?:19|20)\d\d/
/** One of the words that a title or an employer stands behind. */
const joint = /(?<!\p{L})(?:at|as|for|with|by|in|been|am|was|became|being)(?!\p{L})/iu

/** Roles that somebody tells of in sentences: "From 2014 to 2019 I worked at Hill Inn as a cook". */
export function toldRoles(text: string, lines: readonly CvLine[]): CvRole[] {
  if (!lines.some((line) => year.test(line.text)) || !lines.some((line) => joint.test(line.text)))
    return []
  return readItems(text, lines).flatMap((item) => rolesIn(text, item))
}

/** Whether a paragraph tells of several roles, each in a sentence of its own: then none of it is the head of one. */
export function tellsSeveral(text: string, line: CvLine): boolean {
  if (line.text.length < shortestOfSeveral || !line.text.includes('I ')) return false
  const told = toldRoles(text, [line])
  return told.length > 1 && told.every(({ title, company }) => title && company)
}

const shortestOfSeveral = 90

function rolesIn(text: string, { quote, span }: CvText): CvRole[] {
  if (quote.length > longestItem || !year.test(quote) || !joint.test(quote)) return []
  const flat = quote.replace(/[\r\n\t]/g, ' ')
  const told = sentencesOf(flat).flatMap((place) => roleIn(text, span.start, { ...place, flat }))
  return told.map((role, at) => {
    const end = told[at + 1]?.span.start ?? span.end
    const passage = cvPassage(text, role.span.start, end)
    return { ...role, bullets: passage ? [passage] : [], span: { start: role.span.start, end } }
  })
}

interface Sentence {
  readonly start: number
  readonly end: number
  /** The passage without its line breaks. */
  readonly flat: string
}

/** Where the sentences of a passage stand that has lost its line breaks. */
export function sentencesOf(flat: string): { start: number; end: number }[] {
  const sentences: { start: number; end: number }[] = []
  let start = 0
  for (const { index } of flat.matchAll(/[.!?]\s+(?=[\p{Lu}\d"“])/gu)) {
    if (flat[index] === '.' && !isFullStop(flat, index)) continue
    sentences.push({ start, end: index + 1 })
    start = index + 1
  }
  return [...sentences, { start, end: flat.length }]
}

function roleIn(text: string, offset: number, { start, end, flat }: Sentence): CvRole[] {
  const words = flat.slice(start, end)
  const dates = datesIn(words)
  if (!dates || learning.test(words)) return []
  const at = offset + start
  const wordsAt = (place: Place | null) => place && cvText(text, at + place.from, at + place.to)
  const employer = employerIn(words)
  const post = titleIn(words) ?? (employer && titleBehind(words, employer))
  const title = withoutPlace(text, wordsAt(post), 'title').value
  const { value: company, place } = withoutPlace(text, wordsAt(employer), 'company')
  if (!title && !company) return []
  const quote = text.slice(at + dates.start, at + dates.end)
  return [
    {
      title,
      company,
      ...(place ? { location: place } : {}),
      dates: {
        text: quote.replace(/\s+/g, ' '),
        quote,
        span: { start: at + dates.start, end: at + dates.end },
      },
      from: dates.from,
      to: dates.to,
      bullets: [],
      span: { start: at + words.length - words.trimStart().length, end: at + words.length },
    },
  ]
}

function datesIn(words: string): FoundDates | null {
  const found = findDates(words)
  const range = found.find(({ from }) => from !== null)
  if (range) return range
  for (const date of found) {
    const counted = shortRange(words, date)
    if (counted) return counted
    const years = yearsIn(words.slice(0, date.start), yearsUntil)
    if (years !== null && date.to !== 'present')
      return { ...date, from: yearsBefore(date.to, years) }
  }
  return null
}

/** "Two years at Hill Stores (2010-12)" names no month, but another year. */
function shortRange(words: string, date: FoundDates): FoundDates | null {
  const [, from = '', to = ''] =
    /^((?:19|20)\d\d)[-–/](\d\d)$/.exec(words.slice(date.start, date.end)) ?? []
  if (from === '') return null
  const end = Number(from.slice(0, 2) + to)
  const isCounted = end - Number(from) === yearsIn(words.slice(0, date.start), someYears)
  return isCounted ? { ...date, from: { year: Number(from) }, to: { year: end } } : null
}

function yearsIn(words: string, pattern: RegExp): number | null {
  const years = pattern.exec(words)?.[1]?.toLowerCase()
  return years === undefined ? null : (numbers.get(years) ?? Number(years))
}

function yearsBefore({ year }: CvMonth, years: number): CvMonth {
  return { year: year - years }
}

interface Place {
  readonly from: number
  readonly to: number
}

function titleIn(words: string): Place | null {
  for (const match of words.matchAll(asTitle)) {
    const [whole, title = ''] = match
    if (titleWeight(title) < hinted) continue
    const from = match.index + whole.length - title.length
    return { from, to: from + title.length }
  }
  return null
}

/** "I am at Hill School, school cook", "at Hill School, Hull, school cook". */
function titleBehind(words: string, { to }: Place): Place | null {
  const [whole, title = ''] = behindEmployer.exec(words.slice(to)) ?? []
  if (whole === undefined || titleWeight(title) < likely) return null
  return { from: to + whole.length - title.length, to: to + whole.length }
}

const behindEmployer =
  /^(?:, \p{Lu}[\p{L} ]{2,20})?, (?:as )?(?:an? )?(\p{Ll}[^,.;:()]{3,40})(?=[,.;:]|\s(?:since|from)\s|\s*$)/u

/**
 * Behind "at" stands where somebody worked; behind "for" and "with" only what is an employer by its own words, and behind
 * "in", too, if no other word leads to one: most often it leads to a town or a branch.
 */
function employerIn(words: string): Place | null {
  const found = [...words.matchAll(atEmployer)].flatMap((match) => {
    const [whole, preposition = '', name = ''] = match
    const from = match.index + whole.length - name.length
    const place = { from, to: from + name.length }
    const isSchool = (signedWords(name).all & sign.degree) !== 0
    const isIn = /^in$/i.test(preposition)
    const isNamed = isIn ? isFirmIn(words, place) : /at/i.test(preposition) || namesFirm(name)
    return isNamed && !isSchool ? [{ ...place, isIn }] : []
  })
  return found.find(({ isIn }) => !isIn) ?? found[0] ?? unnamedIn(words)
}

/** "I worked at a car factory", "in a nursing home": what somebody names no other way. */
function unnamedIn(words: string): Place | null {
  if (!tellsWork.test(words)) return null
  for (const match of words.matchAll(unnamed)) {
    const [whole, name = ''] = match
    const from = match.index + whole.length - name.length
    const isFirm = organisationWeight(name) >= likely && !branch.test(name)
    if (isFirm) return { from, to: from + name.length }
  }
  return null
}

const tellsWork = /\b(?:work(?:ed|ing)?|job|employed|as an?)\b/i
const unnamed =
  /(?<!\p{L})(?:at|in|for|with)\s+(an?\s+(?:\p{Ll}[\p{L}-]+ ){0,3}?(?:\p{Ll}[\p{L}-]+))(?=\s+(?:in|as|from|until|till|since|on|and|near|for|with|where)\s|[,.;:()]|\s*$)/gu

function namesFirm(name: string): boolean {
  return organisationWeight(name) >= hinted || isTwoNames(name)
}

/** "in Hill Logistics", "in Piekarnia Zlota in Lublin". */
function isFirmIn(words: string, { from, to }: Place): boolean {
  const name = words.slice(from, to)
  if (!/\s/.test(name) || isOnlyPlace(name) || branch.test(name)) return false
  if (!titleIn(words) && !/\bwork(?:ed|ing)? in (?:the )?$/i.test(words.slice(0, from)))
    return false
  return (
    organisationWeight(name) >= likely || (isTwoNames(name) && /^ in \p{Lu}/u.test(words.slice(to)))
  )
}

/** "I worked in Customer Service". */
const branch = /\b(?:services?|care|retail|industry|sector|department|team)$/i

function isTwoNames(name: string): boolean {
  return /^\p{Lu}[\p{L}'’&-]+(?: (?:& )?\p{Lu}[\p{L}'’-]+)+$/u.test(name)
}
