import type { Candidate, CvUnit } from '../../candidate/candidate.ts'
import { nowhere } from '../../candidate/units/unit-index.ts'
import type { AskedDeed, Requirement } from '../../job/job.ts'
import { isInCapitals } from '../../lexicon/deeds/abbreviation.ts'
import { readWays, type Way } from '../../lexicon/deeds/deed-ways.ts'
import { isPaper } from '../../lexicon/is-paper.ts'
import { numberOfRoot } from '../../text/tokenize.ts'
import { countPlaces, creditOf, howCredit } from '../credit-rules.ts'
import { evidenceAt } from '../evidence-at.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'

const mostEvidence = 3
/**
 * How far words may stand apart in a sentence, as places: from seven on, lines of another field tell more often
 * than those of the field. In a list, of two things, they tell nothing together.
 */
const reachOfSentence = 6
const mostWordsOfSentence = 60

/** What a requirement asks for, told by lines of the CV in words of its own, or proven by how one is written. */
export function matchDeeds(candidate: Candidate, requirement: Requirement): Found {
  const { deeds = [] } = requirement
  // A paper is as good in a list as in a sentence.
  const worth = isPaper(requirement) ? ({ backing }: CvUnit) => backing : creditOf
  const proving = linesProving(candidate, deeds)
  const telling = new Set(proving)
  for (const deed of deeds) addLinesTelling(telling, candidate, deed)
  if (telling.size === 0) return nothingFound
  const how = proving.size > 0 ? 'implied' : 'told'
  const lines = [...(proving.size > 0 ? proving : telling)].sort(
    (a, b) => worth(b) - worth(a) || a.start - b.start,
  )
  const [best] = lines
  return {
    credit: howCredit[how] * (best ? worth(best) : 0),
    how,
    places: countPlaces(lines),
    lines: lines.map(({ start }) => start),
    evidence: lines
      .slice(0, mostEvidence)
      .map((unit) => evidenceAt(candidate, unit, { how, strength: unit.strength })),
  }
}

/** The lines of a CV that hold all words of one way of telling a deed. */
export function linesTelling(candidate: Candidate, deed: AskedDeed): ReadonlySet<CvUnit> {
  const telling = new Set<CvUnit>()
  addLinesTelling(telling, candidate, deed)
  return telling
}

/** The lines of a CV that prove a deed by how they are written. */
export function linesProving(candidate: Candidate, deeds: readonly AskedDeed[]): Set<CvUnit> {
  const proving = new Set<CvUnit>()
  for (const { ways } of deeds) addLinesProving(proving, candidate, ways)
  return proving
}

/** "Led a team of six" and "French (B2)" are as good as the name of what is asked for. */
function addLinesProving(proving: Set<CvUnit>, candidate: Candidate, ways: AskedDeed['ways']) {
  const { pattern } = readWays(ways)
  if (pattern) for (const unit of linesWritten(candidate, pattern)) proving.add(unit)
}

const written = new WeakMap<Candidate, Map<RegExp, readonly CvUnit[]>>()

/** The lines of a CV that a pattern finds, looked for once: requirement after requirement asks for the same. */
function linesWritten(candidate: Candidate, pattern: RegExp): readonly CvUnit[] {
  const known = written.get(candidate) ?? new Map<RegExp, readonly CvUnit[]>()
  written.set(candidate, known)
  const { units, text } = candidate
  const lines =
    known.get(pattern) ?? units.filter(({ start, end }) => pattern.test(text.slice(start, end)))
  known.set(pattern, lines)
  return lines
}

function addLinesTelling(telling: Set<CvUnit>, candidate: Candidate, { ways }: AskedDeed): void {
  const { unitsByRoot } = candidate
  const { ofEmployers, byFirst } = readWays(ways)
  addLinesProving(telling, candidate, ways)
  if (ofEmployers)
    for (const { way, unit } of candidate.employerEnds) if (ofEmployers.has(way)) telling.add(unit)
  for (const { root, ways: alike } of byFirst) {
    // Most ways of telling begin with a word that a CV does not have.
    if (unitsByRoot.firstNumbered(root) === nowhere) continue
    for (const way of alike)
      if (way.letters === undefined) addUnitsWith(telling, candidate, way)
      else addWrittenSo(telling, candidate, { root, letters: way.letters })
  }
}

function addWrittenSo(
  telling: Set<CvUnit>,
  candidate: Candidate,
  { root, letters }: { readonly root: number; readonly letters: string },
): void {
  const { unitsByRoot, units, tokens, text } = candidate
  let place = unitsByRoot.firstNumbered(root)
  for (; place !== nowhere; place = unitsByRoot.next(place)) {
    const token = tokens[place]
    const unit = units[unitsByRoot.unitAt(place)]
    if (!token || !unit) continue
    const { start, end } = token
    const isSo = letters
      ? text.slice(start, start + letters.length).toLowerCase() === letters
      : isInCapitals(text.slice(start, end))
    if (isSo) telling.add(unit)
  }
}

/** Adds lines in which all of some words stand near each other. */
function addUnitsWith(telling: Set<CvUnit>, candidate: Candidate, way: Way): void {
  const { unitsByRoot, units } = candidate
  for (const root of way.roots) if (unitsByRoot.firstNumbered(root) === nowhere) return
  const places = way.roots.map((root) => unitsByRoot.firstNumbered(root))
  let number = 0
  while (true) {
    const furthest = goTo(unitsByRoot, places, number)
    if (furthest === nowhere) return
    const unit = furthest === number ? units[furthest] : undefined
    if (unit && !telling.has(unit) && isNear(candidate, unit, { way, places })) telling.add(unit)
    number = furthest === number ? number + 1 : furthest
  }
}

/**
 * Follows the chain of each word to the first of its places that is not before a unit, and tells the furthest unit
 * that one of them reached. Each chain is followed once, however many lines hold some of the words.
 */
function goTo(unitsByRoot: Candidate['unitsByRoot'], places: number[], unit: number): number {
  let furthest = unit
  for (let at = 0; at < places.length; at += 1) {
    let place = places[at] ?? nowhere
    while (place !== nowhere && unitsByRoot.unitAt(place) < furthest)
      place = unitsByRoot.next(place)
    if (place === nowhere) return nowhere
    places[at] = place
    furthest = unitsByRoot.unitAt(place)
  }
  return furthest
}

interface Standing {
  readonly way: Way
  /** Where each of its words stands first. */
  readonly places: readonly number[]
}

function isNear({ tokens }: Candidate, unit: CvUnit, { way, places }: Standing): boolean {
  const reach = reachOf(unit, way)
  if (Math.max(...places) - Math.min(...places) <= reach) return true
  // A word that stands first by itself may stand with the others further on.
  if (unit.last - unit.first > mostWordsOfSentence) return false
  const latest = way.roots.map(() => Number.NEGATIVE_INFINITY)
  for (let at = unit.first; at < unit.last; at += 1) {
    const token = tokens[at]
    const root = token ? way.roots.indexOf(numberOfRoot(token)) : -1
    if (root < 0) continue
    latest[root] = at
    if (at - Math.min(...latest) <= reach) return true
  }
  return false
}

/** "P&L" and "class 4" are said in one breath: a letter or a digit anywhere in a sentence is of something else. */
function reachOf({ strength }: CvUnit, { roots, hasLetter }: Way): number {
  return strength === 'listed' || hasLetter ? roots.length : reachOfSentence
}
