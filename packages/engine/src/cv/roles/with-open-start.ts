import type { CvMonth, CvRole } from '../cv.ts'
import { startOf } from '../forms/form-roles.ts'
import { foldedWords } from '../words/fold.ts'

/** Words that a form asks with when something began. */
const beginning: ReadonlySet<string> = new Set(
  'start started starting from joined joining commenced commencement began begun beginn eintritt seit von debut inicio inizio od'.split(
    ' ',
  ),
)

/**
 * "Start date: June 2018" without an end is a role still held, where it is the only one of its kind and the latest: an
 * older one has lost its end.
 */
export function withOpenStart(text: string, roles: readonly CvRole[]): readonly CvRole[] {
  const open = roles.filter((role) => isOpen(text, role))
  const [only] = open
  if (!only || open.length > 1 || !(only.to && only.to !== 'present')) return roles
  const { to: from } = only
  if (!roles.every((role) => role === only || endsBy(role, from))) return roles
  const start = startOf(only.dates?.text ?? '') ?? from
  return roles.map((role) => (role === only ? { ...role, from: start, to: 'present' } : role))
}

function isOpen(text: string, { dates, from, to }: CvRole): boolean {
  if (!dates || from !== null || to === 'present') return false
  const line = text.slice(text.lastIndexOf('\n', dates.span.start - 1) + 1, dates.span.start)
  const label = /^\s*(\p{L}[^:\t]{1,60})[:\t]\s*$/u.exec(line)?.[1]
  return label !== undefined && foldedWords(label).some((word) => beginning.has(word))
}

function endsBy({ to }: CvRole, { year }: CvMonth): boolean {
  return to === null || (to !== 'present' && to.year <= year)
}
