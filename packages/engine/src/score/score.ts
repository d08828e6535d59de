import type { Candidate } from '../candidate/candidate.ts'
import type { Job } from '../job/job.ts'
import { countWordPlaces, presence, presenceRules } from '../match/credit-rules.ts'
import { findSpread } from '../match/find-spread.ts'
import type { Meeting } from '../match/match.ts'
import type { MatchRow } from '../match/match-row.ts'
import { apportion } from './apportion.ts'
import { type BandName, bandOf } from './bands.ts'
import { type Condition, readConditions, shareOpened, shutByRequirement } from './formal-musts.ts'
import {
  partByKind,
  percentFor,
  type SubScoreName,
  scoreWeights,
  shareOfPart,
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
export function toMatched(job: Job, candidate: Candidate, { rows, asked }: Meeting): Matched {
  const places = new Map<string, number>()
  for (const { root } of job.keywords)
    places.set(root, countWordPlaces(candidate.unitsByRoot.unitsWith(root)))
  const placesOf = (root: string) => places.get(root) ?? 0
  return { job, rows, placesOf, spread: findSpread(job, candidate, asked) }
}

/** Adds up what the rows earned, part by part; what a posting does not ask for takes no part. */
export function score(matched: Matched): Score {
  const shares = readShares(matched)
  const subScores = addUp(shares)
  const conditions = readConditions(matched)
  const rated = rateParts(subScores, conditions)
  const receipt = readReceipt({ shares, subScores, conditions, total: rated.score })
  return { ...rated, receipt }
}

/** The score without its receipt. */
export function rate(matched: Matched): Omit<Score, 'receipt'> {
  return rateParts(addUp(readShares(matched)), readConditions(matched))
}

function rateParts(
  subScores: readonly ExactSubScore[],
  conditions: readonly Condition[],
): Omit<Score, 'receipt'> {
  const rounded = Math.round(sumPoints(subScores) * shareOpened(conditions))
  return {
    score: rounded,
    band: bandOf(rounded),
    subScores: subScores.map(({ name, exact: percent, points }) => ({
      name,
      percent: Math.round(percent),
      points,
    })),
  }
}

/** One row as a change would leave it, and the roots that the change would add to the CV. */
export interface RowChange {
  readonly row: MatchRow
  readonly changed: MatchRow
  readonly addedRoots: ReadonlySet<string>
}

/**
 * What single changes are worth, in points before rounding. What a change leaves as it is stays
 * added up: only its row's part and that of the posting's words are added up again.
 */
export function changeScorer(matched: Matched): (change: RowChange) => number {
  const shares = readShares(matched)
  const parts = addUp(shares)
  const conditions = readConditions(matched)
  const before = sumPoints(parts) * shareOpened(conditions)
  const placeOf = placesOfRows(matched.rows, shares)
  const sharesOf = Map.groupBy(shares, ({ part }) => part)
  const wordsWith = keywordScorer(matched)
  return ({ row, changed, addedRoots }) => {
    const own = shares[placeOf.get(row) ?? shares.length]
    const [fresh] = own ? requirementShares({ ...matched, rows: [changed] }) : []
    const after = parts.map((part) => {
      if (part.name === 'Keywords') return addedRoots.size > 0 ? wordsWith(part, addedRoots) : part
      if (part.name !== own?.part || !fresh) return part
      const changedShares = (sharesOf.get(part.name) ?? []).map((each) =>
        each === own ? fresh : each,
      )
      return withSum(part, addShares(changedShares))
    })
    // Which papers are asked for follows from the posting alone: where there are none, no change opens any.
    if (conditions.length === 0) return sumPoints(after) - before
    const rows = matched.rows.map((each) => (each === row ? changed : each))
    return sumPoints(after) * shareOpened(readConditions({ ...matched, rows })) - before
  }
}

/** The part of the posting's words with roots added to the CV: all words but those count as before. */
function keywordScorer({ job, placesOf, spread }: Matched) {
  const { halfForWord } = presenceRules
  const earned = job.keywords.map(
    ({ root, weight }) => weight * presence(placesOf(root), halfForWord, spread),
  )
  const places = new Map(job.keywords.map(({ root }, place) => [root, place]))
  const of = job.keywords.reduce((sum, { weight }) => sum + weight, 0)
  return (part: ExactSubScore, addedRoots: ReadonlySet<string>): ExactSubScore => {
    const added = [...addedRoots].flatMap((root) => places.get(root) ?? [])
    if (added.length === 0) return part
    const after = earned.slice()
    for (const place of added) {
      const keyword = job.keywords[place]
      if (!keyword) continue
      const { root, weight } = keyword
      after[place] = weight * presence(placesOf(root) + 1, halfForWord, spread)
    }
    let got = 0
    for (const each of after) got += each
    return withSum(part, { got, of })
  }
}

/** Where the share of each row stands that has one: shares follow the order of rows. */
function placesOfRows(
  rows: readonly MatchRow[],
  shares: readonly Share[],
): ReadonlyMap<MatchRow, number> {
  const places = new Map<MatchRow, number>()
  for (const row of rows) {
    if (shares[places.size]?.requirementId === row.requirement.id) places.set(row, places.size)
  }
  return places
}

function readShares(matched: Matched): Share[] {
  return [...requirementShares(matched), ...keywordShare(matched)]
}

function addUp(shares: readonly Share[]): ExactSubScore[] {
  const sums = sumByPart(shares)
  const parts = subScoreNames.filter((name) => sums.has(name))
  const asked = (name: SubScoreName) => sums.get(name)?.of ?? 1
  const points = (name: SubScoreName) => scoreWeights[name].points * shareOfPart(name, asked)
  const available = parts.reduce((sum, name) => sum + points(name), 0)
  return parts.map((name) => readSubScore(name, sums.get(name), points(name) / available))
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

interface PartSum {
  got: number
  of: number
}

function sumByPart(shares: readonly Share[]): ReadonlyMap<SubScoreName, PartSum> {
  const sums = new Map<SubScoreName, PartSum>()
  for (const { part, got, of } of shares) {
    const sum = sums.get(part)
    if (sum) {
      sum.got += got
      sum.of += of
    } else sums.set(part, { got, of })
  }
  return sums
}

function addShares(shares: readonly Share[]): PartSum {
  const sum = { got: 0, of: 0 }
  for (const { got, of } of shares) {
    sum.got += got
    sum.of += of
  }
  return sum
}

function readSubScore(name: SubScoreName, sum: PartSum | undefined, share: number): ExactSubScore {
  return withSum({ name, points: share * 100 }, sum ?? { got: 0, of: 0 })
}

function withSum(
  { name, points }: Pick<ExactSubScore, 'name' | 'points'>,
  { got, of }: PartSum,
): ExactSubScore {
  const coverage = of === 0 ? 0 : got / of
  return { name, exact: percentFor(name, Math.min(1, coverage)), points }
}

interface ReceiptInput {
  readonly shares: readonly Share[]
  readonly subScores: readonly ExactSubScore[]
  readonly conditions: readonly Condition[]
  readonly total: number
}

/**
 * Each part's points fall to its lines by what each earned, and what is missing by what each lacks;
 * what a condition keeps shut is missing on its own line. Rounded so that the earned tenths sum to
 * the score and all tenths to a hundred points.
 */
function readReceipt({ shares, subScores, conditions, total }: ReceiptInput): ReceiptLine[] {
  const opened = shareOpened(conditions)
  const shut = shutByRequirement(conditions, sumPoints(subScores) * (1 - opened))
  const lines = subScores.flatMap((part) => {
    const own = shares.filter((share) => share.part === part.name)
    const got = own.reduce((sum, share) => sum + share.got, 0)
    const lacking = own.reduce((sum, share) => sum + share.of - share.got, 0)
    const earned = (part.points * part.exact) / 100
    const lost = part.points - earned
    return own.map((share) => ({
      share,
      earned: got === 0 ? 0 : (opened * earned * share.got) / got,
      lost:
        (lacking === 0 ? 0 : (lost * (share.of - share.got)) / lacking) +
        (shut.get(share.requirementId ?? '') ?? 0),
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
