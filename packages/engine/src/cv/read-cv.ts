import { overlaps } from '../text/span.ts'
import type {
  Cv,
  CvOtherSection,
  CvRole,
  CvSchool,
  CvSection,
  CvSectionKind,
  CvText,
  LayoutLine,
  Span,
} from './cv.ts'
import { cvPassage } from './cv-text.ts'
import { findUnplaced } from './find-unplaced.ts'
import { readHeader } from './header/read-header.ts'
import { readItems } from './items/read-items.ts'
import { readList, readSpoken } from './items/read-list.ts'
import { readListed } from './items/read-listed.ts'
import { readSkills } from './items/read-skills.ts'
import { judgeReading } from './judge-reading.ts'
import { asTyped, type TypedText } from './lines/as-typed.ts'
import { joinLetterSpaced } from './lines/join-letter-spaced.ts'
import { joinSplitDates } from './lines/join-split-dates.ts'
import { joinWrapped } from './lines/join-wrapped.ts'
import { narrowBlanks } from './lines/narrow-blanks.ts'
import { type CvLine, readLines } from './lines/read-lines.ts'
import { saysHowToReach, setAside } from './lines/set-aside.ts'
import { tellsPrivate } from './lines/tells-private.ts'
import { inOwnLetters, widenCv } from './lines/widen-cv.ts'
import { outsideRoles, skillLines } from './roles/outside-roles.ts'
import { readRoles } from './roles/read-roles.ts'
import { readSchools } from './schools/read-schools.ts'
import { isStudy, readStudies } from './schools/studies-among-roles.ts'
import { nameHeading } from './sections/name-heading.ts'
import { readSections, type SectionLines } from './sections/read-sections.ts'
import { forget } from './words/remember.ts'

const asTheyStand: readonly CvSectionKind[] = [
  'publications',
  'awards',
  'memberships',
  'interests',
  'references',
  'other',
]

/**
 * Reads a CV from its text. Any text gives a `Cv`, the same text always the same one; every span is true of `text` as
 * given. `layout` helps to tell headings and the name by their type, and may be left out; who has set its capitals already
 * gives what came of it.
 */
export function readCv(
  text: string,
  layout: readonly LayoutLine[] = [],
  set?: TypedText | null,
): Cv {
  const narrow = narrowBlanks(text, layout)
  if (!narrow) return readAsTyped(text, layout, set === undefined ? asTyped(text, layout) : set)
  const typed = asTyped(narrow.text, narrow.layout)
  return widenCv(readAsTyped(narrow.text, narrow.layout, typed), text, narrow.widen)
}

function readAsTyped(text: string, layout: readonly LayoutLine[], typed: TypedText | null): Cv {
  return typed ? inOwnLetters(readTyped(typed.text, layout), text, typed) : readTyped(text, layout)
}

