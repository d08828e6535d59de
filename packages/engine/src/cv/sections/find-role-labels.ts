import type { CvSectionKind } from '../cv.ts'
import { findDates } from '../dates/find-dates.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { foldedPhrase } from '../words/fold.ts'
import type { NamedHeading } from './name-heading.ts'

type Names = readonly (NamedHeading | null)[]

/** Sections that hold roles or schools are begun anew on a next page; the names of others are not. */
const entryKinds: ReadonlySet<CvSectionKind> = new Set(['experience', 'education', 'volunteering'])

/**
 * Lines among the roles that say what is below them in one role and head no section, though sections are called so:
 * "Key achievements:" or "Projects" once in each role, or with a colon where no heading of the CV has one.
 */
export function findRoleLabels(lines: readonly CvLine[], names: Names): ReadonlySet<CvLine> {
  const opening = names.findIndex((named) => named?.kind === 'experience')
  if (opening < 0) return new Set()
  const groups = new Map<string, number[]>()
  names.forEach((named, at) => {
    const line = lines[at]
    if (at <= opening || !named || !line || entryKinds.has(named.kind)) return
    const phrase = foldedPhrase(line.text)
    groups.set(phrase, [...(groups.get(phrase) ?? []), at])
  })
  const labels = [...groups.values()].filter((places) =>
    places.length > 1 ? areInRoles(places, lines, names) : isByColon(places, lines, names),
  )
  return new Set(labels.flat().flatMap((at) => lines.slice(at, at + 1)))
}

/** A role begins between each of them and the next, and no section of entries. */
function areInRoles(places: readonly number[], lines: readonly CvLine[], names: Names): boolean {
  return (
    isAmongRoles(places[0] ?? 0, names, places) &&
    places.slice(1).every((at, index) => {
      const from = (places[index] ?? 0) + 1
      const isRoleBetween = lines.slice(from, at).some(({ text }) => findDates(text).length > 0)
      return isRoleBetween && isAmongRoles(at, names, places)
    })
  )
}

/** "Key achievements:" in the only role that has some. */
function isByColon([at = 0]: readonly number[], lines: readonly CvLine[], names: Names): boolean {
  if (names[at]?.kind !== 'awards' || !endsInColon(lines[at])) return false
  const isOther = (named: NamedHeading | null, other: number): boolean =>
    named?.certainty === 'sure' && other !== at
  const hasColons = names.some((named, other) => isOther(named, other) && endsInColon(lines[other]))
  return !hasColons && isAmongRoles(at, names, [at])
}

function endsInColon(line: CvLine | undefined): boolean {
  return line?.text.endsWith(':') ?? false
}

/** Whether the last heading above is that of the roles. */
function isAmongRoles(at: number, names: Names, labels: readonly number[]): boolean {
  const heading = names.findLast(
    (named, other) => other < at && named?.certainty === 'sure' && !labels.includes(other),
  )
  return heading?.kind === 'experience'
}
