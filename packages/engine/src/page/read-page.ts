import { bareName } from '../cv/bare-name.ts'
import type { Cv, CvHeader, CvSection, CvSectionKind, CvText } from '../cv/cv.ts'
import { findDates } from '../cv/find-dates.ts'
import { judgeReading } from '../cv/judge-reading.ts'
import { mainDates } from '../cv/main-dates.ts'
import { kindOfOwnHeading } from '../cv/own-heading.ts'
import { forget } from '../cv/remember.ts'
import type { Span } from '../text/span.ts'
import { alsoInTheCv, type CvDocument } from '../writing/cv-document.ts'
import { groupSkills } from '../writing/skill-groups.ts'
import { draftPage, type PageSetting } from './draft-page.ts'
import { type PageLine, pageText } from './page-text.ts'
import { toHref } from './to-href.ts'

/** A page as text, which field each line of it shows, and the CV as its fields say. */
export interface PageReading {
  readonly text: string
  readonly lines: readonly PageLine[]
  readonly cv: Cv
}

/**
 * Reads a CV from the fields that somebody has filled in: what stands in them is what it is, so nothing is guessed.
 * The text is that of the exported page, and every span is true of it.
 */
export function readPage(document: CvDocument): PageReading {
  const { text, lines } = pageText(draftPage(document, setting))
  const source: Source = { text, lines, document }
  const sections = readSections(source)
  const others = readOthers(source, sections)
  const of = (kind: CvSectionKind) =>
    others.filter((other) => other.kind === kind).flatMap(({ items }) => items)
  const summaryItems = linesAt(source, 'summary', 'text').map(({ words }) => cut(text, words))
  const [first, last] = [summaryItems[0], summaryItems.at(-1)]
  const reading = {
    header: readHeader(source),
    summary: first && last ? cut(text, { start: first.span.start, end: last.span.end }) : null,
    summaryItems,
    experience: document.experience.flatMap((_, index) => readRole(source, index)),
    education: document.education.flatMap((_, index) => readSchool(source, index)),
    skills: readSkills(source),
    // A heading of their own changes nothing of how these count: they stand among the others.
    certifications: [],
    languages: [],
    projects: of('projects'),
    volunteering: of('volunteering'),
    others: others.filter(({ kind }) => !ownFields.has(kind)),
    unplaced: others.filter(({ heading }) => heading?.text === alsoInTheCv).flatMap(itemsOf),
    sections,
  }
  forget()
  return { text, lines, cv: { ...reading, ...judgeReading(text, reading) } }
}

/** The order of sections changes no score, so one style's will do for all. */
const setting: PageSetting = {
  order: ['summary', 'experience', 'education', 'skills', 'others'],
  entry: 'title-first',
  contactSeparator: ' | ',
}

interface Source {
  readonly text: string
  readonly lines: readonly PageLine[]
  readonly document: CvDocument
}

const ownFields: ReadonlySet<CvSectionKind> = new Set(['projects', 'volunteering'])

function itemsOf({ items }: { readonly items: readonly CvText[] }): readonly CvText[] {
  return items
}

function linesAt({ lines }: Source, path: string, role?: string): PageLine[] {
  const isAt = (own: string) => own === path || own.startsWith(`${path}.`)
  return lines.filter(
    ({ paragraph }) => isAt(paragraph.path) && (role === undefined || paragraph.role === role),
  )
}

function cut(text: string, span: Span): CvText {
  const quote = text.slice(span.start, span.end)
  return { text: quote, quote, span: { start: span.start, end: span.end } }
}

/** The words where they next stand, or null where there are none. */
function find(text: string, words: string, { start, end }: Span): CvText | null {
  const own = words.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const at = own === '' ? -1 : text.indexOf(own, start)
  return at < 0 || at + own.length > end ? null : cut(text, { start: at, end: at + own.length })
}

/** Words that follow each other in a line, such as skills between commas. */
function findAll(text: string, words: readonly string[], line: Span): CvText[] {
  let from = line.start
  return words.flatMap((each) => {
    const found = find(text, each, { start: from, end: line.end })
    from = found?.span.end ?? from
    return found ?? []
  })
}

function readHeader(source: Source): CvHeader {
  const { text, document } = source
  const fields = document.header
  const all = linesAt(source, 'header')
  const [name] = all.filter(({ paragraph }) => paragraph.role === 'name')
  const [headline] = all.filter(({ paragraph }) => paragraph.role === 'headline')
  const contacts = all.filter(({ paragraph }) => paragraph.role === 'contact')
  const contact = (words: string) =>
    contacts.reduce<CvText | null>((found, line) => found ?? find(text, words, line), null)
  const links = fields.links.flatMap((link) => contact(link) ?? [])
  return {
    // "Ada Byron, RN": letters behind a name are none of it.
    name: name ? cut(text, bareName(text, name.words)) : null,
    ...(headline ? { headline: cut(text, headline.words) } : {}),
    email: contact(fields.email),
    phone: contact(fields.phone),
    location: contact(fields.location),
    links: links.map((link) => ({ ...link, href: toHref(link.text) ?? link.text })),
  }
}

