import type { Candidate } from './candidate/candidate.ts'
import type { CvText } from './cv/cv.ts'
import type { Job } from './job/job.ts'
import type { Token } from './text/tokenize.ts'
import { tokensIn } from './text/tokens-in.ts'

/** Why no score is given. Nothing is charged for any of these. */
export type RefusalReason =
  | 'job-empty'
  | 'job-link-only'
  | 'job-too-long'
  | 'job-without-requirements'
  | 'cv-empty'
  | 'cv-too-short'
  | 'cv-too-long'
  | 'cv-is-filler'
  | 'cv-is-a-posting'
  | 'cv-is-the-posting'
  | 'posting-is-the-cv'

export interface Refusal {
  readonly status: 'refused'
  readonly reason: RefusalReason
}

const mostJobLetters = 50_000
const mostCvLetters = 100_000
const fewestCvWords = 30
const mostCopiedShare = 0.7

/** Refuses what cannot be read at all, before any work is done on it. */
export function refuseUnread({
  cvText,
  jobText,
}: {
  readonly cvText: string
  readonly jobText: string
}): Refusal | null {
  const job = jobText.trim()
  if (job === '') return refusal('job-empty')
  if (/^https?:\/\/\S+$/i.test(job)) return refusal('job-link-only')
  if (jobText.length > mostJobLetters) return refusal('job-too-long')
  if (cvText.trim() === '') return refusal('cv-empty')
  return cvText.length > mostCvLetters ? refusal('cv-too-long') : null
}

/** Refuses a posting that asks for nothing: neither 0 nor 100 would be true of it. */
export function refuseJob(job: Job): Refusal | null {
  const telling = job.requirements.filter(
    ({ kind }) => kind !== 'knock-out' && kind !== 'soft skill',
  )
  const asksNothing = telling.every(({ kind }) => kind === 'title') && job.titles.length === 0
  return asksNothing || (telling.length < 2 && job.keywords.length < 3)
    ? refusal('job-without-requirements')
    : null
}

/** Refuses a CV that says too little, or says only what the posting says, whichever of them stands in the other's place. */
export function refuseCandidate(
  candidate: Candidate,
  copiedTokens: readonly Token[],
): Refusal | null {
  if (candidate.wordCount < fewestCvWords) return refusal('cv-too-short')
  const isCopy = copiedTokens.length > candidate.wordCount * mostCopiedShare
  if (!isCopy) return null
  return refusal(
    tellsOfAPerson(candidate, copiedTokens) ? 'posting-is-the-cv' : 'cv-is-the-posting',
  )
}

/** Whether what both texts say is a CV: roles with their dates. A posting may name an address, and one span of time. */
function tellsOfAPerson({ cv }: Candidate, copiedTokens: readonly Token[]): boolean {
  const isCopied = (words: CvText | null) =>
    words !== null && tokensIn(copiedTokens, words.span).length > 0
  const roles = cv.experience.filter(({ dates }) => isCopied(dates)).length
  return roles > 1 || (roles === 1 && isCopied(cv.header.email))
}

function refusal(reason: RefusalReason): Refusal {
  return { status: 'refused', reason }
}
