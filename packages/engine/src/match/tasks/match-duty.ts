import type { Candidate, CvUnit } from '../../candidate/candidate.ts'
import type { AskedDeed, Requirement } from '../../job/job.ts'
import { type StemKey, stemKeyOf } from '../../text/forms/stem-key.ts'
import type { WordWeights } from '../../words/word-weight.ts'
import { creditOf, howCredit } from '../credit-rules.ts'
import { evidenceAt } from '../evidence-at.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'
import { linesTelling } from './match-deeds.ts'

/** Even a plain word of a task tells a little. */
const leastWeight = 0.05
/** Any two texts about work share this much of a task's words; from the upper share on, the task is told. */
const nothingBelow = 0.1
const fullFrom = 0.7
/** A word outside of the work told, in a list or a summary. */
const elsewhere = 0.5
/** A line with less of what the task's words tell speaks of something else. */
const leastLine = 0.06
/** A task of which less is told is not met in part: what it earned would be shown as no points. */
const leastShare = 0.05
/** "Supervise a team" is as much of a task as what stands beside it, and has no word that tells much. */
const weightOfPlainDeed = 0.25
const mostEvidence = 3

/**
 * A task of the posting, told by a CV wherever it tells it: people spread over three lines what a posting
 * says in one. Each of its words counts in whatever form, by the line that shows it best.
 */
export function matchDuty(
  words: WordWeights,
  candidate: Candidate,
  { roots, people = [], deeds = [] }: AskedTask,
): Found {
  const weights = weighStems(words, roots)
  const lines = new Map<CvUnit, Line>()
  const counted = new Set<number>()
  let told = 0
  let total = 0
  for (const { weight, shown } of partsOfTask(candidate, { weights, people, deeds })) {
    let best = 0
    let bestLine: number | null = null
    for (const [unit, share] of shown) {
      const credit = share * creditOf(unit) * (unit.isWork ? 1 : elsewhere)
      const line = lines.get(unit) ?? { held: 0, parts: 0 }
      line.held += weight * credit
      line.parts += share < 1 ? ofDeed : 1
      lines.set(unit, line)
      if (credit <= best) continue
      best = credit
      bestLine = unit.start
    }
    if (bestLine !== null) counted.add(bestLine)
    told += weight * best
    total += weight
  }
  const share = (told / total - nothingBelow) / (fullFrom - nothingBelow)
  const speaking = [...lines]
    .filter(([unit, { held }]) => held / total >= leastLine && !isTitle(unit))
    .sort(([a, most], [b, other]) => quoteRank(other) - quoteRank(most) || a.start - b.start)
    .map(([unit]) => unit)
  if (speaking.length === 0 || share < leastShare) return nothingFound
  return {
    credit: Math.min(1, share),
    how: 'words',
    lines: [...new Set([...speaking.map(({ start }) => start), ...counted])],
    evidence: speaking
      .slice(0, mostEvidence)
      .map((unit) => evidenceAt(candidate, unit, { how: 'words', strength: unit.strength })),
  }
}

/** A line that says some of a task: how much, and how many parts of it. */
interface Line {
  held: number
  parts: number
}

/** One word alone may be of something else: "code-splitting" is no answer to "review code" where a line tells of reviews. */
function quoteRank({ held, parts }: Line): number {
  return held * Math.min(parts, 2)
}

/** A line that tells a deed tells all of it. */
const ofDeed = 2

/** Something that a task says, how much of the task it is, and how far lines show it. */
interface Part {
  readonly weight: number
  readonly shown: ReadonlyMap<CvUnit, number>
}

interface Weighed {
  readonly weights: ReadonlyMap<StemKey, number>
  readonly people: readonly string[]
  readonly deeds: readonly AskedDeed[]
}

