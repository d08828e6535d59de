import type { CvUnit, Strength } from '../candidate/candidate.ts'
import type { MatchHow } from './match-row.ts'

/** A skill that only stands in a list is claimed; one described at work is shown; a result proves it. */
export const strengthCredit = { listed: 0.7, described: 0.95, result: 1 } as const satisfies Record<
  Strength,
  number
>
/** What is described outside of the work told, in a summary or among one's studies, is claimed, too. */
export const besideWork = 0.8

/** The share of a requirement's points that a line earns: by how and where it shows it, how fresh it is, and what backs it. */
export function creditOf({
  strength,
  recency,
  backing,
  isWork,
}: Pick<CvUnit, 'strength' | 'recency' | 'backing' | 'isWork'>): number {
  const place = isWork || strength === 'listed' ? 1 : besideWork
  return strengthCredit[strength] * place * recency * backing
}

/**
 * What proves a skill counts nearly as the skill; a neighbour of it counts half. A line in words of its own is
 * likely about it, and only who knows the trade would see that.
 */
export const howCredit = {
  same: 1,
  alias: 1,
  implied: 0.85,
  related: 0.5,
  words: 1,
  told: 0.55,
  years: 1,
  level: 1,
  none: 0,
} as const satisfies Record<MatchHow, number>

/**
 * What is shown in several lines is at the centre of somebody's work; what is named once among many
 * other things may be a remark. How many lines it takes grows with how much the CV says that has
 * nothing to do with the posting: the frequency of a word in a long text, as search engines weigh it.
 */
export const presenceRules = {
  /** Lines that list count up to here, and all lines together up to there: saying a thing more often adds nothing. */
  mostListed: 2,
  mostPlaces: 3,
  /** Lines that give half of the credit in a CV of the usual length; chosen by the order of real CVs. */
  halfForSkill: 0.5,
  halfForWord: 3,
  /** A word of the posting outside of what tells of work: everybody can write it into a list or a summary. */
  wordElsewhere: 0.5,
  /** What a usual CV tells in lines that speak of other things, in telling words, and what the rest weighs. */
  usualElsewhere: 68,
  leastSpread: 0.3,
} as const

/**
 * With up to so many words a line speaks of each thing that it names; in a longer one each is told among
 * others. What came of it takes words of its own, and lists are weighed by how often they stand in. Chosen
 * by the order of real CVs, of whose lines that tell of work half have ten words or fewer.
 */
export const wordsOfLine = {
  described: 12,
  result: 20,
} as const satisfies Record<Exclude<Strength, 'listed'>, number>

/** How much of its credit something earns by the number of lines that show it; nothing for none. */
export function presence(places: number, half: number, spread: number): number {
  return places === 0 ? 0 : places / (places + half * spread)
}

/** How many places some lines are worth: lists count a little, long lines in part, and nothing counts without end. */
export function countPlaces(
  units: Iterable<Pick<CvUnit, 'strength' | 'backing' | 'first' | 'last'>>,
): number {
  let listed = 0
  let told = 0
  for (const { strength, backing, first, last } of units) {
    if (strength === 'listed') listed += backing
    else told += backing * Math.min(1, wordsOfLine[strength] / (last - first))
  }
  return Math.min(presenceRules.mostPlaces, told + Math.min(listed, presenceRules.mostListed))
}

/** The same for a word of the posting, which counts in full where it tells of work. */
export function countWordPlaces(
  units: readonly Pick<CvUnit, 'strength' | 'backing' | 'isWork' | 'first' | 'last'>[],
): number {
  const { wordElsewhere, mostPlaces } = presenceRules
  const atWork = countPlaces(units.filter(({ isWork }) => isWork))
  const elsewhere = countPlaces(units.filter(({ isWork }) => !isWork))
  return Math.min(mostPlaces, atWork + wordElsewhere * elsewhere)
}