function readTyped(text: string, layout: readonly LayoutLine[]): Cv {
  // 1. Lines, without bullets and marks, knowing where they stand.
  const all = joinWrapped(text, joinSplitDates(text, readLines(text, layout)))
  const { own: lines, beside, letter } = setAside(all)
  // 2. Sections, by the words and the look of headings.
  const cut = readSections(text, lines)
  if (letter.length > 0) cut.push({ kind: 'references', heading: null, lines: letter })
  // 3. Who it is. A name in a margin takes its lines out of other sections.
  const { header, taken, opening } = readHeader(text, cut, lines)
  const sections = cut.map((section) => withoutTaken(section, taken, header.name))
  // 4. Each section by its own rules.
  const of = (kind: CvSectionKind) => sections.filter((section) => section.kind === kind)
  const roles = readRoles(text, sections, header)
  const studies = roles.filter(isStudy)
  const worked = studies.length > 0 ? roles.filter((role) => !studies.includes(role)) : roles
  const schools = readSchools(text, sections, { roles: worked, header })
  const isRead = ({ span }: CvSchool) => schools.some((school) => overlaps(school.span, span))
  const education = [
    ...schools,
    ...readStudies(text, sections, studies).filter((study) => !isRead(study)),
  ]
  const experience = withoutSchools(text, worked, education)
  const skillsRead = of('skills').map(({ lines }, at) =>
    readSkills(text, skillLines(lines, experience), at * 10_000),
  )
  const items = (kind: CvSectionKind) =>
    of(kind).flatMap((section) => readItems(text, section.lines))
  const others = readOthers(text, sections, experience)
  const reading = {
    header,
    ...readSummary(text, sections, { lines, opening, entries: [...experience, ...education] }),
    experience,
    education,
    skills: skillsRead.flatMap(({ skills }) => skills),
    certifications: of('certifications')
      .flatMap(({ lines }) => readListed(text, outsideRoles(lines, experience)))
      .filter((paper) => !education.some((school) => isStudiedAt(school, paper))),
    languages: [
      ...of('header').flatMap((section) => readSpoken(text, section.lines)),
      ...of('languages').flatMap((section) => readList(text, section.lines)),
      ...skillsRead.flatMap(({ languages }) => languages),
    ],
    projects: items('projects'),
    volunteering: items('volunteering'),
    others,
    beside: [
      ...readItems(text, beside),
      ...of('header').flatMap((section) =>
        section.lines.filter(saysHowToReach).flatMap((line) => readItems(text, [line])),
      ),
      ...others.filter(isOfOthers).flatMap(({ items }) => items),
      ...sections.flatMap(({ heading }) => (heading && isSpaced(heading) ? [heading] : [])),
    ],
    sections: sections.map(sectionOf),
  }
  // 5. What nobody claimed, and how far to trust the rest.
  const rest = cvPassage(text, all.at(-1)?.end ?? 0, text.length)
  const unplaced = [...findUnplaced(text, all, placedSpans(reading)), ...(rest ? [rest] : [])]
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

/** A school below the last role is none of what was done there, nor is what follows it. */
function withoutSchools(
  text: string,
  roles: readonly CvRole[],
  schools: readonly CvSchool[],
): CvRole[] {
  return roles.map((role) => {
    const { start, end } = role.span
    const school = schools.find(({ span }) => start < span.start && span.start < end)
    if (!school) return role
    const bullets = role.bullets.flatMap((bullet) => {
      if (bullet.span.end <= school.span.start) return [bullet]
      const before = bullet.span.start < school.span.start
      return (before && cvPassage(text, bullet.span.start, school.span.start)) || []
    })
    const head = [role.title, role.company, role.location, role.dates]
    const ends = [...head, ...bullets].flatMap((value) => value?.span.end ?? [])
    return { ...role, bullets, span: { start, end: Math.max(...ends.filter((at) => at <= end)) } }
  })
}

interface Around {
  readonly lines: readonly CvLine[]
  readonly opening: Span | null
  readonly entries: readonly (CvRole | CvSchool)[]
}

/** Where a summary goes on to tell of roles or schools, it ends. */
function readSummary(
  text: string,
  sections: readonly SectionLines[],
  { lines, opening, entries }: Around,
): Pick<Cv, 'summary' | 'summaryItems'> {
  const own = sections.find(({ kind, lines }) => kind === 'summary' && lines.length > 0)
  const span = own ? sectionOf(own).body : opening
  if (!span) return { summary: null, summaryItems: [] }
  const told = entries.filter((each) => span.start < each.span.start && each.span.start < span.end)
  const end = Math.min(span.end, ...told.map((each) => each.span.start))
  const within = (own?.lines ?? lines)
    .filter((line) => span.start <= line.start && line.start < end)
    .map((line) => (line.end <= end ? line : endingAt(text, line, end)))
  return { summary: cvPassage(text, span.start, end), summaryItems: readItems(text, within) }
}

function endingAt(text: string, line: CvLine, end: number): CvLine {
  return { ...line, end, text: text.slice(line.start, end) }
}

/** Letters set apart are no words. */
function isSpaced({ quote }: CvText): boolean {
  return joinLetterSpaced(quote) !== quote
}

/** Who would speak for somebody, and what anybody declares at the end of a CV. */
function isOfOthers({ kind, heading }: CvOtherSection): boolean {
  return kind === 'references' || /^declaration\b/i.test(heading?.text ?? '')
}

function readOthers(
  text: string,
  sections: readonly SectionLines[],
  roles: readonly CvRole[],
): CvOtherSection[] {
  return sections
    .filter(({ kind }) => asTheyStand.includes(kind))
    .map(({ kind, heading, lines }) => ({
      kind,
      heading,
      items: readItems(text, outsideRoles(lines, roles)),
    }))
}

/** "BA Costume, Hill College, 2013–2016" below "Training": years of study at a school are told there. */
function isStudiedAt({ degree, institution, from, to, span }: CvSchool, paper: CvText): boolean {
  const isStudy = degree && institution && from && to
  return Boolean(isStudy) && overlaps(span, paper.span)
}

function sectionOf({ kind, heading, lines }: SectionLines): CvSection {
  const empty = heading?.span.end ?? 0
  const body = { start: lines[0]?.start ?? empty, end: lines.at(-1)?.end ?? empty }
  return { kind, heading, body }
}

function placedSpans(cv: Omit<Cv, 'unplaced' | 'confidence' | 'doubts'>): Span[] {
  const { name, headline, email, phone, location, links } = cv.header
  const spans: Span[] = []
  const add = (texts: readonly (CvText | null | undefined)[]) => {
    for (const text of texts) if (text) spans.push(text.span)
  }
  add([name, headline, email, phone, location, cv.summary])
  add(links)
  for (const role of cv.experience) {
    add([role.title, role.company, role.location, role.dates])
    add(role.bullets)
  }
  for (const school of cv.education) {
    add([school.degree, school.field, school.institution, school.dates])
    add(school.details)
  }
  for (const texts of [cv.skills, cv.certifications, cv.languages, cv.projects, cv.volunteering])
    add(texts)
  for (const { items } of cv.others) add(items)
  add(cv.beside.filter(({ text }) => tellsPrivate(text)))
  for (const { kind, heading, body } of cv.sections) {
    if (body.end > body.start || (heading && nameHeading(heading.text))) add([heading])
    if (kind === 'skills') spans.push(body)
  }
  return spans
}
