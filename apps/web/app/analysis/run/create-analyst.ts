import { track } from '../../analytics/track.ts'
import { recordedEmail } from '../../session/user-record.ts'
import type { FilledForm } from '../form/read-form.ts'
import { askQuota, type Quota } from './ask-quota.ts'
import { countOutcome } from './count-outcome.ts'
import { newKey } from './new-key.ts'
import { outcomeInWords } from './outcome-in-words.ts'
import { type AnalysisOutcome, postAnalysis, type StartedAnalysis } from './post-analysis.ts'
import type { ProgressStep } from './progress-step.ts'
import { noteUnderWay } from './under-way.ts'

/** How an analysis that was asked for ended, as the form shows it. */
export type AnalysisEnd =
  | { readonly status: 'done'; readonly analysis: StartedAnalysis }
  | { readonly status: 'stopped'; readonly message: string }
  | { readonly status: 'limit_reached' }
  | { readonly status: 'signed_out' }
  /** The person has given it up meanwhile, and been told so. */
  | { readonly status: 'cancelled' }

interface Following {
  readonly signal: AbortSignal
  readonly onStep: (step: ProgressStep) => void
}

export interface Analyst {
  readonly analyse: (
    filled: Pick<FilledForm, 'body' | 'fingerprint'>,
    following: Following,
  ) => Promise<AnalysisEnd>
}

const quotaProblems = {
  unknown: 'Unable to check quota.',
  lost: 'Unable to check quota. There is no connection. What you filled in stays here: try again.',
} as const

const nothingBegun = { fingerprint: '', key: '' }

/** Takes a filled-in form to its result. Remembers what was begun: the same input again is the same analysis. */
export function createAnalyst(): Analyst {
  let begun = nothingBegun
  return {
    analyse: async ({ body, fingerprint }, { signal, onStep }) => {
      // An answer that got lost may already be paid: asked for again, it must not meet an empty balance.
      const isRetry = begun.fingerprint === fingerprint
      const quota = isRetry ? 'enough' : await askQuota()
      if (signal.aborted) return { status: 'cancelled' }
      if (quota !== 'enough') return withoutQuota(quota)
      if (!isRetry) begun = { fingerprint, key: newKey() }
      track('analysis_started')
      const form = withEmail(body)
      const noteEnd = noteUnderWay(begun.key)
      const outcome = await postAnalysis({ form, key: begun.key, signal, onStep })
      // A result is known once it is shown: its page may be lost on the way.
      noteEnd({ isKnown: outcome.status !== 'lost' && outcome.status !== 'done' })
      if (signal.aborted) return { status: 'cancelled' }
      countOutcome(outcome)
      if (outcome.status === 'done') begun = nothingBegun
      return endOf(outcome)
    },
  }
}

function withoutQuota(quota: Exclude<Quota, 'enough'>): AnalysisEnd {
  if (quota === 'limit_reached') track('limit_reached')
  return quota === 'unknown' || quota === 'lost'
    ? { status: 'stopped', message: quotaProblems[quota] }
    : { status: quota }
}

/** The call carries the address; whose analysis it is, the server knows by the session alone. */
function withEmail(body: FormData): FormData {
  const email = recordedEmail()
  if (email) body.set('email', email)
  return body
}

function endOf(outcome: AnalysisOutcome): AnalysisEnd {
  if (outcome.status === 'done') return outcome
  const refusal = outcome.status === 'refused' ? outcome.problem.error : null
  if (refusal === 'limit_reached') return { status: 'limit_reached' }
  if (refusal === 'not_signed_in') return { status: 'signed_out' }
  return { status: 'stopped', message: outcomeInWords(outcome) }
}
