import type { Candidate } from '../candidate/candidate.ts'
import type { Job } from '../job/job.ts'
import type { MatchRow } from '../match/match-row.ts'
import { apportion } from './apportion.ts'
import { type BandName, bandOf } from './bands.ts'
import {
  fullCoverage,
  partByKind,
  type SubScoreName,
  scoreWeights,
  subScoreNames,
} from './score-weights.ts'

/** A line of the receipt: what a requirement gives of what it could, in tenths of a point. */
export interface ReceiptLine {
  readonly part: SubScoreName
  /** The requirement; `null` for the posting's own words, which are counted together. */
  readonly requirementId: string | null
  readonly tenths: number
  /** The most it could give; together the lines of a part give no more than the part's points. */
  readonly ofTenths: number
}

export interface SubScore {
  readonly name: SubScoreName
  readonly percent: number
  /** Points of 100 the part can give for this posting. */
  readonly points: number
}

export interface Score {
  /** Whole, 0 to 100. */
  readonly score: number
  readonly band: BandName
  readonly subScores: readonly SubScore[]
  /** Its tenths sum to ten times the score. */
  readonly receipt: readonly ReceiptLine[]
}

interface Share {
  readonly part: SubScoreName
  readonly requirementId: string | null
  readonly got: number
  readonly of: number
}

/** What is added up: the posting's words, the roots that the CV holds, and what the rows earned. */
export interface Matched {
  readonly job: Job
  readonly hasRoot: (root: string) => boolean
  readonly rows: readonly MatchRow[]
}

/** Adds up what the rows earned, part by part; what a posting does not ask for takes no part. */
export function score(job: Job, candidate: Candidate, rows: readonly MatchRow[]): Score {
  const matched = { job, rows, hasRoot: (root: string) => candidate.unitsByRoot.has(root) }
  const shares = readShares(matched)
  const subScores = addUp(shares)
  const rounded = Math.round(sumPoints(subScores))
  return {
    score: rounded,
    band: bandOf(rounded),
    subScores: subScores.map(({ name, exact: percent, points }) => ({
      name,
      percent: Math.round(percent),
      points,
    })),
    receipt: readReceipt(shares, subScores, rounded),
  }
}

/** The score before it is rounded, for telling what a single change is worth. */
export function exactScore(matched: Matched): number {
  return sumPoints(addUp(readShares(matched)))
}

function readShares({ job, hasRoot, rows }: Matched): Share[] {
  return [...requirementShares(rows), ...keywordShare(job, hasRoot)]
}

function addUp(shares: readonly Share[]): ExactSubScore[] {
  const parts = subScoreNames.filter((name) => shares.some(({ part }) => part === name))
  const available = parts.reduce((sum, name) => sum + scoreWeights[name].points, 0)
  return parts.map((name) => readSubScore(name, shares, available))
}

function sumPoints(subScores: readonly ExactSubScore[]): number {
  return subScores.reduce((sum, part) => sum + (part.points * part.exact) / 100, 0)
}

function requirementShares(rows: readonly MatchRow[]): Share[] {
  return rows.flatMap(({ requirement, credit }) => {
    const part = partByKind[requirement.kind]
    if (!part || requirement.weight === 0) return []
    const { weight, id } = requirement
    return [{ part, requirementId: id, got: credit * weight, of: weight }]
  })
}

function keywordShare(job: Job, hasRoot: Matched['hasRoot']): Share[] {
  let got = 0
  let of = 0
  for (const { root, weight } of job.keywords) {
    of += weight
    if (hasRoot(root)) got += weight
  }
  return of > 0 ? [{ part: 'Keywords', requirementId: null, got, of }] : []
}

interface ExactSubScore {
  readonly name: SubScoreName
  readonly exact: number
  readonly points: number
}

function readSubScore(
  name: SubScoreName,
  shares: readonly Share[],
  available: number,
): ExactSubScore {
  const own = shares.filter(({ part }) => part === name)
  const of = own.reduce((sum, share) => sum + share.of, 0)
  const got = own.reduce((sum, share) => sum + share.got, 0)
  const coverage = of === 0 ? 0 : got / of
  return {
    name,
    exact: 100 * Math.min(1, coverage / fullCoverage[name]),
    points: (scoreWeights[name].points * 100) / available,
  }
}

/** Each part's points fall to its lines by what each earned, rounded so that all sum to the score. */
function readReceipt(
  shares: readonly Share[],
  subScores: readonly ExactSubScore[],
  total: number,
): ReceiptLine[] {
  const lines = shares.flatMap((share) => {
    const part = subScores.find(({ name }) => name === share.part)
    if (!part) return []
    const own = shares.filter((each) => each.part === share.part)
    const got = own.reduce((sum, each) => sum + each.got, 0)
    const of = own.reduce((sum, each) => sum + each.of, 0)
    const points = (part.points * part.exact) / 100
    return [
      {
        share,
        points: got === 0 ? 0 : (points * share.got) / got,
        possible: (part.points * share.of) / of / fullCoverage[share.part],
      },
    ]
  })
  const tenths = apportion(
    lines.map(({ points }) => points * 10),
    total * 10,
  )
  return lines.map(({ share, possible }, index) => ({
    part: share.part,
    requirementId: share.requirementId,
    tenths: tenths[index] ?? 0,
    ofTenths: Math.round(possible * 10),
  }))
}
