import type {
  Cv,
  CvHeader,
  CvOtherSection,
  CvSection,
  CvSectionKind,
  CvText,
  LayoutLine,
  Span,
} from './cv.ts'
import { cvPassage } from './cv-text.ts'
import { findDates } from './find-dates.ts'
import { findUnplaced } from './find-unplaced.ts'
import { linesOfWork, withHeadline } from './header-roles.ts'
import { isSureRole } from './is-sure-role.ts'
import { joinSplitDates } from './join-split-dates.ts'
import { judgeReading } from './judge-reading.ts'
import { readEducation } from './read-education.ts'
import { readExperience } from './read-experience.ts'
import { readHeader } from './read-header.ts'
import { readItems } from './read-items.ts'
import { type CvLine, readLines } from './read-lines.ts'
import { readList, readSpoken } from './read-list.ts'
import { readSections, type SectionLines } from './read-sections.ts'
import { readSkills } from './read-skills.ts'
import { forget } from './remember.ts'
import { isSchool } from './school-parts.ts'
import { splitLongHeads } from './split-long-heads.ts'
import { withSameEmployer } from './with-same-employer.ts'

const asTheyStand: readonly CvSectionKind[] = [
  'publications',
  'awards',
  'memberships',
  'interests',
  'references',
  'other',
]

/** Where roles may hide when no heading announces them. */
const mayHoldRoles: readonly CvSectionKind[] = [
  'header',
  'summary',
  'skills',
  'awards',
  'publications',
  'other',
]

/**
 * Reads a CV from its text. Any text gives a `Cv`, the same text always the same one; every span is true of `text` as
 * given. `layout` helps to tell headings and the name by their type, and may be left out.
 */
export function readCv(text: string, layout: readonly LayoutLine[] = []): Cv {
  // 1. Lines, without bullets and marks, knowing where they stand.
  const lines = joinSplitDates(text, readLines(text, layout))
  // 2. Sections, by the words and the look of headings.
  const cut = readSections(text, lines)
  // 3. Who it is. A name in a margin takes its lines out of other sections.
  const { header, taken, opening } = readHeader(text, cut, lines)
  const sections = cut.map((section) => withoutTaken(section, taken, header.name))
  // 4. Each section by its own rules.
  const of = (kind: CvSectionKind) => sections.filter((section) => section.kind === kind)
  const experience = withSameEmployer(readRoles(text, sections, header))
  const education = readSchools(text, sections)
  const skillsRead = of('skills').map((section) => readSkills(text, section.lines))
  const items = (kind: CvSectionKind) =>
    of(kind).flatMap((section) => readItems(text, section.lines))
  const reading = {
    header,
    summary: readSummary(text, sections, opening),
    experience,
    education,
    skills: skillsRead.flatMap(({ skills }) => skills),
    certifications: items('certifications'),
    languages: [
      ...of('header').flatMap((section) => readSpoken(text, section.lines)),
      ...of('languages').flatMap((section) => readList(text, section.lines)),
      ...skillsRead.flatMap(({ languages }) => languages),
    ],
    projects: items('projects'),
    volunteering: items('volunteering'),
    others: readOthers(text, sections),
    sections: sections.map(sectionOf),
  }
  // 5. What nobody claimed, and how far to trust the rest.
  const rest = cvPassage(text, lines.at(-1)?.end ?? 0, text.length)
  const unplaced = [...findUnplaced(text, lines, placedSpans(reading)), ...(rest ? [rest] : [])]
  forget()
  return { ...reading, unplaced, ...judgeReading(text, { ...reading, unplaced }) }
}

function withoutTaken(
  section: SectionLines,
  taken: ReadonlySet<CvLine>,
  name: CvText | null,
): SectionLines {
  const isName = name !== null && section.heading?.span.start === name.span.start
  const lines = section.lines.filter((line) => !taken.has(line))
  return { ...section, lines, kind: isName ? 'header' : section.kind }
}

/** Without an experience section, roles are looked for wherever no other section claims the lines. */
function readRoles(text: string, sections: readonly SectionLines[], header: CvHeader) {
  const own = sections.filter(({ kind }) => kind === 'experience')
  const roles = own.flatMap(({ lines }) => readExperience(text, lines))
  if (roles.length > 0) return roles
  const loose = sections.filter(({ kind, lines }) => mayHoldRoles.includes(kind) && hasRange(lines))
  return loose.flatMap(({ kind, lines }) => {
    const isHeader = kind === 'header'
    const found = readExperience(text, isHeader ? linesOfWork(lines, header) : lines)
    return (isHeader ? withHeadline(text, found, header) : found).filter(isSureRole)
  })
}

function hasRange(lines: readonly CvLine[]): boolean {
  return splitLongHeads(lines).some(({ text }) => findDates(text).some(({ from }) => from !== null))
}

/** Without an education section, schools are looked for among certificates and training. */
function readSchools(text: string, sections: readonly SectionLines[]) {
  const own = sections.filter(({ kind }) => kind === 'education')
  const schools = own.flatMap(({ lines }) => readEducation(text, lines))
  if (own.length > 0) return schools
  const near = sections.filter(({ kind }) => ['certifications', 'header', 'other'].includes(kind))
  return near
    .flatMap(({ lines }) => readEducation(text, lines))
    .filter(({ degree, institution }) => degree && institution && isSchool(institution))
}

function readSummary(
  text: string,
  sections: readonly SectionLines[],
  opening: Span | null,
): CvText | null {
  const own = sections.find(({ kind, lines }) => kind === 'summary' && lines.length > 0)
  const span = own ? sectionOf(own).body : opening
  return span && cvPassage(text, span.start, span.end)
}

function readOthers(text: string, sections: readonly SectionLines[]): CvOtherSection[] {
  return sections
    .filter(({ kind }) => asTheyStand.includes(kind))
    .map(({ kind, heading, lines }) => ({ kind, heading, items: readItems(text, lines) }))
}

function sectionOf({ kind, heading, lines }: SectionLines): CvSection {
  const empty = heading?.span.end ?? 0
  const body = { start: lines[0]?.start ?? empty, end: lines.at(-1)?.end ?? empty }
  return { kind, heading, body }
}

function placedSpans(cv: Omit<Cv, 'unplaced' | 'confidence' | 'doubts'>): Span[] {
  const { name, headline, email, phone, location, links } = cv.header
  const texts: (CvText | null | undefined)[] = [
    name,
    headline,
    email,
    phone,
    location,
    cv.summary,
    ...links,
  ]
  for (const role of cv.experience)
    texts.push(role.title, role.company, role.location, role.dates, ...role.bullets)
  for (const school of cv.education)
    texts.push(school.degree, school.field, school.institution, school.dates, ...school.details)
  texts.push(
    ...cv.skills,
    ...cv.certifications,
    ...cv.languages,
    ...cv.projects,
    ...cv.volunteering,
  )
  for (const { items } of cv.others) texts.push(...items)
  for (const { heading } of cv.sections) texts.push(heading)
  const skillGroups = cv.sections.filter(({ kind }) => kind === 'skills').map(({ body }) => body)
  return [...texts.flatMap((value) => (value ? [value.span] : [])), ...skillGroups]
}
