import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { ReadingPool } from '@rolefit/documents'
import { readCv } from '@rolefit/engine'
import { type FixtureCv, people } from '../../packages/documents/test/fixtures/people.ts'
import { firstOutOfOrder } from '../../packages/documents/test/reading-order.ts'
import type { FixtureFile } from './fixture-set.ts'

export const fieldNames = ['name', 'email', 'phone', 'title', 'company', 'dates', 'school'] as const
export type FieldName = (typeof fieldNames)[number]

export interface Tally {
  right: number
  all: number
}

export interface FieldResult {
  readonly fields: Readonly<Record<FieldName, Tally>>
  readonly misses: readonly string[]
  readonly inOrder: boolean | null
}

/** Reads one fixture and compares what comes out with what was written into it. */
export async function measureFile(pool: ReadingPool, file: FixtureFile): Promise<FieldResult> {
  const truth = people[file.person]
  if (!truth) throw new Error(`no person ${file.person}`)
  const fields = emptyTallies()
  const misses: string[] = []
  const result = await pool.read(readFileSync(file.path), basename(file.path))
  if (result.status === 'unreadable') throw new Error(`${file.path}: ${result.reason}`)
  for (const { field, expected, found } of compare(truth, readCv(result.text, result.lines))) {
    fields[field].all += 1
    if (squeeze(expected) === squeeze(found)) fields[field].right += 1
    else misses.push(`${basename(file.path)}: ${field} "${expected}" read as "${found}"`)
  }
  const broken = file.order.map((texts) => firstOutOfOrder(result.text, texts)).find(Boolean)
  if (broken) misses.push(`${basename(file.path)}: out of order at "${broken}"`)
  return { fields, misses, inOrder: file.order.length > 0 ? !broken : null }
}

export function emptyTallies(): Record<FieldName, Tally> {
  const none = (): Tally => ({ right: 0, all: 0 })
  return {
    name: none(),
    email: none(),
    phone: none(),
    title: none(),
    company: none(),
    dates: none(),
    school: none(),
  }
}

interface Comparison {
  readonly field: FieldName
  readonly expected: string
  readonly found: string
}

function compare(truth: FixtureCv, cv: ReturnType<typeof readCv>): readonly Comparison[] {
  const { header, experience, education } = cv
  const roles = truth.roles.flatMap((role, index): readonly Comparison[] => {
    const read =
      experience.find(({ title }) => squeeze(title?.text) === squeeze(role.title)) ??
      experience[index]
    return [
      { field: 'title', expected: role.title, found: read?.title?.text ?? '' },
      { field: 'company', expected: role.company, found: read?.company?.text ?? '' },
      { field: 'dates', expected: role.dates, found: read?.dates?.text ?? '' },
    ]
  })
  const schools = truth.schools.map(({ school }, index): Comparison => {
    const read = education.find(({ institution }) => squeeze(institution?.text) === squeeze(school))
    return {
      field: 'school',
      expected: school,
      found: (read ?? education[index])?.institution?.text ?? '',
    }
  })
  return [
    { field: 'name', expected: truth.name, found: header.name?.text ?? '' },
    { field: 'email', expected: truth.email, found: header.email?.text ?? '' },
    { field: 'phone', expected: digits(truth.phone), found: digits(header.phone?.text ?? '') },
    ...roles,
    ...schools,
  ]
}

function squeeze(text: string | undefined): string {
  return (text ?? '')
    .replace(/[\s–—-]+/g, ' ')
    .trim()
    .toLowerCase()
}

function digits(text: string): string {
  return text.replace(/\D/g, '')
}
