import type { Candidate } from '../candidate/candidate.ts'
import type { Job } from '../job/job.ts'
import type { Language } from '../words/detect-language.ts'

export const doubtCodes = [
  'short-posting',
  'few-requirements',
  'unknown-field',
  'cv-hard-to-read',
  'cv-without-dates',
  'posting-not-english',
  'cv-not-english',
] as const

export type DoubtCode = (typeof doubtCodes)[number]

/** How far the score may be off, in points to either side, and why. */
export interface Certainty {
  readonly points: number
  readonly level: 'high' | 'medium' | 'low'
  readonly doubts: readonly DoubtCode[]
}

/** What each doubt adds to the points either side. */
export const doubtPoints: Readonly<Record<DoubtCode, number>> = {
  'short-posting': 6,
  'few-requirements': 6,
  'unknown-field': 5,
  'cv-hard-to-read': 6,
  'cv-without-dates': 3,
  'posting-not-english': 15,
  'cv-not-english': 15,
}

/** How each doubt is said; the editor shows the points alone. */
export const doubtWords: Readonly<Record<DoubtCode, string>> = {
  'short-posting': 'The posting is short, so little of the job is known.',
  'few-requirements': 'The posting names few things that could be compared.',
  'unknown-field': 'We know few words of this line of work and lean on the posting’s own.',
  'cv-hard-to-read': 'Parts of the CV could not be placed, so some of it may have been missed.',
  'cv-without-dates': 'The CV’s roles have no dates we could read, so years were not counted.',
  'posting-not-english': 'The posting is not in English, which we read far less well.',
  'cv-not-english': 'The CV is not in English, which we read far less well.',
}

/** Even two careful readers of one CV differ by about this much. */
const basePoints = 4
const shortPosting = 140
const fewRequirements = 6
const leastKnownShare = 0.35
const poorReading = 0.6

/** Says how much the score can be relied on. */
export function readCertainty(
  job: Job,
  candidate: Candidate,
  languages: { readonly job: Language; readonly cv: Language },
): Certainty {
  const comparable = job.requirements.filter(
    ({ kind }) => kind !== 'knock-out' && kind !== 'soft skill',
  )
  const known = comparable.filter(({ need }) => need.type === 'terms')
  // The heaviest first: so they are read.
  const doubts: DoubtCode[] = []
  if (languages.job !== 'en' && languages.job !== 'unknown') doubts.push('posting-not-english')
  if (languages.cv !== 'en' && languages.cv !== 'unknown') doubts.push('cv-not-english')
  if (job.wordCount < shortPosting) doubts.push('short-posting')
  if (comparable.length < fewRequirements) doubts.push('few-requirements')
  if (known.length < comparable.length * leastKnownShare) doubts.push('unknown-field')
  if (candidate.cv.confidence < poorReading) doubts.push('cv-hard-to-read')
  if (candidate.monthsWorked === 0) doubts.push('cv-without-dates')
  const points = doubts.reduce((sum, code) => sum + doubtPoints[code], basePoints)
  return { points, level: points <= 8 ? 'high' : points <= 16 ? 'medium' : 'low', doubts }
}
