import type { Candidate, CvUnit, Showing } from '../../candidate/candidate.ts'
import type { Job } from '../../job/job.ts'
import { weighByField } from '../../lexicon/field-profile.ts'
import type { Lexicon, Skill } from '../../lexicon/lexicon.ts'
import { countPlaces } from '../credit-rules.ts'

/** A posting, a CV, and the CV's lines that have anything the posting asks for. */
export interface FieldQuestion {
  readonly job: Job
  readonly candidate: Candidate
  readonly asked: ReadonlySet<number>
}

/** By the number of a skill: how much each counts. */
type Vector = Map<number, number>
/** The same of what a posting asks for, with the skills themselves. */
type Asked = ReadonlyMap<number, { readonly skill: Skill; readonly weight: number }>

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
  for (const { skill, weight } of asked.values()) {
    const most = tellingOf(lexicon, skill) * mostShown
    dot += weight * Math.min(shown.get(skill.number) ?? 0, most)
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
  { asked, lines }: { readonly asked: Asked; readonly lines: ReadonlySet<number> },
): number {
  let sum = 0
  for (const places of showings.values()) {
    const skill = places[0]?.skill
    if (!skill || asked.has(skill.number)) continue
    const units = freshUnits(places.filter(({ unit }) => !lines.has(unit.start)))
    if (units.size > 0) sum += tellingOf(lexicon, skill) ** 2 * countPlaces(units)
  }
  return Math.sqrt(sum)
}

/** The lines with a skill, without those that an earlier one says word for word. */
function freshUnits(places: readonly Showing[]): ReadonlySet<CvUnit> {
  const units = new Set<CvUnit>()
  for (const { unit } of places) if (!unit.isRepeat) units.add(unit)
  return units
}

function skillsAsked(lexicon: Lexicon, job: Job): Asked {
  const asked = new Map<number, { readonly skill: Skill; weight: number }>()
  const raise = (skill: Skill, weight: number) => {
    const known = asked.get(skill.number)
    if (!known) asked.set(skill.number, { skill, weight: Math.max(0, weight) })
    else known.weight = Math.max(known.weight, weight)
  }
  for (const { need, weight } of job.requirements) {
    if (need.type !== 'terms') continue
    for (const name of need.anyOf) {
      const skill = lexicon.entries.get(name)
      if (!skill) continue
      raise(skill, weight * tellingOf(lexicon, skill))
      for (const each of skill.proves ?? []) {
        const wider = lexicon.entries.get(each)
        if (wider) raise(wider, provenShare * tellingOf(lexicon, wider))
      }
    }
  }
  return asked
}

function skillsShown(lexicon: Lexicon, { showings }: Candidate, asked: Asked): Vector {
  const shown: Vector = new Map()
  const raise = (number: number, weight: number) =>
    shown.set(number, Math.max(shown.get(number) ?? 0, weight))
  for (const places of showings.values()) {
    const skill = places[0]?.skill
    if (!skill || (skill.proves === null && !asked.has(skill.number))) continue
    const wider = [...(skill.proves ?? [])]
      .map((name) => lexicon.entries.get(name)?.number ?? -1)
      .filter((number) => asked.has(number))
    if (wider.length === 0 && !asked.has(skill.number)) continue
    const units = freshUnits(places)
    if (units.size === 0) continue
    const weight = tellingOf(lexicon, skill) * Math.sqrt(countPlaces(units))
    raise(skill.number, weight)
    for (const number of wider) raise(number, provenShare * weight)
  }
  return shown
}

function tellingOf(lexicon: Lexicon, skill: Skill): number {
  if (skill.kind === 'soft') return softShare
  return (leastTelling + lexicon.telling.of(skill)) * weighByField(skill.field, 1)
}

function lengthOf(asked: Asked): number {
  return Math.hypot(...Array.from(asked.values(), ({ weight }) => weight))
}
