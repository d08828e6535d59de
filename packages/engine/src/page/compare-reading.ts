import type { Cv, CvRole, CvSchool, CvText } from '../cv/cv.ts'
import { lineSigns } from '../text/letters/list-signs.ts'
import type { CvDocument, DocumentRole, DocumentSchool } from '../writing/document/cv-document.ts'
import { groupSkills } from '../writing/document/skill-groups.ts'
import { wholeName } from '../writing/document/whole-name.ts'
import type { Page } from './page.ts'
import { withoutListSign } from './without-list-sign.ts'

/** What a parser got back from an exported file, of what was put into it. */
export interface ExportProof {
  readonly roles: number
  readonly dates: number
  readonly bullets: number
  readonly skills: number
  readonly schools: number
  /** How many there were. */
  readonly of: Readonly<Record<'roles' | 'dates' | 'bullets' | 'skills' | 'schools', number>>
  /** Whether all of it came back. */
  readonly ok: boolean
  /** What a parser did not recognise for what it is, though its words are there. */
  readonly missing: readonly string[]
  /** Words that are not in the file's text, or not in their place: a broken file. */
  readonly lost: readonly string[]
}

/** What was read back from the file. */
export interface Reading {
  readonly text: string
  readonly cv: Cv
}

/** Compares a CV with what was read back from the file that it was exported to. */
export function compareReading(
  document: CvDocument,
  page: Page,
  { text, cv }: Reading,
): ExportProof {
  const roles = document.experience.filter((role) => isFilled([role.title, role.company]))
  const schools = document.education.filter((each) => isFilled([each.degree, each.institution]))
  const bullets = roles
    .flatMap((role) => role.bullets.map(withoutListSign))
    .filter((bullet) => isFilled([bullet]))
  const skills = document.skills.filter((skill) => isFilled([skill]))
  const dated = [...roles, ...schools].filter(({ dates }) => isFilled([dates]))
  const misses = {
    header: headerMisses(document, { text, cv }),
    roles: roles.filter((role) => !cv.experience.some((read) => isSameRole(role, read))),
    schools: schools.filter((school) => !cv.education.some((read) => isSameSchool(school, read))),
    dates: dated.filter(({ dates }) => !readDates(cv).has(squash(dates))),
    bullets: without(bullets, squashAll(cv.experience.flatMap((role) => role.bullets))),
    skills: missingSkills(skills, cv),
    groups: missingGroups(document, cv),
  }
  const lost = findLost(page, text)
  const missing = [
    ...misses.header,
    ...misses.roles.map(
      ({ title, company }) => `role: ${[title, company].filter(Boolean).join(', ')}`,
    ),
    ...misses.schools.map(
      ({ degree, institution }) => `school: ${[degree, institution].filter(Boolean).join(', ')}`,
    ),
    ...misses.dates.map(({ dates }) => `dates: ${dates}`),
    ...misses.bullets.map((bullet) => `line: ${bullet}`),
    ...misses.skills.map((skill) => `skill: ${skill}`),
    ...misses.groups.map((label) => `skills under: ${label}`),
  ]
  const of = {
    roles: roles.length,
    dates: dated.length,
    bullets: bullets.length,
    skills: skills.length,
    schools: schools.length,
  }
  return {
    roles: of.roles - misses.roles.length,
    dates: of.dates - misses.dates.length,
    bullets: of.bullets - misses.bullets.length,
    skills: of.skills - misses.skills.length,
    schools: of.schools - misses.schools.length,
    of,
    ok: missing.length === 0 && lost.length === 0,
    missing,
    lost,
  }
}

function isFilled(fields: readonly string[]): boolean {
  return fields.some((field) => squash(field) !== '')
}

/**
 * A text without what a file may set differently: spaces, line ends, kinds of dashes, capitals.
 * Capitals, for a small sigma looks different at the end of a word.
 */
function squash(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{C}\p{Pd}]/gu, '')
    .toUpperCase()
}

