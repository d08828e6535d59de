import { namesRegister } from '../lexicon/paper-nouns.ts'
import type { SchoolLine } from './school-lines.ts'
import { courseWords } from './sole-course.ts'

interface OpenEntry {
  readonly lines: SchoolLine[]
  hasDegree: boolean
  hasSchool: boolean
  isDated: boolean
}

/** A new entry begins where a line brings what the one above already has. */
export function schoolBlocks(lines: readonly SchoolLine[]): (readonly SchoolLine[])[] {
  const entries: OpenEntry[] = []
  for (const line of lines) {
    let entry = entries.at(-1)
    if (!entry || beginsEntry(entry, line) || isListed(entries, line)) {
      entry = { lines: [], hasDegree: false, hasSchool: false, isDated: false }
      entries.push(entry)
    }
    entry.lines.push(line)
    if (line.isDetail) continue
    entry.hasDegree ||= line.parts.some(({ kind }) => kind === 'degree')
    entry.hasSchool ||= line.parts.some(({ kind }) => kind === 'school')
    entry.isDated ||= line.dates.length > 0
  }
  return entries.map((entry) => entry.lines)
}

function beginsEntry(entry: OpenEntry, line: SchoolLine): boolean {
  if (line.isDetail) return false
  if (isBareDate(line) && entry.lines[0]?.line.bullet === false) return false
  const { hasDegree, hasSchool, isDated } = entry
  if (hasDegree && isBareLevel(line)) return false
  const bringsDegree = line.parts.some(({ kind }) => kind === 'degree')
  const bringsSchool = line.parts.some(({ kind }) => kind === 'school')
  const bringsDates = line.dates.length > 0
  const isComplete = hasDegree && (hasSchool || (isDated && entry.lines.length > 2))
  const isApart = line.line.gap > 0 && (bringsDegree || bringsSchool || bringsDates)
  if (isApart && isComplete) return true
  if (isBoldStart(entry, line) && (isDated || hasSchool)) return true
  if (bringsSchool && hasSchool) return true
  if (bringsDates && line.parts.length > 0 && !isDated && isRegister(entry)) return true
  if (line.parts.some(({ kind, value }) => kind === 'degree' && namesRegister(value.text)))
    return true
  if (bringsDates && hasDegree && hasSchool && isCourseLine(line)) return true
  if (bringsDegree && isDated && !hasDegree && !hasSchool && namesCourse(entry)) return true
  if (bringsSubjects(line) && isCourseAtSchool(entry)) return true
  if (bringsDegree && hasDegree) return isApart || !line.line.bullet || bringsDates || bringsSchool
  return bringsDates && isDated
}

/** "EQF level 7" below a degree says how high it is. */
function isBareLevel({ line, dates }: SchoolLine): boolean {
  return line.gap === 0 && dates.length === 0 && bareLevel.test(line.text)
}

const bareLevel =
  /^(?:level in )?(?:EQF|NQF|NFQ|RQF|SCQF|FHEQ|AQF|QQI|CQFW)(?: level)? ?:? ?\d{1,2}$/i

/** Where the entry before says all of itself on one line, so does "Autism Awareness, 2017", and the next degree is not of it. */
function isListed(entries: readonly OpenEntry[], { line, parts, isDetail }: SchoolLine): boolean {
  const [before, own] = entries.slice(-2)
  if (!before || !own || isDetail || line.gap > 0) return false
  const isLine = before.lines.length === 1 && before.isDated && own.lines.length === 1
  const isCourse = own.isDated && !own.hasDegree && !own.hasSchool
  return isLine && isCourse && parts.some(({ kind }) => kind === 'degree')
}

/** "ECS Gold Card" alone: the next paper with its year is another one. */
function isRegister({ lines }: OpenEntry): boolean {
  const [only] = lines.length === 1 ? (lines[0]?.parts ?? []) : []
  return only?.kind === 'degree' && namesRegister(only.value.text)
}

/** A bullet that holds nothing but a date tells of the entry it stands under. */
export function isBareDate({ line, dates, parts }: SchoolLine): boolean {
  return line.bullet && dates.length > 0 && parts.length === 0
}

/** "Paediatric First Aid - 2024" below a degree and its school. */
function isCourseLine({ parts }: SchoolLine): boolean {
  return (
    parts.length > 0 &&
    parts.every(({ kind, value }) => kind === 'other' && courseWords.test(value.text))
  )
}

/** "A-levels Chemistry, Biology" says of itself what was learnt. */
function bringsSubjects({ parts }: SchoolLine): boolean {
  return parts.some(({ kind, field }) => kind === 'degree' && field !== undefined)
}

/** "2023 Independent Prescribing, Hill University": a line that says what was learnt, where and when is whole. */
function isCourseAtSchool({ lines, isDated, hasDegree }: OpenEntry): boolean {
  const [first, second] = lines.length === 1 ? (lines[0]?.parts ?? []) : []
  return isDated && !hasDegree && first?.kind === 'other' && second?.kind === 'school'
}

/** "CILEX Level 3, 2019" above "A levels". */
function namesCourse({ lines }: OpenEntry): boolean {
  return lines.every(({ parts }) => parts.some(({ value }) => courseWords.test(value.text)))
}

/** Entries of this page begin in bold. */
function isBoldStart(entry: OpenEntry, { line }: SchoolLine): boolean {
  const isBoldEntry = entry.lines[0]?.line.bold === true
  const isParted = entry.lines.at(-1)?.line.bold === false || line.gap > 0
  return isBoldEntry && line.bold && line.fontSize > 0 && isParted
}
