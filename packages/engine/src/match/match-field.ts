import type { Candidate, Showing } from '../candidate/candidate.ts'
import type { Job } from '../job/job.ts'
import { fieldKinship } from '../lexicon/field-kinship.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { compareSkills } from './compare-skills.ts'
import { evidenceAt } from './evidence-at.ts'
import { type Found, nothingFound } from './match-terms.ts'

/** Any two texts about work share this much of their fields; from the upper value on, they share their line of work. */
const nothingBelow = 0.25
const fullFrom = 0.85
/** The field alone gives this much; the rest comes with the skills that both speak of. */
const fieldShare = 0.3
/** Two texts of one job share this much of their skills: neither says all that the other does. */
const fullSkills = 0.5
const mostEvidence = 4

/** Whether the CV speaks of the line of work that the posting speaks of, by the fields and the skills of both. */
export function matchField(lexicon: Lexicon, job: Job, candidate: Candidate): Found {
  const likeness = compareProfiles(job.profile, candidate.profile)
  const byField = Math.max(0, Math.min(1, (likeness - nothingBelow) / (fullFrom - nothingBelow)))
  if (byField === 0) return nothingFound
  const bySkills = Math.min(1, compareSkills(lexicon, job, candidate) / fullSkills)
  const backing = Math.min(1, ...candidate.units.map((unit) => unit.backing))
  const credit = backing * byField * (fieldShare + (1 - fieldShare) * bySkills)
  const [main] = job.profile.fields
  const telling = [...candidate.showings.values()].flatMap(([first]) =>
    first && lexicon.entries.get(first.name)?.field === main?.field ? [first] : [],
  )
  return {
    credit,
    how: 'words',
    evidence: telling.slice(0, mostEvidence).map((showing) => evidenceOf(candidate, showing)),
  }
}

function evidenceOf(
  candidate: Candidate,
  { start, end, unit }: Showing,
): Found['evidence'][number] {
  return evidenceAt(candidate, { start, end }, { how: 'words', strength: unit.strength })
}

/** The cosine of two profiles, neighbouring fields counted in part. */
function compareProfiles(one: FieldProfile, other: FieldProfile): number {
  let dot = 0
  for (const a of one.fields)
    for (const b of other.fields) dot += a.share * b.share * fieldKinship(a.field, b.field)
  const length = lengthOf(one) * lengthOf(other)
  return length === 0 ? 0 : Math.min(1, dot / length)
}

function lengthOf({ fields }: FieldProfile): number {
  return Math.hypot(...fields.map(({ share }) => share))
}