/** Each word of a task, and the deeds of which it has none that is counted. */
function partsOfTask(candidate: Candidate, { weights, people, deeds }: Weighed): Part[] {
  const tellings = readTellings(
    candidate,
    deeds.filter(({ roots }) => !roots.every((root) => people.includes(root))),
  )
  const plain = readPlainDeeds(candidate, deeds, weights)
  const ofOthers = readOthers(candidate, {
    stems: [...weights.keys()],
    people: people.map(stemKeyOf),
    plain: plain.flat(),
  })
  const byWords = [...weights].map(([stem, weight]): Part => {
    const meant = ofOthers.get(stem)
    const shown = new Map<CvUnit, number>()
    for (const unit of unitsWith(candidate, stem)) if (!meant || meant.has(unit)) shown.set(unit, 1)
    for (const unit of tellings.get(stem) ?? [])
      if (!shown.has(unit)) shown.set(unit, howCredit.told)
    return { weight, shown }
  })
  const byDeeds = plain.map((telling): Part => {
    const shown = new Map(telling.map((unit) => [unit, howCredit.told]))
    return { weight: weightOfPlainDeed, shown }
  })
  return [...byWords, ...byDeeds]
}

/** What somebody was called tells of no task. */
export function isTitle({ roles, start }: CvUnit): boolean {
  return start === roles.at(-1)?.title?.span.start
}

interface Speech {
  readonly stems: readonly StemKey[]
  readonly people: readonly StemKey[]
  /** The lines that tell a deed of the task. */
  readonly plain: readonly CvUnit[]
}

/**
 * The lines that may speak of the people whom a task names, by the words for them: a title outside of the work
 * told is one's own, and "manual therapy" is no "therapy assistant" by itself.
 */
function readOthers(
  candidate: Candidate,
  { stems, people, plain }: Speech,
): ReadonlyMap<StemKey, ReadonlySet<CvUnit>> {
  if (people.length === 0) return nobody
  const held = new Map<CvUnit, number>()
  const units = [...new Set([...stems, ...people])].flatMap((stem) => [
    ...unitsWith(candidate, stem),
  ])
  for (const unit of [...units, ...plain]) held.set(unit, (held.get(unit) ?? 0) + 1)
  const speaking = [...held].flatMap(([unit, words]) =>
    words > 1 && unit.isWork && !isTitle(unit) ? unit : [],
  )
  return new Map(people.map((stem) => [stem, new Set(speaking)]))
}

const nobody: ReadonlyMap<StemKey, ReadonlySet<CvUnit>> = new Map()

interface AskedTask {
  readonly roots: readonly string[]
  readonly people?: readonly string[]
  readonly deeds?: Requirement['deeds']
}

function unitsWith({ unitsByRoot, units }: Candidate, stem: StemKey): ReadonlySet<CvUnit> {
  return new Set(unitsByRoot.withStem(stem).flatMap((number) => units[number] ?? []))
}

/** For the words of the task that name a deed the lines that tell it in words of their own. */
function readTellings(
  candidate: Candidate,
  deeds: readonly AskedDeed[],
): ReadonlyMap<StemKey, ReadonlySet<CvUnit>> {
  const tellings = new Map<StemKey, Set<CvUnit>>()
  for (const deed of deeds) {
    const lines = linesTelling(candidate, deed)
    if (lines.size === 0) continue
    for (const root of deed.roots) {
      const stem = stemKeyOf(root)
      const known = tellings.get(stem) ?? new Set()
      for (const line of lines) known.add(line)
      tellings.set(stem, known)
    }
  }
  return tellings
}

/** The lines that tell each deed of which no word is counted: one deed may be known by several wordings. */
function readPlainDeeds(
  candidate: Candidate,
  deeds: readonly AskedDeed[],
  counted: ReadonlyMap<StemKey, number>,
): readonly (readonly CvUnit[])[] {
  const plain = new Map<string, Set<CvUnit>>()
  for (const deed of deeds) {
    if (deed.roots.some((root) => counted.has(stemKeyOf(root)))) continue
    const name = deed.roots.toSorted().join(' ')
    const lines = plain.get(name) ?? new Set()
    for (const line of linesTelling(candidate, deed)) lines.add(line)
    plain.set(name, lines)
  }
  return [...plain.values()].map((lines) => [...lines])
}

/** What each word of the task tells, its forms together. */
function weighStems(words: WordWeights, roots: readonly string[]): ReadonlyMap<StemKey, number> {
  const weights = new Map<StemKey, number>()
  for (const root of roots) {
    const stem = stemKeyOf(root)
    weights.set(stem, Math.max(weights.get(stem) ?? leastWeight, words.weigh(root)))
  }
  return weights
}
