import type { Cv } from './cv/cv.ts'
import type { Refusal } from './refuse.ts'
import { holdsAny } from './text/patterns/holds-any.ts'

/** How employers speak to those they seek, each with what it cannot do without. Nobody speaks so of themselves. */
const spokenToApplicants: readonly (readonly [way: RegExp, pieces: readonly string[]])[] = [
  [
    /\b(?:we are|we['’]re|is|are) (?:now |currently |actively )?(?:looking for an?|hiring|seeking an?|recruiting)\b/i,
    ['looking for a', 'hiring', 'seeking a', 'recruiting'],
  ],
  [
    /\bhow to apply\b|\b(?:please|to) apply\b|\bapply (?:now|here|online|via|through|by|today|with your)\b/i,
    ['apply'],
  ],
  [
    /\b(?:person|job) specification\b|\b(?:job|role) description\b|\bmain duties of the (?:job|role)\b/i,
    ['specification', 'description', 'main duties'],
  ],
  [
    /\bwhat (?:you['’]ll|you will|you) (?:be doing|do|need|bring|get|have)\b|\bwhat we (?:offer|need|are looking for|look for)\b/i,
    ['what you', 'what we'],
  ],
  [
    /\byou (?:will|must|should) (?:be|have|work|lead|join|act|help)\b|\byou['’]ll (?:be|have|work|lead|join)\b/i,
    ['you will', 'you must', 'you should', "you'll", 'you’ll'],
  ],
  [
    /\bthe (?:successful|ideal|right) candidate\b|\bsuccessful applicants?\b/i,
    ['candidate', 'successful applicant'],
  ],
  [
    /\bwe (?:offer|can offer|will offer)\b|\bequal[- ]opportunit(?:y|ies) employer\b|\bclosing date\b/i,
    ['offer', 'equal', 'closing date'],
  ],
]
const fewestWays = 3

/** Refuses a posting in the place of the CV: no role has its dates, and an employer speaks in it. */
export function refusePosting(cvText: string, { experience }: Cv): Refusal | null {
  if (experience.some(({ dates }) => dates !== null)) return null
  const small = cvText.toLowerCase()
  const ways = spokenToApplicants.filter(
    ([way, pieces]) => holdsAny(small, pieces) && way.test(cvText),
  )
  return ways.length < fewestWays ? null : { status: 'refused', reason: 'cv-is-a-posting' }
}
