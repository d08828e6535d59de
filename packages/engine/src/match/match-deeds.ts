import type { Candidate, CvUnit } from '../candidate/candidate.ts'
import { nowhere } from '../candidate/unit-index.ts'
import type { AskedDeed, Requirement } from '../job/job.ts'
import { inCapitals, isInCapitals } from '../lexicon/deeds/abbreviation.ts'
import { countPlaces, creditOf, howCredit } from './credit-rules.ts'
import { evidenceAt } from './evidence-at.ts'
import { type Found, nothingFound } from './match-terms.ts'

const mostEvidence = 3
/**
 * How far words may stand apart in a sentence, as places: from seven on, lines of another field tell more often
 * than those of the field. In a list, of two things, they tell nothing together.
 */
const reachOfSentence = 6

/** What a requirement asks for, told by a line of the CV in words of its own. */
export function matchDeeds(candidate: Candidate, { deeds = [] }: Requirement): Found {
  let best = nothingFound
  for (const deed of deeds) {
    const lines = linesTelling(candidate, deed)
    const [line] = lines
    if (!line) continue
    const credit = howCredit.told * creditOf(line)
    if (credit <= best.credit) continue
    best = {
      credit,
      how: 'told',
      places: countPlaces(lines),
      lines: lines.map(({ start }) => start),
      evidence: lines
        .slice(0, mostEvidence)
        .map((unit) => evidenceAt(candidate, unit, { how: 'told', strength: unit.strength })),
    }
  }
  return best
}

/** The lines of a CV that hold all words of one way of telling a deed, the best first. */
export function linesTelling(candidate: Candidate, { ways }: AskedDeed): readonly CvUnit[] {
  const told = new Set<CvUnit>()
  for (const way of ways) for (const unit of unitsTelling(candidate, way)) told.add(unit)
  return [...told].sort((a, b) => creditOf(b) - creditOf(a) || a.start - b.start)
}

function unitsTelling(candidate: Candidate, way: string): CvUnit[] {
  if (!way.endsWith(inCapitals)) return unitsWithAll(candidate, way.split(' '))
  const { unitsByRoot, units, tokens, text } = candidate
  const found: CvUnit[] = []
  let place = unitsByRoot.firstOf(way.slice(0, -inCapitals.length))
  for (; place !== nowhere; place = unitsByRoot.next(place)) {
    const token = tokens[place]
    const unit = units[unitsByRoot.unitAt(place)]
    if (token && unit && isInCapitals(text.slice(token.start, token.end))) found.push(unit)
  }
  return found
}

/** Lines in which all of some words stand near each other. */
function unitsWithAll({ unitsByRoot, units }: Candidate, roots: readonly string[]): CvUnit[] {
  const [first = '', ...others] = roots
  const beginning = unitsByRoot.firstOf(first)
  // Most ways of telling begin with a word that a CV does not have.
  if (beginning === nowhere) return []
  const found: CvUnit[] = []
  for (let place = beginning; place !== nowhere; place = unitsByRoot.next(place)) {
    const number = unitsByRoot.unitAt(place)
    const unit = units[number]
    if (!unit) continue
    let [from, to] = [place, place]
    for (const other of others) {
      const at = unitsByRoot.placeIn(number, other)
      from = Math.min(from, at)
      to = Math.max(to, at)
    }
    const reach = unit.strength === 'listed' ? roots.length : reachOfSentence
    if (from !== nowhere && to - from <= reach) found.push(unit)
  }
  return found
}
