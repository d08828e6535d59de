import { readFileSync } from 'node:fs'
import { mean } from '../area-under-curve.ts'
import { rankAgreement } from '../rank-agreement.ts'
import { creditOfTitle, type Month, type TitleSet } from './measure-titles.ts'

interface GradedTitle {
  readonly asked: string
  readonly held: string
  /** What a recruiter of IT would give who holds the one for the other, from 0 to 1. */
  readonly grade: number
}

export interface GradedTitleFit {
  readonly pairs: number
  /** How far the row of the title is from the grade, on average. */
  readonly distance: number
  /** Kendall's tau with the grades. */
  readonly agreement: number
}

/** Titles of IT, graded before the engine was asked and parted by lot; "not read" was looked at by nobody who mended. */
const sets: Readonly<Partial<Record<TitleSet, readonly string[]>>> = JSON.parse(
  readFileSync(new URL('graded-it-titles.json', import.meta.url), 'utf8'),
)

/** How near the row of the title is to what a recruiter of IT would give. */
export function measureGradedTitles(set: 'read' | 'not read', today: Month): GradedTitleFit {
  const graded = (sets[set] ?? []).map(readGraded)
  const credits = graded.map((pair) => creditOfTitle(pair, today))
  const grades = graded.map(({ grade }) => grade)
  return {
    pairs: graded.length,
    distance: mean(grades.map((grade, at) => Math.abs(grade - (credits[at] ?? 0)))),
    agreement: rankAgreement(grades, credits),
  }
}

function readGraded(line: string): GradedTitle {
  const [asked = '', held = '', grade = ''] = line.split(' | ')
  return { asked, held, grade: Number(grade) }
}
