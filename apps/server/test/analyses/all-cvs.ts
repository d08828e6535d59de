import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type FixtureCv, people } from '../../../../packages/documents/test/fixtures/people.ts'

/** A CV of the fixtures, and what a careful reader finds in it, whatever our own reader makes of it. */
export interface KnownCv {
  readonly id: string
  readonly text: string
  /** Titles, employers and schools. */
  readonly facts: readonly string[]
}

const folder = join(import.meta.dirname, '../../../../packages/engine/src/cv/fixtures')

/** Every CV that the engine and the reading of files are tested with. */
export async function readAllCvs(): Promise<readonly KnownCv[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const modules: readonly object[] = await Promise.all(
    files.map((name) => import(/* @vite-ignore */ join(folder, name))),
  )
  const fixtures = modules.flatMap((each) => Object.values(each)).filter(Array.isArray)
  return [...fixtures.flat().filter(isCvFixture).map(toKnownCv), ...people.map(write)]
}

interface WrittenFixture {
  readonly id: string
  readonly text: string
  readonly roles: readonly (readonly [string | null, string | null, string | null])[]
  readonly schools: readonly string[]
}

/** The engine types its fixtures; here it is enough that one of them looks like it. */
function isCvFixture(value: unknown): value is WrittenFixture {
  return typeof value === 'object' && value !== null && 'roles' in value && 'schools' in value
}

function toKnownCv({ id, text, roles, schools }: WrittenFixture): KnownCv {
  const named = roles.flatMap(([title, company]) => [title ?? '', company ?? ''])
  return { id, text, facts: [...named, ...schools].filter(Boolean) }
}

/** One of the people whose CVs are drawn as files, as plain text. */
function write(cv: FixtureCv): KnownCv {
  const roles = cv.roles.flatMap(({ title, company, dates, bullets }) => [
    `${title}\t${dates}`,
    company,
    ...bullets.map((bullet) => `- ${bullet}`),
    '',
  ])
  const schools = cv.schools.map(({ degree, school, dates }) => `${degree}, ${school}, ${dates}`)
  const text = [
    ...[cv.name, `${cv.email} | ${cv.phone} | ${cv.place}`, '', 'Summary', cv.summary, ''],
    ...['Experience', ...roles, 'Education', ...schools, ''],
    ...['Skills', cv.skills.join(', '), '', 'Languages', cv.languages.join(', '), ''],
  ].join('\n')
  const named = cv.roles.flatMap(({ title, company }) => [title, company])
  return {
    id: cv.name,
    text,
    facts: [...named, ...cv.schools.map(({ school }) => school), ...cv.skills],
  }
}
