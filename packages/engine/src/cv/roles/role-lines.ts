import { type FoundDates, findDates, findDatesOf, holdsRange } from '../dates/find-dates.ts'
import { firstLines } from '../items/read-items.ts'
import { tellsTerms } from '../lexicon/employment-terms.ts'
import { type RoleLabel, roleLabels } from '../lexicon/organisation-words.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { isOnlyPlace } from '../words/cut-place.ts'
import { foldedPhrase } from '../words/fold.ts'
import { beginsWithDeed, isProse } from '../words/is-prose.ts'
import { likely, organisationWeight, placeWeight, sure, titleWeight } from '../words/weigh-words.ts'
import { datesApart, timeOff } from './lines-apart.ts'
import { isToldPost } from './read-told-head.ts'

/** A line of an experience section, and whether it could stand in the head of a role. */
export interface RoleLine {
  readonly line: CvLine
  /** Dates at offsets of the text. */
  readonly dates: readonly FoundDates[]
  /** The line's words beside its dates. */
  readonly rest: string
  readonly headish: boolean
  readonly title: number
  readonly company: number
  readonly place: number
}

const longestHead = 150
const leaders = /[._]{4,}/g

/** Looks at each line of an experience section once. */
export function roleLines(lines: readonly CvLine[]): RoleLine[] {
  const firsts = firstLines(lines)
  const marksEntries = bulletsMarkEntries(lines)
  let isBelowDates = false
  return lines.map((listed, at) => {
    const isEntry =
      listed.bullet && (marksEntries || isBareRange(listed) || isOverDates(listed, lines[at + 1]))
    const line = isEntry ? { ...listed, bullet: false } : listed
    const isShort =
      line.text.length <= longestHead ||
      line.text.replace(leaders, ' ').length <= longestHead ||
      isLongRow(line)
    const isFirst = firsts.has(listed)
    const mayDate = (isShort || isFirst) && line.isTold !== true
    const dates = mayDate ? datesOfRole(line) : none
    const isStart = isFirst || isBelowDates
    const mayName = isShort && (listed.isTelling !== true || dates.length > 0)
    const isNamed = isOverEmployer(line, lines[at + 1], at === 0)
    const looked = new LookedLine({ line, dates, isShort: mayName, isStart, isNamed })
    isBelowDates = looked.isDated
    return looked
  })
}

/** "2019 – 2022 | 40 hours a week | Hill Agency | 500 Gold Ave | Park Ranger | …": names and terms, all of them parted. */
function isLongRow({ text }: CvLine): boolean {
  return text.length <= longestRow && /^(?:\p{L}{3,9}\.? )?[\d/.]{4,}.*(?:\|[^|.]*){3}/u.test(text)
}

const longestRow = 280

const none: readonly FoundDates[] = []

/** "Mixer Driver (Class B until 2018)": a year that a bracket tells with something else dates no role. */
function datesOfRole(line: CvLine): readonly FoundDates[] {
  const dates = findDatesOf(line)
  if (!line.text.includes('(')) return dates
  return dates.filter(({ from, start, end }) => {
    const before = line.text.slice(0, start - line.start)
    if (from === null) return !inRemark.test(before)
    const opening = line.text.slice(start - line.start, end - line.start)
    return !(/^(?:since|from) /i.test(opening) && inCount.test(before))
  })
}

