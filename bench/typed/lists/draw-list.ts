import type { Cv } from '@rolefit/engine'
import type { Chance } from '../../templates/chance.ts'
import { fill } from '../fill.ts'
import type { ListForm } from './forms.ts'

/** One thing of a list by the parts that forms name. */
export type Listed = Readonly<Record<string, string>>

/** A list as it is typed, its heading above it or before it. */
export function writeList(
  heading: string,
  { above, item, between, last = between }: ListForm,
  { listed, chance }: { readonly listed: readonly Listed[]; readonly chance: Chance },
): string {
  const written = listed.map((values, index) =>
    fill(item, { number: String(index + 1), ...values }),
  )
  const end = written.at(-1) ?? ''
  const start = written.slice(0, -1).join(between)
  return `${heading}${chance.pick(above)}${start === '' ? end : `${start}${last}${end}`}`
}

/** A CV with a list that is typed in some way, above the work or below it, and plain lists around it. */
export function writeCv(list: string, isAbove: boolean): string {
  return [
    'Ilse Okonjo\nHull\n07700 900199\nilse.okonjo@example.com',
    ...(isAbove ? [list] : []),
    'Work\nShop Assistant, Pattersby, Hull, 2019 - 2024\n- Served people at the till\n\nCleaner, BLS Cleaning, Hull, 2016 - 2019\n- Cleaned offices',
    'Education\nGCSEs, Thornmere School, 2015',
    ...(isAbove ? [] : [list]),
    '',
  ].join('\n\n')
}

/** What of the rest of such a CV is lost, or has taken words of the list. */
export function findLostBeside({
  experience,
  education,
  header,
}: {
  readonly experience: readonly { readonly bullets: readonly { readonly text: string }[] }[]
  readonly education: readonly unknown[]
  readonly header: {
    readonly name: { readonly text: string } | null
    readonly phone: { readonly text: string } | null
  }
}): readonly string[] {
  const told = experience.map(({ bullets }) => bullets.map(({ text }) => text).join(' | '))
  const isTold = told.join() === 'Served people at the till,Cleaned offices'
  return [
    ...(isTold ? [] : [`roles: ${told.join(' || ')}`]),
    ...(education.length === 1 ? [] : [`schools: ${education.length} read of 1`]),
    ...(header.name?.text === 'Ilse Okonjo' ? [] : [`name: ${header.name?.text}`]),
    ...(header.phone?.text === '07700 900199' ? [] : [`phone: ${header.phone?.text}`]),
  ]
}

/** How such a CV was typed, as its formats are told. */
export function formatsOf(
  heading: string,
  { name }: ListForm,
  isAbove: boolean,
): readonly string[] {
  return [`heading: ${heading}`, `form: ${name}`, `place: ${isAbove ? 'above' : 'below'} the work`]
}

/** What of another list was taken for skills. */
export function takenForSkills({ skills }: Pick<Cv, 'skills'>): readonly string[] {
  return skills.length > 0 ? [`skills: ${skills.map(({ text }) => text).join()}`] : []
}
