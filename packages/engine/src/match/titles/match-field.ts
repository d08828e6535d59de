import type { Candidate, CvUnit, Showing } from '../../candidate/candidate.ts'
import type { Job } from '../../job/job.ts'
import { titleWeight, weighByField } from '../../lexicon/field-profile.ts'
import { fieldKinship } from '../../lexicon/kin/field-kinship.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { evidenceAt, unitAround } from '../evidence-at.ts'
import { compareSkills, type FieldQuestion } from '../skills/compare-skills.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'

/** Any two texts about work share this much; from the upper value on, they share their line of work. */
const nothingBelow = 0.1
const fullFrom = 0.6
/** The field alone gives this much; the rest comes with the skills that both speak of. */
const fieldShare = 0.3
/** Two texts of one job share this much of their skills: neither says all that the other does. */
const fullSkills = 0.5
const mostEvidence = 4

/** Whether the CV speaks of the line of work that the posting speaks of, by the fields and the skills of both. */
export function matchField(lexicon: Lexicon, question: FieldQuestion): Found {
  const { job, candidate, asked } = question
  const share = shareOfWork(lexicon, question)
  const byField = Math.max(0, Math.min(1, (share - nothingBelow) / (fullFrom - nothingBelow)))
  if (byField === 0) return nothingFound
  const bySkills = Math.min(1, compareSkills(lexicon, question) / fullSkills)
  const credit = byField * (fieldShare + (1 - fieldShare) * bySkills)
  const [main] = job.profile.fields
  // A role's title says it best, then any; what else does is what was done.
  const ofField = candidate.titles.filter(({ title }) => title.field === main?.field)
  const held = ofField.find(({ isRole }) => isRole) ?? ofField[0]
  const unit = held && unitAround(candidate, held)
  const telling: Told[] = unit ? [{ ...held, unit }] : []
  for (const places of candidate.showings.values()) {
    if (telling.length === mostEvidence) break
    const shown =
      places[0]?.skill.kind !== 'language' &&
      places[0]?.field === main?.field &&
      places.find(({ unit }) => asked.has(unit.start))
    if (shown) telling.push(shown)
  }
  return {
    credit,
    how: 'words',
    evidence: telling.map((showing) => evidenceOf(candidate, showing)),
  }
}

type Told = Pick<Showing, 'start' | 'end' | 'unit'>

function evidenceOf(candidate: Candidate, told: Told): Found['evidence'][number] {
  return evidenceAt(candidate, told, { how: 'words', strength: told.unit.strength })
}

/**
 * How much of what a CV tells belongs to the posting's fields. What stands in a line that the posting
 * asks for takes nothing away, so that no evidence ever lowers it; a claim brings as much as backs it.
 */
function shareOfWork(lexicon: Lexicon, { job, candidate, asked }: FieldQuestion): number {
  const nearness = nearnessTo(job)
  let here = 0
  let elsewhere = 0
  const add = (field: string, weight: number, units: readonly CvUnit[]) => {
    const near = nearness(field)
    here += weight * near * Math.max(...units.map(({ backing }) => backing))
    if (!units.some(({ start }) => asked.has(start))) elsewhere += weight * (1 - near)
  }
  for (const places of candidate.showings.values()) {
    const skill = places[0]?.skill
    if (!skill || skill.kind === 'soft') continue
    const weight = lexicon.telling.of(skill) * weighByField(skill.field, 1)
    add(
      skill.field,
      weight,
      places.map(({ unit }) => unit),
    )
  }
  const seen = new Set<string>()
  for (const { title, start, end } of candidate.titles) {
    if (seen.has(title.family)) continue
    seen.add(title.family)
    const unit = unitAround(candidate, { start, end })
    if (unit) add(title.field, weighByField(title.field, titleWeight), [unit])
  }
  const total = here + elsewhere
  return total === 0 ? 0 : here / total
}

/** How near a field is to a posting's: 1 for its main one. */
function nearnessTo({ profile }: Job): (field: string) => number {
  const raw = (field: string) =>
    profile.fields.reduce((sum, each) => sum + each.share * fieldKinship(each.field, field), 0)
  const most = Math.max(...profile.fields.map(({ field }) => raw(field)))
  const known = new Map<string, number>()
  return (field) => {
    const nearness = known.get(field) ?? (most > 0 ? raw(field) / most : 0)
    known.set(field, nearness)
    return nearness
  }
}