function squashAll(texts: readonly CvText[]): readonly string[] {
  return texts.map(({ text }) => squash(text))
}

function headerMisses({ header }: CvDocument, { text, cv }: Reading): string[] {
  const { name, email, phone } = cv.header
  const read = {
    // "Ada Byron, RN" is a name with what follows it; a reader takes them apart.
    name: [name?.text ?? '', wholeName(cv.header, text)],
    email: [email?.text ?? ''],
    phone: [phone?.text ?? ''],
  }
  return (['name', 'email', 'phone'] as const)
    .filter((field) => squash(header[field]) !== '')
    .filter((field) => !read[field].map(squash).includes(squash(header[field])))
    .map((field) => `${field}: ${header[field]}`)
}

function isSameRole(role: DocumentRole, read: CvRole): boolean {
  const place = [read.company?.text, read.location?.text].filter(Boolean).join(', ')
  return squash(role.title) === squash(read.title?.text ?? '') && isSamePlace(role.company, place)
}

function isSameSchool(school: DocumentSchool, read: CvSchool): boolean {
  const degree = [read.degree?.text, read.field?.text].filter(Boolean).join(', ')
  const said = squash(school.degree)
  const isDegree = squash(degree).includes(said) || said.includes(squash(read.degree?.text ?? ''))
  return isDegree && isSamePlace(school.institution, read.institution?.text ?? '')
}

/** Whether a reader may take the town for a part of the name is a matter of taste. */
function isSamePlace(said: string, read: string): boolean {
  const [a, b] = [squash(said), squash(read)]
  return a === b || (b !== '' && a.startsWith(b))
}

function readDates({ experience, education }: Cv): ReadonlySet<string> {
  return new Set(squashAll([...experience, ...education].flatMap(({ dates }) => dates ?? [])))
}

/** Takes away one for one, so that a line that stands twice must be read twice. */
function without(said: readonly string[], read: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const each of read) left.set(each, (left.get(each) ?? 0) + 1)
  return said.filter((each) => {
    const count = left.get(squash(each)) ?? 0
    left.set(squash(each), count - 1)
    return count <= 0
  })
}

/** A skill that holds a comma comes back as several. */
function missingSkills(said: readonly string[], cv: Cv): string[] {
  const read = squashAll([...cv.skills, ...cv.languages])
  const whole = read.join('')
  return without(said, read).filter(
    (skill) => !whole.includes(squash(skill).replace(/[,;|:]/g, '')),
  )
}

/** Labels that were taken for a part of a skill, or for nothing at all. */
function missingGroups(document: CvDocument, cv: Cv): string[] {
  const read = new Set(cv.skills.map(({ group = '' }) => squash(group)))
  return groupSkills(document)
    .filter(({ label, skills }) => isFilled([label]) && isFilled(skills))
    .map(({ label }) => label)
    .filter((label) => !read.has(squash(label).replace(/:$/, '')))
}

/** Where such letters and others share a line, its look does not tell the order of its words. */
const fromRight = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Signs at a word's edge belong to either side. */
function isSaid(read: string, word: string): boolean {
  return read.includes(squash(word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')))
}

/** A reader takes a sign that opens a line for a list's, whatever it was. */
const openingSigns = new RegExp(`^[${lineSigns}\\s]+`, 'u')

/** The paragraphs whose words are not found in the text, in the order of the page. */
function findLost(page: Page, text: string): string[] {
  const read = squash(text)
  let from = 0
  return page.paragraphs.flatMap(({ runs, right }) =>
    [runs, right].flatMap((each) => {
      const words = each.map((run) => run.text).join('')
      if (fromRight.test(words)) return words.split(/\s+/).filter((word) => !isSaid(read, word))
      const at = read.indexOf(squash(words.replace(openingSigns, '')), from)
      if (at >= 0) from = Math.max(from, at)
      return at < 0 ? [words] : []
    }),
  )
}
