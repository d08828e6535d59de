import type { Cv } from './cv/cv.ts'
import type { Refusal } from './refuse.ts'

/** How employers speak to those they seek. Nobody speaks so of themselves. */
const spokenToApplicants: readonly RegExp[] = [
  /\b(?:we are|we['’]re|is|are) (?:now |currently |actively )?(?:looking for an?|hiring|seeking an?|recruiting)\b/i,
  /\bhow to apply\b|\b(?:please|to) apply\b|\bapply (?:now|here|online|via|through|by|today|with your)\b/i,
  /\b(?:person|job) specification\b|\b(?:job|role) description\b|\bmain duties of the (?:job|role)\b/i,
  /\bwhat (?:you['’]ll|you will|you) (?:be doing|do|need|bring|get|have)\b|\bwhat we (?:offer|need|are looking for|look for)\b/i,
  /\byou (?:will|must|should) (?:be|have|work|lead|join|act|help)\b|\byou['’]ll (?:be|have|work|lead|join)\b/i,
  /\bthe (?:successful|ideal|right) candidate\b|\bsuccessful applicants?\b/i,
  /\bwe (?:offer|can offer|will offer)\b|\bequal[- ]opportunit(?:y|ies) employer\b|\bclosing date\b/i,
]
const fewestWays = 3

/** Refuses a posting in the place of the CV: no role has its dates, and an employer speaks in it. */
export function refusePosting(cvText: string, { experience }: Cv): Refusal | null {
  if (experience.some(({ dates }) => dates !== null)) return null
  const ways = spokenToApplicants.filter((way) => way.test(cvText)).length
  return ways < fewestWays ? null : { status: 'refused', reason: 'cv-is-a-posting' }
}