function readRole(source: Source, index: number): Cv['experience'] {
  const entry = readEntry(source, `experience.${index}`)
  const { title = '', company = '' } = source.document.experience[index] ?? {}
  if (!entry) return []
  const { head, dates, bullets, span } = entry
  const [named, employer] = namesIn(source.text, [title, company], head)
  return [{ title: named, company: employer, ...dates, bullets, span }]
}

function readSchool(source: Source, index: number): Cv['education'] {
  const entry = readEntry(source, `education.${index}`)
  const { degree = '', institution = '' } = source.document.education[index] ?? {}
  if (!entry) return []
  const { head, dates, bullets, span } = entry
  const [named, school] = namesIn(source.text, [degree, institution], head)
  return [{ degree: named, institution: school, ...dates, details: bullets, span }]
}

/** The lines of a role or a school: what names it, when it was, and what is told of it. */
function readEntry(source: Source, path: string) {
  const { text } = source
  const lines = linesAt(source, path)
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return null
  const head = lines.filter(({ paragraph }) => paragraph.role !== 'bullet')
  const bullets = lines
    .filter(({ paragraph }) => paragraph.role === 'bullet')
    .map(({ words }) => cut(text, words))
  const right = head.map((line) => line.right).find(({ start, end }) => start < end)
  const written = right ? cut(text, right) : null
  const found = mainDates(findDates(written?.text ?? ''))
  const dates = { dates: written, from: found?.from ?? null, to: found?.to ?? null }
  return { head, dates, bullets, span: { start: first.start, end: last.end } }
}

/** Of two names each stands on a line of its own; where there is one line, one of them is empty. */
function namesIn(
  text: string,
  names: readonly [string, string],
  head: readonly PageLine[],
): readonly [CvText | null, CvText | null] {
  const [above, below] = head
  const [one, other] = names.map((name) => name.trim() !== '')
  if (!above) return [null, null]
  if (one && other) return [cut(text, above.words), below ? cut(text, below.words) : null]
  const named = above.words.start < above.words.end ? cut(text, above.words) : null
  return one ? [named, null] : [null, named]
}

function readSkills(source: Source): Cv['skills'] {
  const { text, document } = source
  let from = 0
  return groupSkills(document).flatMap(({ label, skills }, list) => {
    const [line] = linesAt(source, `skills.${from}`)
    from += skills.length
    if (!line) return []
    const group = label.trim().replace(/:$/, '')
    const start = line.words.start + (group === '' ? 0 : group.length + 1)
    const found = findAll(text, skills, { start, end: line.words.end })
    return found.map((skill) => ({ ...skill, list, ...(group === '' ? {} : { group }) }))
  })
}

const kindByPath: ReadonlyMap<string, CvSectionKind> = new Map([
  ['summary', 'summary'],
  ['experience', 'experience'],
  ['education', 'education'],
  ['skills', 'skills'],
])

function readSections({ text, lines }: Source): CvSection[] {
  const heads = lines.filter(({ paragraph }) => paragraph.role === 'heading')
  const top = lines.slice(0, heads[0] ? lines.indexOf(heads[0]) : lines.length)
  const own = heads.map((head, at): CvSection => {
    const next = heads[at + 1]
    const below = lines.slice(lines.indexOf(head) + 1, next ? lines.indexOf(next) : lines.length)
    const kind =
      kindByPath.get(head.paragraph.path) ?? kindOfOwnHeading(text.slice(head.start, head.end))
    return { kind, heading: cut(text, head.words), body: around(below, head.end) }
  })
  const header: CvSection = { kind: 'header', heading: null, body: around(top, 0) }
  return top.length > 0 ? [header, ...own] : own
}

function around(lines: readonly PageLine[], empty: number): Span {
  return { start: lines[0]?.start ?? empty, end: lines.at(-1)?.end ?? empty }
}

function readOthers(source: Source, sections: readonly CvSection[]): Cv['others'] {
  const { text, document } = source
  return document.others.flatMap(({ items }, index) => {
    const [head, ...lines] = linesAt(source, `others.${index}`)
    const own = sections.find(({ heading }) => heading?.span.start === head?.words.start)
    if (!head || !own) return []
    const [first] = lines
    // Languages and the like stand on one line.
    const isRunOn = lines.length === 1 && first?.paragraph.role === 'text'
    const read = isRunOn ? findAll(text, items, first) : lines.map(({ words }) => cut(text, words))
    return [{ kind: own.kind, heading: own.heading, items: read }]
  })
}
