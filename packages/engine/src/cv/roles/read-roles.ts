import { overlaps } from '../../text/span.ts'
import type { CvHeader, CvRole, CvSectionKind } from '../cv.ts'
import { holdsRange } from '../dates/find-dates.ts'
import { linesOfWork, withHeadline } from '../header/header-roles.ts'
import type { CvLine } from '../lines/read-lines.ts'
import type { SectionLines } from '../sections/read-sections.ts'
import { smallShare } from '../words/is-prose.ts'
import { hinted, likely, titleWeight } from '../words/weigh-words.ts'
import { creditRoles } from './credit-roles.ts'
import { isLearning, isSureRole, opensWithPaper } from './is-sure-role.ts'
import { readExperience } from './read-experience.ts'
import { splitLongHeads } from './split-long-heads.ts'
import { toldRoles } from './told-roles.ts'
import { withoutRepeats } from './told-twice.ts'
import { withOpenStart } from './with-open-start.ts'
import { withSameEmployer } from './with-same-employer.ts'
import { withTitlesAbove } from './with-titles-above.ts'

/** Where roles may hide when no heading announces them. */
const mayHoldRoles: readonly CvSectionKind[] = [
  'header',
  'summary',
  'skills',
  'awards',
  'publications',
  'certifications',
  'other',
]

/** Where people tell of their work in sentences. */
const mayTell: readonly CvSectionKind[] = ['header', 'summary', 'experience', 'other']

/** Without an experience section, roles are looked for wherever no other section claims the lines. */
export function readRoles(
  text: string,
  sections: readonly SectionLines[],
  header: CvHeader,
): CvRole[] {
  const own = sections.filter(({ kind }) => kind === 'experience')
  const roles = withOpenStart(
    text,
    own.flatMap((section) => creditRoles(text, section) ?? readExperience(text, section.lines)),
  )
  const above = sections.flatMap(({ kind, lines }) => (kind === 'experience' ? [] : lines))
  const found =
    roles.length > 0 ? withTitlesAbove(text, roles, above) : looseRoles(text, sections, header)
  const told = sections
    .filter(({ kind }) => mayTell.includes(kind))
    .flatMap(({ lines }) =>
      toldRoles(
        text,
        lines.filter((line) => isOutside(line, found)),
      ),
    )
    .filter((role) => found.length === 0 || (role.title && role.company && isNew(role, found)))
  if (told.length === 0) return withSameEmployer(withoutRepeats(found))
  const titled = found.length === 0 ? withHeadline(text, told, header) : told
  return withSameEmployer([...found, ...titled].sort((a, b) => a.span.start - b.span.start))
}

function looseRoles(text: string, sections: readonly SectionLines[], header: CvHeader): CvRole[] {
  return sections
    .filter(({ kind, lines }) => mayHoldRoles.includes(kind) && hasRange(lines))
    .flatMap(({ kind, lines }) => {
      const isHeader = kind === 'header'
      const found = readExperience(text, isHeader ? linesOfWork(lines, header) : lines)
      const worked = found.filter((role) => !isHeldSince(text, role) && !tellsOfExams(text, role))
      const named = isHeader ? withHeadline(text, worked, header) : worked
      if (kind === 'certifications') return belowCourses(text, named)
      const isAmongRoles = named.some((role) => isSureRole(text, role))
      return named.filter(
        (role) => isSureRole(text, role) || (isAmongRoles && (isRange(role) || isOneYear(role))),
      )
    })
}

/** Below a last course stand roles, and the first has lines: a paper held for some years looks like a role without. */
function belowCourses(text: string, roles: readonly CvRole[]): CvRole[] {
  const first = roles.findIndex((role) => isSureRole(text, role) && role.bullets.length > 0)
  return first < 0 ? [] : roles.slice(first).filter((role) => isSureRole(text, role))
}

/** "NRPSI registered since 2020", "Chartered member since 2015" say what somebody holds. */
function isHeldSince(text: string, { dates }: CvRole): boolean {
  if (!dates || !/^(?:since|from)\b/i.test(text.slice(dates.span.start))) return false
  return held.test(text.slice(Math.max(0, dates.span.start - lettersOfHeld), dates.span.start))
}

/** "Dale Comp 1997-2002 7 GCSEs": what was passed there stands behind the time. */
function tellsOfExams(text: string, { dates }: CvRole): boolean {
  return dates !== null && exams.test(text.slice(dates.span.end, dates.span.end + lettersOfExams))
}

const lettersOfExams = 40
const exams =
  /^[^\p{L}\n]{0,6}(?:(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven) )?(?:GCSEs?|[AO][- ]?levels?|CSEs?|Highers|Standard Grades)\b/iu

const lettersOfHeld = 16
const held =
  /\b(?:registered|licen[cs]ed|accredited|certified|chartered|qualified|member|fellow)\W*$/i

function hasRange(lines: readonly CvLine[]): boolean {
  return splitLongHeads(lines).some(({ text }) => holdsRange(text))
}

function isRange({ title, company, dates, from }: CvRole): boolean {
  const name = title ?? company
  if (from === null || !dates || !name || isLearning(name.text) || opensWithPaper(name.text))
    return false
  // "AMA candidate since 2025" says what somebody is working for.
  if (!company && /^since\b/i.test(dates.text) && titleWeight(name.text) < hinted) return false
  const isName = /^\p{Lu}/u.test(name.text) && smallShare(name.text) <= 0.5
  return isName || dates.span.start < name.span.start
}

/** "2009 Deckhand", "Design intern — Studio Noord — 2018" among others; behind one name the year may be that of a diploma. */
function isOneYear({ title, company, dates, from }: CvRole): boolean {
  if (from !== null || !dates || !title || isLearning(company?.text ?? '')) return false
  if (titleWeight(title.text) < likely || opensWithPaper(title.text)) return false
  return dates.span.start < title.span.start || (company !== null && !isLearning(title.text))
}

function isOutside(line: CvLine, roles: readonly CvRole[]): boolean {
  return !roles.some(({ span }) => overlaps(span, line))
}

/** What a summary repeats of the roles below it is no further role. */
function isNew(told: CvRole, roles: readonly CvRole[]): boolean {
  return roles.every(({ company, from, to }) => {
    const isSameTime = from?.year === told.from?.year || (to === 'present' && told.to === 'present')
    const isSamePlace = company !== null && company.text === told.company?.text
    return !isSameTime && !isSamePlace
  })
}
