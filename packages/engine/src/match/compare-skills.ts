import type { Candidate } from '../candidate/candidate.ts'
import type { Job } from '../job/job.ts'
import { weighByField } from '../lexicon/field-profile.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { countPlaces } from './credit-rules.ts'

/** A posting, a CV, and the CV's lines that have anything the posting asks for. */
export interface FieldQuestion {
  readonly job: Job
  readonly candidate: Candidate
  readonly asked: ReadonlySet<number>
}

type Vector = Map<string, number>

/** What a skill proves stands beside it with this much of its weight: Selenium and QTP meet in test automation. */
const provenShare = 0.6
const leastTelling = 0.2
const softShare = 0.05
/** A skill shown in more places than two counts no more, and a usual CV shows this share of what is asked. */
const mostShown = 1.2
const usualShare = 0.6

/**
 * How much of the skills a posting asks for a CV shows, each by how much it tells and how often it comes,
 * against what the CV tells in lines with nothing that is asked: a cosine that no evidence can lower.
 */
export function compareSkills(
  lexicon: Lexicon,
  { job, candidate, asked: lines }: FieldQuestion,
): number {
  const asked = skillsAsked(lexicon, job)
  const shown = skillsShown(lexicon, candidate, asked)
  let dot = 0
  let full = 0
  for (const [name, weight] of asked) {
    const most = tellingOf(lexicon, name) * mostShown
    dot += weight * Math.min(shown.get(name) ?? 0, most)
    full += most * most
  }
  const elsewhere = skillsElsewhere(lexicon, candidate, { asked, lines })
  const length = lengthOf(asked) * Math.hypot(usualShare * Math.sqrt(full), elsewhere)
  return length === 0 ? 0 : dot / length
}

/** How long the vector of skills is that stand in lines with nothing the posting asks for. */
function skillsElsewhere(
  lexicon: Lexicon,
  { showings }: Candidate,
  { asked, lines }: { readonly asked: Vector; readonly lines: ReadonlySet<number> },
): number {
  let sum = 0
  for (const [name, places] of showings) {
    if (asked.has(name)) continue
    const units = new Set(
      places.map(({ unit }) => unit).filter((unit) => !unit.isRepeat && !lines.has(unit.start)),
    )
    if (units.size > 0) sum += tellingOf(lexicon, name) ** 2 * countPlaces(units)
  }
  return Math.sqrt(sum)
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

function skillsShown(lexicon: Lexicon, { showings }: Candidate, asked: Vector): Vector {
  const shown: Vector = new Map()
  for (const [name, places] of showings) {
    const wider = [...(lexicon.proves.get(name) ?? [])].filter((each) => asked.has(each))
    if (wider.length === 0 && !asked.has(name)) continue
    const units = new Set(places.map(({ unit }) => unit).filter((unit) => !unit.isRepeat))
    if (units.size === 0) continue
    const weight = tellingOf(lexicon, name) * Math.sqrt(countPlaces(units))
    raise(shown, name, weight)
    for (const each of wider) raise(shown, each, provenShare * weight)
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
  return (leastTelling + (lexicon.telling.get(name) ?? 0)) * weighByField(entry.field, 1)
}

function lengthOf(vector: Vector): number {
  return Math.hypot(...vector.values())
}