const inRemark = /\([^()]*\p{L} (?:(?:until|till|since|from)|promoted in) $/u
/** "(Band 5, Band 6 from 2025)", "(11 since 2023)": a grade within a role, or how much was done in it. */
const inCount =
  /\((?=[^()]*(?:\d|\b(?:of (?:them|which|whom|these)|promoted|acting|permanent|(?:full|part)[- ]time)\b))[^()]{1,40} $/iu

interface Look {
  readonly line: CvLine
  readonly dates: readonly FoundDates[]
  readonly isShort: boolean
  readonly isStart: boolean
  readonly isNamed: boolean
}

const longestName = 60
/** "Brigade of nine". */
const numbersPeople =
  /^\p{Lu}\p{Ll}+ of (?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)/u

/** A short line that opens an entry, right over one whose dates stand apart at its end, is a name, whatever its words are. */
function isOverEmployer(line: CvLine, next: CvLine | undefined, isFirst: boolean): boolean {
  if (!next || next.gap > 0 || next.bullet || line.bullet) return false
  if (!(isFirst || line.gap > 0) || line.text.length > longestName) return false
  return datesApart.test(next.text) && !/[.;:!?]$/.test(line.text)
}

/** Most lines tell of what was done, and nobody asks for their weights: each is found when it is asked for. */
class LookedLine implements RoleLine {
  readonly line: CvLine
  readonly dates: readonly FoundDates[]
  readonly rest: string
  /** It has a range of dates, and is short enough for a head. */
  readonly isDated: boolean
  readonly #look: Look
  #headish: boolean | undefined
  #isPlace: boolean | undefined

  constructor(look: Look) {
    this.#look = look
    this.line = look.line
    this.dates = look.dates
    this.rest = wordsBeside(look.line, look.dates)
    this.isDated = look.isShort && look.dates.some((found) => found.from !== null)
  }

  get headish(): boolean {
    this.#headish ??= this.#mayHead()
    return this.#headish
  }

  get title(): number {
    return this.line.isEmployer || this.#namesPlace ? 0 : titleWeight(this.#words)
  }

  get company(): number {
    if (this.line.isEmployer) return sure
    return this.#namesPlace || numbersPeople.test(this.#words) ? 0 : organisationWeight(this.#words)
  }

  get place(): number {
    if (this.line.isEmployer) return 0
    return this.#namesPlace ? 4 : placeWeight(this.#words)
  }

  #mayHead(): boolean {
    const { line, dates, isShort, isStart, isNamed } = this.#look
    if (!isShort || line.bullet || line.isTold || this.#isSentence) return false
    if (listsWorkedOn.test(line.text)) return false
    if (dates.length === 0 && line.gap > 0 && timeOff.test(line.text)) return true
    if (
      isNamed ||
      line.isEmployer ||
      line.isHead ||
      (dates.length > 0 && datesApart.test(line.text))
    )
      return true
    const opensWithDate = dates[0]?.start === line.start
    if (opensWithDate && this.isDated)
      return timeOff.test(this.#words) || !beginsWithDeed(this.#words)
    if (!isStart && !this.isDated && !opensWithDate && !roleLabelOf(line.text)) return false
    if (this.isDated && isToldPost(line.text)) return true
    return !isProse(withoutTerms(withoutLastStop(this.#words, this)), this)
  }

  /** What could name a title or an employer. */
  get #words(): string {
    const { line, dates, isShort } = this.#look
    const isLooked = isShort && !this.#isSentence && (!line.bullet || dates.length > 0)
    return isLooked ? this.rest : ''
  }

  get #isSentence(): boolean {
    const { text } = this.line
    return this.dates.length === 0 && text.length > 70 && /[.;]$/.test(text)
  }

  get #namesPlace(): boolean {
    const words = this.#words
    this.#isPlace ??= words !== '' && words.length < 60 && isOnlyPlace(words)
    return this.#isPlace
  }
}

/**
 * "Clerk, Hill Staffing, 2021 - 2023.": what stands behind dates that a comma parts ends no sentence; nor does what
 * parts a head from its dates, "Clerk, paint and paper shop, Hill. 2021 - 2023".
 */
function withoutLastStop(words: string, { title, dates, line }: RoleLine): string {
  if (!words.endsWith('.')) return words
  const isHead = title >= likely && dates.at(-1)?.end === line.end && !beginsWithDeed(words)
  return words.replace(isHead ? /\.$/ : /(?:[,|–—]|\.[ \t])[ \t]*\.$/, '')
}

/** Behind a title brackets may say more: "Trainee Solicitor (seats: corporate, property, private client)". */
const longestTerms = 44

/** "Delivery Rider, Zipline (part time, evenings)", "Teaching Assistant – maternity cover". */
function withoutTerms(words: string): string {
  if (/\)\.?$/.test(words)) {
    const bare = words.replace(/ \([^()]{2,100}\)\.?$/, '')
    const isBrief = words.length - bare.length <= longestTerms
    return isBrief || titleWeight(bare) >= likely ? bare : words
  }
  const terms = /(?: [-–—]|,) ([\p{Ll}\d][\p{L}\d., -]+)$/u.exec(words)
  return terms && tellsTerms(terms[1] ?? '') ? words.slice(0, terms.index) : words
}

/** The dot of a timeline stands before dates alone, which tell of nothing that was done. */
function isBareRange({ text }: CvLine): boolean {
  if (text.length > longestRange || !/^\p{L}{0,12}\P{L}*\d/u.test(text)) return false
  const [found] = findDates(text)
  return found !== undefined && found.from !== null && found.end - found.start >= text.length - 2
}

const longestRange = 40

const nameOfPlace = /^[([]?\p{Lu}[\p{L} ,’'-]{1,30}[)\]]?$/u

/** "▸ Test Engineer @ Larkspur" above nothing but dates and a place: the sign stands before a role. */
function isOverDates({ text }: CvLine, next: CvLine | undefined): boolean {
  if (!next || next.bullet || next.gap > 0 || text.length > longestName) return false
  const [name = ''] = text.split(/,| (?:[@|–—-]|at) /, 1)
  if (titleWeight(name) < likely || beginsWithDeed(text)) return false
  const [found] = findDatesOf(next)
  if (!found?.from) return false
  if (found.start !== next.start) return isTitleOver(text, next, found)
  const beside = wordsBeside(next, [found])
  return beside === '' || (nameOfPlace.test(beside) && titleWeight(beside) < likely)
}

/** "● Test Analyst" over "Hollin Insurance, Leeds · Jun 2018 – Feb 2021": a title and nothing else, over who it was for. */
function isTitleOver(text: string, next: CvLine, found: FoundDates): boolean {
  const isBehind = found.end >= next.end - 1
  const beside = wordsBeside(next, [found])
  return (
    isBehind &&
    !/[,.;:]/.test(text) &&
    text.split(' ').length <= mostWordsOfTitle &&
    titleWeight(beside) < likely &&
    !beginsWithDeed(beside) &&
    /^\p{Lu}/u.test(beside)
  )
}

const mostWordsOfTitle = 6

/** Templates put the dots of a timeline before each role, and no sign before what was done in it. */
function bulletsMarkEntries(lines: readonly CvLine[]): boolean {
  const listed = lines.filter(({ bullet }) => bullet)
  const isEntry = ({ text }: CvLine) =>
    text.length <= longestHead && titleWeight(text) + organisationWeight(text) >= likely
  const isDated = (line: CvLine | undefined) =>
    line !== undefined && findDates(line.text).length > 0
  // A role's dates stand in its first line or in the next.
  const isDatedBelow = (line: CvLine) => {
    const next = lines[lines.indexOf(line) + 1]
    return next?.bullet !== true && isDated(next)
  }
  return (
    listed.length > 1 &&
    listed.length < lines.length &&
    listed.some((line) => holdsRange(line.text)) &&
    listed.every((line) => isDated(line) || (isEntry(line) && isDatedBelow(line)))
  )
}

/** "Projects: Elm Academy (£9m, 2016); Hill Hospital" lists what was worked on within a role. */
const listsWorkedOn =
  /^(?:(?:key|selected|recent|main|major|notable|other) )?(?:projects|schemes|contracts|sites|achievements|accomplishments|highlights)(?: included?)?: \S/i

/** What the label says that a line opens with: "Designation : Turner", wherever a form indents it. */
export function roleLabelOf(words: string): RoleLabel | undefined {
  const start = words.length > 60 ? words.slice(0, 60) : words
  if (!/[:：]/.test(start)) return undefined
  const label = /^([\p{L} ]{3,40}?)[ \t]*[:：]/u.exec(start)?.[1]
  return label === undefined ? undefined : roleLabels.get(foldedPhrase(label))
}

function wordsBeside(line: CvLine, dates: readonly FoundDates[]): string {
  let words = ''
  let from = line.start
  for (const { start, end } of dates) {
    words += line.text.slice(from - line.start, start - line.start)
    from = end
  }
  if (dates.length > 0) words = `${words} ${line.text.slice(from - line.start)}`
  else words = line.text
  return (words.includes('(') ? words.replace(/\(\s*\)/g, ' ') : words).trim()
}
