import type { FactSources } from '../../src/writing/facts/check-facts.ts'
import { factCvs } from './fact-cvs.ts'

/** A short CV: what stands above the roles, and the roles, the latest first. */
export interface FactCv {
  readonly about: string
  readonly roles: readonly [string, ...string[]]
}

/** Cases by group, one a line: profession | text, or profession | fact typed by the person | text. */
export type FactLines = Readonly<Record<string, string>>

/** A text somebody or something wrote from a CV. */
export interface FactCase {
  readonly group: string
  readonly profession: string
  readonly text: string
  readonly sources: FactSources
}

/** Groups whose lines are written for the latest role and may draw on no other. */
const roleGroups: ReadonlySet<string> = new Set(['role', 'placeholder', 'figure', 'otherRole'])

/** Reads the lines of all groups and joins each with the CV it was written from. */
export function readFactCases(groups: FactLines): FactCase[] {
  return Object.entries(groups).flatMap(([group, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => readLine(group, line)),
  )
}

function readLine(group: string, line: string): FactCase {
  const [profession = '', ...parts] = line.split(' | ')
  const text = parts.at(-1)
  const cv = new Map<string, FactCv>(Object.entries(factCvs)).get(profession)
  if (!cv || text === undefined) throw new Error(`Not a case: ${line}`)
  const sources = { cvText: [cv.about, ...cv.roles].join('\n'), userFacts: parts.slice(0, -1) }
  const [roleText, ...otherRoles] = cv.roles
  const isOfRole = roleGroups.has(group)
  return {
    group,
    profession,
    text,
    sources: isOfRole ? { ...sources, roleText, otherRoles } : sources,
  }
}
