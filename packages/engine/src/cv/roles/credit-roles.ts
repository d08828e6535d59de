import type { CvRole, CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { type FoundDates, findDatesOf } from '../dates/find-dates.ts'
import { datesText, mainDates } from '../dates/main-dates.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { isCapitals } from '../sections/is-capitals.ts'
import type { SectionLines } from '../sections/read-sections.ts'
import { isOnlyPlace } from '../words/cut-place.ts'
import { splitAtCommas, splitSegments } from '../words/split-segments.ts'
import { hinted, likely, organisationWeight, titleWeight } from '../words/weigh-words.ts'

/** How performers and their crews head their credits. */
const ofStage =
  /\b(?:theatre|theater|stage|film|films|television|tv|radio|screen|voice|voice[- ]?overs?|musicals?|opera|dance|commercials?|shorts?|audio|credits|productions?)\b/i

interface Credit {
  readonly line: CvLine
  readonly dates: FoundDates | null
  /** Part, work and whoever put it on, in the order in which they stand. */
  readonly names: readonly CvText[]
  /** Who directed it. */
  readonly beside: readonly CvText[]
}

const longestCredit = 160
const fewestNames = 3

/**
 * Credits of the stage and the screen: "2022 Nora, A Doll's House, Old Mill Theatre, dir. Sue Lark" names a part, the work
 * and the house. Null where the section is headed otherwise or a line of it is none.
 */
export function creditRoles(text: string, { heading, lines }: SectionLines): CvRole[] | null {
  if (!heading || lines.length === 0 || !ofStage.test(heading.text)) return null
  const credits: Credit[] = []
  const [first] = lines
  const labels = first ? labelsOf(text, first) : null
  for (const line of labels ? lines.slice(1) : lines) {
    if (isKind(line)) continue
    const credit = creditOf(text, line)
    if (!credit) return null
    credits.push(credit)
  }
  if (credits.length === 0) return null
  const partAt = labels?.findIndex((label) => ofPart.test(label)) ?? findPart(credits)
  return credits.map((credit) => roleOf(text, credit, Math.max(0, partAt)))
}

/** "Year, Production, Role, Director, Company" over the columns: what each but the year holds; null for a credit. */
function labelsOf(text: string, line: CvLine): readonly string[] | null {
  const labels = splitSegments(text, line).map((column) => column.text)
  const isHead = labels.length >= fewestNames && labels.every((words) => ofColumn.test(words))
  return isHead ? labels.filter((words) => !/^(?:years?|dates?)$/i.test(words)) : null
}

const ofPart = /^(?:roles?|parts?|characters?|positions?|job|credit)$/i
const ofColumn =
  /^(?:years?|dates?|productions?|titles?|films?|shows?|projects?|plays?|works?|roles?|parts?|characters?|positions?|job|credit|directors?|director\/.+|compan(?:y|ies)|production company|producers?|venues?|theatres?|theaters?|channels?|networks?|studios?|broadcasters?)$/i

/** Among crews the column that holds titles; else the part comes first, where no work stands there. */
function findPart(credits: readonly Credit[]): number {
  const titled = [1, 2].find((at) => {
    const posts = credits.filter(({ names }) => titleWeight(names[at]?.text ?? '') >= likely)
    return posts.length * 2 > credits.length
  })
  if (titled !== undefined) return titled
  const isWorkFirst =
    credits.every(({ names: [first, second] }) => isWork(first, second)) ||
    credits.some(({ names: [first] }) => ofWork.test(first?.text ?? ''))
  return isWorkFirst ? 1 : 0
}

/** "Mercers (8 eps)". */
const ofWork =
  /\((?:[^()]* )?(?:eps?|episodes?|series|seasons?|feature|short|pilot|tour)\b[^()]*\)$/i

/** "Film" over some of the credits. */
function isKind({ text }: CvLine): boolean {
  return text.split(' ').length <= 3 && ofStage.test(text) && !/[\d,|\t]/.test(text)
}

/** "A DOLL'S HOUSE   Nora   Old Mill Theatre". */
function isWork(first: CvText | undefined, second: CvText | undefined): boolean {
  return first !== undefined && isCapitals(first.text) && !isCapitals(second?.text ?? 'A')
}

function creditOf(text: string, line: CvLine): Credit | null {
  if (line.text.length > longestCredit) return null
  const dates = mainDates(findDatesOf(line))
  const columns = splitSegments(text, line, dates ? [dates] : [])
  const isTable = columns.length >= fewestNames
  // Without columns only the year tells a credit from a sentence.
  if (!isTable && !dates) return null
  const parts = isTable ? columns : columns.flatMap(({ span }) => splitAtCommas(text, span))
  const pieces = parts.flatMap((part) => withoutDirector(text, part))
  const beside = pieces.filter(isDirector)
  const names = pieces.filter((piece) => !isDirector(piece))
  const [part, work] = names
  if (!part || !work || names.length < fewestNames) return null
  // "2019 – 2022 Stage manager, Hill Theatre, Leeds" is an engagement, and its house stands second.
  const isPost =
    dates?.from && titleWeight(part.text) >= hinted && organisationWeight(work.text) >= likely
  const isTown = names.slice(fewestNames - 1).every((name) => isOnlyPlace(name.text))
  return isPost || isTown ? null : { line, dates, names, beside }
}

/** "Hill Company (dir. Amit Rao)". */
function withoutDirector(text: string, part: CvText): CvText[] {
  const at = part.quote.search(/ \(dir/i)
  if (at < 0) return [part]
  const { start, end } = part.span
  return [cvText(text, start, start + at), cvText(text, start + at + 2, end)].flatMap(
    (value) => value ?? [],
  )
}

function isDirector({ text }: CvText): boolean {
  return /^dir(?:\.|ector|ected)?(?: by)?\b[.:]?/i.test(text)
}

function roleOf(text: string, credit: Credit, partAt: number): CvRole {
  const { line, dates, names, beside } = credit
  const location = names.slice(fewestNames).find(({ text }) => isOnlyPlace(text))
  const named = names.filter((name) => name !== location)
  const title = named[partAt] ?? null
  const company = named.at(-1) ?? null
  return {
    title,
    company,
    ...(location ? { location } : {}),
    dates: dates && datesText(text, dates),
    from: dates?.from ?? null,
    to: dates?.to ?? null,
    bullets: [...named.filter((name) => name !== title && name !== company), ...beside],
    span: { start: line.start, end: line.end },
  }
}
