import type { Candidate, CvUnit } from '../candidate/candidate.ts'
import { nowhere } from '../candidate/unit-index.ts'
import type { AskedDeed, Requirement } from '../job/job.ts'
import { countPlaces, creditOf, howCredit } from './credit-rules.ts'
import { evidenceAt } from './evidence-at.ts'
import { type Found, nothingFound } from './match-terms.ts'

const mostEvidence = 3
/** How far words may stand apart in a sentence, as places; in a list, of two things, they tell nothing together. */
const reachOfSentence = 8
const mostWordsOfSentence = 60

/** What a requirement asks for, told by lines of the CV in words of its own. */
export function matchDeeds(candidate: Candidate, { deeds = [] }: Requirement): Found {
  const telling = new Set(deeds.flatMap((deed) => [...linesTelling(candidate, deed)]))
  const lines = [...telling].sort((a, b) => creditOf(b) - creditOf(a) || a.start - b.start)
  const [best] = lines
  if (!best) return nothingFound
  return {
    credit: howCredit.told * creditOf(best),
    how: 'told',
    places: countPlaces(lines),
    lines: lines.map(({ start }) => start),
    evidence: lines
      .slice(0, mostEvidence)
      .map((unit) => evidenceAt(candidate, unit, { how: 'told', strength: unit.strength })),
  }
}

/** The lines of a CV that hold all words of one way of telling a deed. */
export function linesTelling(candidate: Candidate, { ways }: AskedDeed): ReadonlySet<CvUnit> {
  const telling = new Set<CvUnit>()
  for (const way of ways) for (const unit of linesOf(candidate, way)) telling.add(unit)
  return telling
}

function linesOf(candidate: Candidate, way: string): readonly CvUnit[] {
  const roots = way.split(' ')
  const places: number[] = []
  for (const root of roots) {
    const place = candidate.unitsByRoot.firstOf(root)
    // Most ways of telling have a word that a CV does not have, and often it is the first.
    if (place === nowhere) return noLines
    places.push(place)
  }
  const known = knownLines(candidate)
  const lines = known.get(way) ?? unitsWithAll(candidate, roots, places)
  known.set(way, lines)
  return lines
}

type Lines = Map<string, readonly CvUnit[]>

/** By ways of telling: many requirements of a posting may ask for one deed. */
const linesByWay = new WeakMap<Candidate, Lines>()

function knownLines(candidate: Candidate): Lines {
  const known = linesByWay.get(candidate)
  if (known) return known
  const none: Lines = new Map()
  linesByWay.set(candidate, none)
  return none
}

const noLines: readonly CvUnit[] = []

/** Lines in which all of some words stand near each other, from the first place of each on. */
function unitsWithAll(
  candidate: Candidate,
  roots: readonly string[],
  places: number[],
): readonly CvUnit[] {
  const { unitsByRoot, units } = candidate
  const found: CvUnit[] = []
  let number = 0
  while (true) {
    const furthest = goTo(unitsByRoot, places, number)
    if (furthest === nowhere) return found
    const unit = furthest === number ? units[furthest] : undefined
    if (unit && isNear(candidate, unit, { roots, places })) found.push(unit)
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
  readonly roots: readonly string[]
  /** Where each of them stands first. */
  readonly places: readonly number[]
}

function isNear({ tokens }: Candidate, unit: CvUnit, { roots, places }: Standing): boolean {
  const reach = reachOf(unit, roots)
  if (Math.max(...places) - Math.min(...places) <= reach) return true
  // A word that stands first by itself may stand with the others further on.
  if (unit.last - unit.first > mostWordsOfSentence) return false
  const latest = roots.map(() => Number.NEGATIVE_INFINITY)
  for (let at = unit.first; at < unit.last; at += 1) {
    const root = roots.indexOf(tokens[at]?.root ?? '')
    if (root < 0) continue
    latest[root] = at
    if (at - Math.min(...latest) <= reach) return true
  }
  return false
}

/** "P&L" and "class 4" are said in one breath: a letter or a digit anywhere in a sentence is of something else. */
function reachOf({ strength }: CvUnit, roots: readonly string[]): number {
  const isOneThing = strength === 'listed' || roots.some((root) => root.length === 1)
  return isOneThing ? roots.length : reachOfSentence
}
