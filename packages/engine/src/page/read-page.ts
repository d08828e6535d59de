import type { Cv, CvHeader, CvSectionKind, CvText } from '../cv/cv.ts'
import { bareName } from '../cv/header/bare-name.ts'
import { forget } from '../cv/words/remember.ts'
import { alsoInTheCv, type CvDocument } from '../writing/document/cv-document.ts'
import { groupSkills } from '../writing/document/skill-groups.ts'
import { draftPage, type PageSetting } from './draft-page.ts'
import { cut, findAllWords, findWords, linesAt, type PageSource } from './page-source.ts'
import { type PageLine, pageText } from './page-text.ts'
import { readRole, readSchool } from './read-entries.ts'
import { readPageOthers, readPageSections } from './read-page-sections.ts'
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
  const source: PageSource = { text, lines, document }
  const sections = readPageSections(source)
  const others = readPageOthers(source, sections)
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
    beside: others.filter(({ heading }) => /^refer/i.test(heading?.text ?? '')).flatMap(itemsOf),
    sections,
  }
  forget()
  // Its fields are known: no doubt is left of how it was read.
  return { text, lines, cv: { ...reading, confidence: 1, doubts: [] } }
}

/** The order of sections changes no score, so one style's will do for all. */
const setting: PageSetting = {
  order: ['summary', 'experience', 'education', 'skills', 'others'],
  entry: 'title-first',
  contactSeparator: ' | ',
}

const ownFields: ReadonlySet<CvSectionKind> = new Set(['projects', 'volunteering'])

function itemsOf({ items }: { readonly items: readonly CvText[] }): readonly CvText[] {
  return items
}

function readHeader(source: PageSource): CvHeader {
  const { text, document } = source
  const fields = document.header
  const all = linesAt(source, 'header')
  const [name] = all.filter(({ paragraph }) => paragraph.role === 'name')
  const [headline] = all.filter(({ paragraph }) => paragraph.role === 'headline')
  const contacts = all.filter(({ paragraph }) => paragraph.role === 'contact')
  const contact = (words: string) =>
    contacts.reduce<CvText | null>((found, line) => found ?? findWords(text, words, line), null)
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

function readSkills(source: PageSource): Cv['skills'] {
  const { text, document } = source
  let from = 0
  return groupSkills(document).flatMap(({ label, skills }, list) => {
    const [line] = linesAt(source, `skills.${from}`)
    from += skills.length
    if (!line) return []
    const group = label.trim().replace(/:$/, '')
    const start = line.words.start + (group === '' ? 0 : group.length + 1)
    const found = findAllWords(text, skills, { start, end: line.words.end })
    return found.map((skill) => ({ ...skill, list, ...(group === '' ? {} : { group }) }))
  })
}
