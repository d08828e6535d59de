import type { Candidate, CvUnit } from '../candidate/candidate.ts'
import type { Job } from '../job/job.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { countPlaces } from './credit-rules.ts'

type Vector = Map<string, number>

/** What a skill proves stands beside it with this much of its weight: Selenium and QTP meet in test automation. */
const provenShare = 0.6
const leastTelling = 0.2
const softShare = 0.05
const everydayShare = 0.3

/** The cosine of the skills two texts speak of, each by how much it tells and how often it comes. */
export function compareSkills(lexicon: Lexicon, job: Job, candidate: Candidate): number {
  const asked = skillsAsked(lexicon, job)
  const shown = skillsShown(lexicon, candidate, asked)
  let dot = 0
  for (const [name, weight] of asked) dot += weight * (shown.get(name) ?? 0)
  const length = lengthOf(asked) * lengthOf(shown)
  return length === 0 ? 0 : dot / length
}

function skillsAsked(lexicon: Lexicon, job: Job): Vector {
  const asked: Vector = new Map()
  for (const { need, weight } of job.requirements) {
    if (need.type !== 'terms') continue
    for (const name of need.anyOf) {
      raise(asked, name, weight * tellingOf(lexicon, name))
      for (const wider of lexicon.proves.get(name) ?? [])
        raise(asked, wider, provenShare * tellingOf(lexicon, wider))
    }
  }
  return asked
}

/** What stands beside an asked skill in one line takes nothing from it. */
function skillsShown(lexicon: Lexicon, { showings }: Candidate, asked: Vector): Vector {
  const shown: Vector = new Map()
  const asking = new Set<CvUnit>()
  for (const name of asked.keys()) for (const { unit } of showings.get(name) ?? []) asking.add(unit)
  for (const [name, places] of showings) {
    const isAsked = asked.has(name)
    const units = new Set<CvUnit>()
    for (const { unit } of places)
      if (!unit.isRepeat && (isAsked || !asking.has(unit))) units.add(unit)
    if (units.size === 0) continue
    const weight = tellingOf(lexicon, name) * Math.sqrt(countPlaces(units))
    raise(shown, name, weight)
    for (const wider of lexicon.proves.get(name) ?? []) raise(shown, wider, provenShare * weight)
  }
  return shown
}

function raise(vector: Vector, name: string, weight: number): void {
  vector.set(name, Math.max(vector.get(name) ?? 0, weight))
}

function tellingOf(lexicon: Lexicon, name: string): number {
  const entry = lexicon.entries.get(name)
  if (!entry) return 0
  if (entry.kind === 'soft') return softShare
  const isEveryday = entry.field === 'office' || entry.field === 'management'
  return (leastTelling + (lexicon.telling.get(name) ?? 0)) * (isEveryday ? everydayShare : 1)
}

function lengthOf(vector: Vector): number {
  return Math.hypot(...vector.values())
}
