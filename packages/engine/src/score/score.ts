import type { Candidate } from '../candidate/candidate.ts'
import type { Job } from '../job/job.ts'
import { countPlaces, presence, presenceRules } from '../match/credit-rules.ts'
import { findSpread } from '../match/find-spread.ts'
import type { MatchRow } from '../match/match-row.ts'
import { apportion } from './apportion.ts'
import { type BandName, bandOf } from './bands.ts'
import {
  partByKind,
  percentFor,
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
  /** With what it lacks; over all lines these sum to a hundred points. */
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
  /** In how many places of the CV a word stands, by its root. */
  readonly placesOf: (root: string) => number
  /** How widely the CV spreads over other things: what is named needs the more lines. */
  readonly spread: number
  readonly rows: readonly MatchRow[]
}

/** Puts together what is added up, from the texts as they stand. */
export function toMatched(job: Job, candidate: Candidate, rows: readonly MatchRow[]): Matched {
  const { units, unitsByRoot } = candidate
  const places = new Map(
    job.keywords.map(({ root }) => [
      root,
      countPlaces((unitsByRoot.get(root) ?? []).flatMap((unit) => units[unit] ?? [])),
    ]),
  )
  const placesOf = (root: string) => places.get(root) ?? 0
  return { job, rows, placesOf, spread: findSpread(job, candidate, rows) }
}

/** Adds up what the rows earned, part by part; what a posting does not ask for takes no part. */
export function score(matched: Matched): Score {
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

function readShares(matched: Matched): Share[] {
  return [...requirementShares(matched), ...keywordShare(matched)]
}

function addUp(shares: readonly Share[]): ExactSubScore[] {
  const parts = subScoreNames.filter((name) => shares.some(({ part }) => part === name))
  const available = parts.reduce((sum, name) => sum + scoreWeights[name].points, 0)
  return parts.map((name) => readSubScore(name, shares, available))
}

function sumPoints(subScores: readonly ExactSubScore[]): number {
  return subScores.reduce((sum, part) => sum + (part.points * part.exact) / 100, 0)
}

function requirementShares({ rows, spread }: Matched): Share[] {
  return rows.flatMap(({ requirement, credit, places }) => {
    const part = partByKind[requirement.kind]
    if (!part || requirement.weight === 0) return []
    const { weight, id, need } = requirement
    const share = need.type === 'terms' ? presence(places, presenceRules.halfForSkill, spread) : 1
    return [{ part, requirementId: id, got: credit * share * weight, of: weight }]
  })
}

function keywordShare({ job, placesOf, spread }: Matched): Share[] {
  let got = 0
  let of = 0
  for (const { root, weight } of job.keywords) {
    of += weight
    got += weight * presence(placesOf(root), presenceRules.halfForWord, spread)
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
    exact: percentFor(name, Math.min(1, coverage)),
    points: (scoreWeights[name].points * 100) / available,
  }
}

/**
 * Each part's points fall to its lines by what each earned, and what is missing by what each lacks,
 * rounded so that the earned tenths sum to the score and all tenths to a hundred points.
 */
function readReceipt(
  shares: readonly Share[],
  subScores: readonly ExactSubScore[],
  total: number,
): ReceiptLine[] {
  const lines = subScores.flatMap((part) => {
    const own = shares.filter((share) => share.part === part.name)
    const got = own.reduce((sum, share) => sum + share.got, 0)
    const lacking = own.reduce((sum, share) => sum + share.of - share.got, 0)
    const earned = (part.points * part.exact) / 100
    const lost = part.points - earned
    return own.map((share) => ({
      share,
      earned: got === 0 ? 0 : (earned * share.got) / got,
      lost: lacking === 0 ? 0 : (lost * (share.of - share.got)) / lacking,
    }))
  })
  const earnedTenths = apportion(
    lines.map(({ earned }) => earned * 10),
    total * 10,
  )
  const lostTenths = apportion(
    lines.map(({ lost }) => lost * 10),
    (100 - total) * 10,
  )
  return lines.map(({ share }, index) => ({
    part: share.part,
    requirementId: share.requirementId,
    tenths: earnedTenths[index] ?? 0,
    ofTenths: (earnedTenths[index] ?? 0) + (lostTenths[index] ?? 0),
  }))
}
