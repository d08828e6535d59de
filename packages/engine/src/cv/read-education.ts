import type { CvSchool, CvText } from './cv.ts'
import { datesText, mainDates } from './read-experience.ts'
import { readItems } from './read-items.ts'
import type { CvLine } from './read-lines.ts'
import { type SchoolLine, schoolLines } from './school-lines.ts'
import type { SchoolPart } from './school-parts.ts'

/** Reads the schools and degrees of one education section. */
export function readEducation(text: string, lines: readonly CvLine[]): CvSchool[] {
  return schoolBlocks(schoolLines(text, lines))
    .map((block) => schoolOf(text, block))
    .filter((school) => school.degree !== null || school.institution !== null)
}

/** A new entry begins where a line brings what the one above already has. */
function schoolBlocks(lines: readonly SchoolLine[]): SchoolLine[][] {
  const blocks: SchoolLine[][] = []
  for (const line of lines) {
    const block = blocks.at(-1)
    if (block && !beginsEntry(block, line)) block.push(line)
    else blocks.push([line])
  }
  return blocks
}

function beginsEntry(block: readonly SchoolLine[], line: SchoolLine): boolean {
  if (line.isDetail) return false
  const has = (kind: SchoolPart['kind']) =>
    block.some((above) => !above.isDetail && above.parts.some((part) => part.kind === kind))
  const brings = (kind: SchoolPart['kind']) => line.parts.some((part) => part.kind === kind)
  const isDated = block.some((above) => above.dates.length > 0 && !above.isDetail)
  const isComplete = has('degree') && (has('school') || (isDated && block.length > 2))
  if (
    line.line.gap > 0 &&
    (brings('degree') || brings('school') || line.dates.length > 0) &&
    (isComplete || (has('school') && brings('school')) || (has('degree') && brings('degree')))
  )
    return true
  if (brings('school') && has('school')) return true
  if (brings('degree') && has('degree'))
    return !line.line.bullet || line.dates.length > 0 || brings('school')
  if (line.dates.length > 0 && isDated)
    return (
      brings('degree') ||
      brings('school') ||
      line.parts.length === 0 ||
      has('degree') ||
      has('school')
    )
  return false
}

function schoolOf(text: string, block: readonly SchoolLine[]): CvSchool {
  const heads = block.filter((line) => !line.isDetail)
  const parts = heads.flatMap((line) => line.parts)
  const degree = parts.find((part) => part.kind === 'degree')
  const school = parts.find((part) => part.kind === 'school') ?? unknownSchool(parts, degree)
  const field = degree?.field ?? besideDegree(parts, degree, school)
  const found = mainDates(block.flatMap(({ dates }) => dates))
  const start = Math.min(...block.map(({ line }) => line.start))
  const end = Math.max(...block.map(({ line }) => line.end))
  return {
    degree: degree?.value ?? null,
    ...(field ? { field } : {}),
    institution: school?.value ?? null,
    dates: found ? datesText(text, found) : null,
    from: found?.from ?? null,
    to: found?.to ?? null,
    details: detailsOf(text, block, [degree, school]),
    span: { start, end },
  }
}

/** Beside a degree, the capitalised words that are no place are its school, even without the word. */
function unknownSchool(
  parts: readonly SchoolPart[],
  degree: SchoolPart | undefined,
): SchoolPart | undefined {
  if (!degree) return parts.find((part) => part.kind === 'other')
  const at = parts.indexOf(degree)
  const after = parts.slice(at + 1).filter((part) => part.kind === 'other')
  const before = parts.slice(0, at).filter((part) => part.kind === 'other')
  const isOwnLine = (part: SchoolPart) => part.line !== degree.line
  return (
    after.find(isOwnLine) ??
    before.find(isOwnLine) ??
    (degree.field ? (after[0] ?? before[0]) : (after[1] ?? undefined))
  )
}

/** "Civil Engineering, BSc" and "BSc, Biology": the subject beside the degree. */
function besideDegree(
  parts: readonly SchoolPart[],
  degree: SchoolPart | undefined,
  school: SchoolPart | undefined,
): CvText | undefined {
  if (!degree) return undefined
  const at = parts.indexOf(degree)
  const isSubject = (part: SchoolPart | undefined) =>
    part !== undefined && part.kind === 'other' && part !== school && part.line === degree.line
  const after = parts[at + 1]
  const before = parts[at - 1]
  if (isSubject(after)) return after?.value
  return isSubject(before) ? before?.value : undefined
}

function detailsOf(
  text: string,
  block: readonly SchoolLine[],
  used: readonly (SchoolPart | undefined)[],
): CvText[] {
  const usedLines = new Set(used.map((part) => part?.line))
  const lines = block.filter(
    ({ line, isDetail, dates, parts }) =>
      isDetail || (!usedLines.has(line) && (dates.length === 0 || parts.length > 0)),
  )
  return readItems(
    text,
    lines.map(({ line }) => line),
  )
}
