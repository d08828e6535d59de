import type { CvSchool, CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { findDatesOf } from '../dates/find-dates.ts'
import { datesText, mainDates } from '../dates/main-dates.ts'
import { endedAt, type ToldRange } from '../forms/form-roles.ts'
import { readItems } from '../items/read-items.ts'
import { type BlankLabel, blankLabels } from '../lexicon/blank-labels.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { foldedPhrase } from '../words/fold.ts'

interface Filled {
  readonly line: CvLine
  readonly name: string
  readonly label: BlankLabel | undefined
  readonly value: CvText | null
}

/**
 * Schools of a form, a label before each fact: "Qualification: BSc Nursing", "Place of study: Hill University". Null
 * where a line above the first of them, or most lines below, have no label.
 */
export function formSchools(text: string, lines: readonly CvLine[]): CvSchool[] | null {
  const [first] = lines
  const opener = first && mayBeFilled(first) ? filledIn(text, first) : null
  if (!opener?.label || opener.label === 'result') return null
  const filled = lines.map((line) => filledIn(text, line))
  const blocks = blocksOf(filled, opener.name)
  const isForm = blocks.every((block) => {
    const labels = new Set(block.map(({ label }) => label))
    return labels.has('school') && labels.has('degree')
  })
  return isForm ? blocks.map((block) => schoolOf(text, block)) : null
}

const label = /^([\p{L}\d &/,()’'.–-]{1,66}?)[ \t]*[:：]\s*/u

function mayBeFilled({ text }: CvLine): boolean {
  return /[:：]/.test(text.slice(0, longestStart))
}

const longestStart = 80

function filledIn(text: string, line: CvLine): Filled {
  const match = label.exec(line.text.slice(0, longestStart))
  const name = match?.[1] ? foldedPhrase(match[1]) : ''
  const value = match && cvText(text, line.start + match[0].length, line.end)
  return { line, name, label: blankLabels.get(name), value }
}

function blocksOf(lines: readonly Filled[], opener: string): Filled[][] {
  const blocks: Filled[][] = []
  for (const line of lines) {
    if (line.name === opener) blocks.push([line])
    else blocks.at(-1)?.push(line)
  }
  return blocks
}

function schoolOf(text: string, block: readonly Filled[]): CvSchool {
  const under = (label: BlankLabel) =>
    block.filter((line) => line.label === label && line.value !== null)
  const [degree, field] = under('degree')
  const [school] = under('school')
  const dated = [...under('dates'), ...under('until')]
  const range = rangeOf(text, dated)
  const used = [degree, field, school, ...dated].flatMap((own) => own?.line ?? [])
  const rest = block.filter(({ line }) => !used.includes(line)).map(({ line }) => line)
  return {
    degree: degree?.value ?? null,
    ...(field?.value ? { field: field.value } : {}),
    institution: school?.value ?? null,
    dates: range?.dates ?? null,
    from: range?.from ?? null,
    to: range?.to ?? null,
    details: readItems(text, rest),
    span: { start: block[0]?.line.start ?? 0, end: block.at(-1)?.line.end ?? 0 },
  }
}

/** One line tells both ends, or "From: 2010" and "To: 2012" one each. */
function rangeOf(text: string, dated: readonly Filled[]): ToldRange | null {
  const found = mainDates(dated.flatMap(({ line }) => findDatesOf(line)))
  const begun = dated.find(({ label, value }) => label === 'dates' && value !== null)
  const own = begun && mainDates(findDatesOf(begun.line))
  const ended = dated.find((each) => each.label === 'until' && each.value !== null)
  const isApart = begun && own && !own.from && ended?.value
  const range =
    isApart && endedAt(text, { dated: begun.line, own, ended: lineOf(ended.line, ended.value) })
  if (range) return range
  return found && { dates: datesText(text, found), from: found.from, to: found.to }
}

function lineOf(line: CvLine, { quote, span }: CvText): CvLine {
  return { ...line, start: span.start, text: quote }
}
