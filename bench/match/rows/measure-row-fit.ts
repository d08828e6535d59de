import { readFileSync } from 'node:fs'
import { analyze, type MatchRow } from '@rolefit/engine'
import { mean } from '../area-under-curve.ts'
import { candidateLetters, type GradedCase } from '../graded/graded-case.ts'
import { rankAgreement } from '../rank-agreement.ts'

/**
 * What a reader saw, requirement by requirement: for each applicant of a posting, in the order of the
 * letters, 0 for nothing, 1 for something near it, 2 for shown or safely implied, 3 for clearly shown by work.
 */
const gradesByRow: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(new URL('grades-by-row.json', import.meta.url), 'utf8'),
)

/** How far the credits of rows agree with a reader's grades, for each kind of requirement. */
export interface RowFit {
  readonly kind: string
  readonly rows: number
  readonly agreement: number
}

/** Compares the order of twelve applicants on each requirement with the reader's; rows that are read no more are left out. */
export function measureRowFit(cases: readonly GradedCase[], today: Month): RowFit[] {
  const fits = cases.flatMap((graded) => fitOfCase(graded, today))
  const byKind = Map.groupBy(fits, ({ kind }) => kind)
  const summed = [...byKind].map(([kind, own]) => summarize(kind, own))
  return [
    summarize('all', fits),
    ...summed.toSorted((a, b) => b.rows - a.rows).filter(({ rows }) => rows >= fewestRows),
  ]
}

type Month = Parameters<typeof analyze>[0]['today']

/** Fewer rows of a kind tell nothing of it. */
const fewestRows = 10

interface Fit {
  readonly kind: string
  readonly agreement: number
}

function summarize(kind: string, fits: readonly Fit[]): RowFit {
  return { kind, rows: fits.length, agreement: mean(fits.map(({ agreement }) => agreement)) }
}

function fitOfCase({ profession, posting, cvs }: GradedCase, today: Month): Fit[] {
  const grades = gradesByRow[profession.toLowerCase().replace(/\W+/g, '-')] ?? {}
  const people = candidateLetters.map((letter) => rowsOf({ cvText: cvs[letter], posting, today }))
  return Object.entries(grades).flatMap(([id, written]) => {
    const order = [...written].map(Number)
    const row = people.map((rows) => rows.get(id)).find((each) => each !== undefined)
    if (!row || new Set(order).size === 1) return []
    const credits = people.map((rows) => rows.get(id)?.credit ?? 0)
    const agreement = rankAgreement(order, credits)
    return [{ kind: kindOf(row), agreement: Number.isNaN(agreement) ? 0 : agreement }]
  })
}

interface Pair {
  readonly cvText: string
  readonly posting: string
  readonly today: Month
}

/** The rows of a pair by requirement; none where it is refused. */
function rowsOf({ cvText, posting, today }: Pair): ReadonlyMap<string, MatchRow> {
  const report = analyze({ cvText, jobText: posting, today })
  if (report.status !== 'scored') return new Map()
  return new Map(report.rows.map((row) => [row.requirement.id, row]))
}

function kindOf({ requirement }: MatchRow): string {
  const { kind, need } = requirement
  return need.type === 'field' ? 'line of work' : need.type === 'years' ? 'years' : kind
}
