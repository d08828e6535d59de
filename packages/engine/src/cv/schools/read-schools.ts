import { overlaps } from '../../text/span.ts'
import type { CvHeader, CvRole, CvSchool, CvSectionKind, CvText } from '../cv.ts'
import { listsLanguages } from '../items/read-list.ts'
import type { CvLine } from '../lines/read-lines.ts'
import type { SectionLines } from '../sections/read-sections.ts'
import { isSchool } from './degree-of.ts'
import { pairLists } from './pair-lists.ts'
import { readEducation, readLooseEducation } from './read-education.ts'
import { opensWithDegree } from './studies-among-roles.ts'
import { toldSchools } from './told-schools.ts'

interface Known {
  readonly roles: readonly CvRole[]
  readonly header: CvHeader
}

/** Without an education section, schools are looked for among certificates and training. */
export function readSchools(
  text: string,
  sections: readonly SectionLines[],
  { roles, header }: Known,
): CvSchool[] {
  const own = sections.filter(({ kind }) => kind === 'education')
  const schools = own.flatMap(({ lines }) => readEducation(text, lines))
  if (own.length > 0) return pairLists(schools)
  const near = sections.filter(({ kind }) => ['certifications', 'header', 'other'].includes(kind))
  const { name, email, phone } = header
  const named = [name, email, phone, ...roles.flatMap((role) => [role.title, role.dates])]
  // What stands under the last role may be about school again.
  const worked = roles.slice(0, -1).map(({ span }) => span)
  const last = roles.at(-1)?.span
  const isFree = (line: CvLine) =>
    !listsLanguages(text, line) &&
    !(last && line.bullet && overlaps(last, line)) &&
    (opensWithDegree(line.text) ||
      !(
        worked.some((span) => overlaps(span, line)) ||
        named.some((value) => value && overlaps(value.span, line))
      ))
  const told = sections
    .filter(({ kind }) => mayTell.has(kind))
    .flatMap(({ lines }) => toldSchools(text, lines).schools)
    .filter(({ dates }) => !roles.some((role) => isSame(role.dates, dates)))
  const listed = near.flatMap(({ kind, lines }) =>
    neighbours(lines.filter(isFree))
      .flatMap((own) => readLooseEducation(text, own))
      .filter(
        (school) =>
          isNamedSchool(text, school) ||
          (kind !== 'certifications' && isDatedDegree(text, lines, school)),
      ),
  )
  const isTold = ({ span }: CvSchool) => told.some((school) => overlaps(school.span, span))
  return [...told, ...listed.filter((school) => !isTold(school))]
}

/** Where people tell of themselves in sentences. */
const mayTell: ReadonlySet<CvSectionKind> = new Set(['header', 'summary', 'experience', 'other'])

/** When somebody began to work is no time of a school. */
function isSame(one: CvText | null, other: CvText | null): boolean {
  return one !== null && one.span.start === other?.span.start
}

function isNamedSchool(text: string, school: CvSchool): boolean {
  if (!school.degree || !school.institution) return false
  return isSchool(school.institution) || saysItsDegree(text, school)
}

/** "Honours degree, mechanical engineering, ATU Galway, 2018", set off from the roles above it: whatever the school is called. */
function isDatedDegree(
  text: string,
  lines: readonly CvLine[],
  { degree, institution, dates, span }: CvSchool,
): boolean {
  if (!degree || !dates || degree.span.start !== span.start) return false
  const line = lines.find(({ start }) => start === span.start)
  const year = dates.span.end - span.start
  const named = text.slice(span.start, dates.span.start)
  return (
    line !== undefined &&
    !isPaper.test(degree.text) &&
    (line.gap > 0 || lines[lines.indexOf(line) - 1]?.bullet === true) &&
    (!institution || institution.span.end <= line.end) &&
    /^[ )]*(?:[.(\n]|$)/.test(text.slice(dates.span.end, dates.span.end + 2)) &&
    year <= mostLettersToYear &&
    /^[^,.;:]+, [^.;:]+$/.test(named) &&
    named.split(' ').length <= mostWordsToYear &&
    opensWithDegree(text.slice(span.start, span.start + mostLettersToYear))
  )
}

const mostLettersToYear = 100
const mostWordsToYear = 9
/** "Licence: B since 2015", "Forklift certificate, 2019" were given by no school. */
const isPaper =
  /^licen[cs]e|^(?!.*\b(?:leaving|school|national|graduate|education)\b)(?!certificate (?:[IV]+|\d)\b).*\bcertificate\b/i

/** "BA Interaction Design, HKU Utrecht, 2018": letters, subject, school and year say so, whatever the school is called. */
function saysItsDegree(text: string, { degree, field, institution, span }: CvSchool): boolean {
  if (!degree || !field || !institution || institution.text.length < shortestSchool) return false
  return oneDegree.test(text.slice(span.start, span.end))
}

const shortestSchool = 4
const oneDegree =
  /^(?:B|M|Ph|LL)[A-Za-z.]{1,4} (?:\([^()]{2,12}\) )?\p{Lu}\p{Ll}[^,\n]*, [^,\n]{4,50},? (?:\P{L}*(?:19|20)\d\d)+\P{L}*$/u

/** Lines that follow each other in the text. */
function neighbours(lines: readonly CvLine[]): CvLine[][] {
  const runs: CvLine[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    if (run?.at(-1)?.index === line.index - 1) run.push(line)
    else runs.push([line])
  }
  return runs
}
