import { startTransition, useRef, useState } from 'react'
import type { readRemaining } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'
import { track } from '../analytics/track.ts'
import { useElsewhere } from '../session/use-elsewhere.ts'
import { recordedEmail } from '../session/user-record.ts'
import { fileProblem, inputProblem, isThinPosting } from './form/check-input.ts'
import { keepCv } from './form/kept-cv.ts'
import { forgetPosting } from './form/posting-draft.ts'
import { readForm } from './form/read-form.ts'
import { countOutcome } from './run/count-outcome.ts'
import { newKey } from './run/new-key.ts'
import { outcomeInWords } from './run/outcome-in-words.ts'
import { postAnalysis, type StartedAnalysis } from './run/post-analysis.ts'
import type { ProgressStep } from './run/progress-step.ts'

export type AnalyzeState =
  | { readonly status: 'idle' }
  | { readonly status: 'warned' }
  | { readonly status: 'analysing'; readonly step: ProgressStep | null }
  | { readonly status: 'stopped'; readonly message: string }
  | { readonly status: 'limit_reached' }
  | { readonly status: 'signed_out' }

const idle = { status: 'idle' } as const

const quotaProblems = {
  unknown: 'Unable to check quota.',
  lost: 'Unable to check quota. There is no connection. What you filled in stays here: try again.',
} as const

/** The way from a filled-in form to a result: checks, the warning, the quota, the work, its end. */
export function useAnalysis(onDone: (analysis: StartedAnalysis) => Promise<void> | void) {
  const [state, setState] = useState<AnalyzeState>(idle)
  const running = useRef<AbortController | null>(null)
  const attempt = useRef({ input: '', key: '' })

  const stop = (message: string) => setState({ status: 'stopped', message })

  const begin = (form: HTMLFormElement) => {
    if (running.current) return
    const input = readForm(new FormData(form))
    const problem = inputProblem(input)
    if (problem) stop(problem)
    else if (isThinPosting(input.jobText)) setState({ status: 'warned' })
    else void analyse(form)
  }

  /** A refused file is told at once; a message about what has changed since goes away. */
  const reconsider = (form: HTMLFormElement, { isFile }: { isFile: boolean }) => {
    if (running.current || (!isFile && state.status !== 'stopped')) return
    const { file } = readForm(new FormData(form))
    const problem = file && fileProblem(file)
    if (problem) stop(problem)
    else if (state.status === 'stopped') setState(idle)
  }

  const analyse = async (form: HTMLFormElement) => {
    const { body, fingerprint } = readForm(new FormData(form))
    const controller = new AbortController()
    running.current = controller
    setState({ status: 'analysing', step: null })
    // An answer that got lost may already be paid: asked for again, it must not meet an empty balance.
    const isRetry = attempt.current.input === fingerprint
    const quota = isRetry ? 'enough' : await askQuota()
    if (controller.signal.aborted) return
    if (quota !== 'enough') {
      running.current = null
      if (quota === 'limit_reached') track('limit_reached')
      const isMessage = quota === 'unknown' || quota === 'lost'
      return isMessage ? stop(quotaProblems[quota]) : setState({ status: quota })
    }
    if (!isRetry) attempt.current = { input: fingerprint, key: newKey() }
    track('analysis_started')
    const outcome = await postAnalysis({
      form: withEmail(body),
      key: attempt.current.key,
      signal: controller.signal,
      onStep: (step) => setState({ status: 'analysing', step }),
    })
    // Cancelled meanwhile; another one may be under way.
    if (running.current !== controller) return
    running.current = null
    countOutcome(outcome)
    if (outcome.status === 'done') {
      attempt.current = { input: '', key: '' }
      forgetPosting()
      keepCv(null)
      await onDone(outcome.analysis)
      // The page of the result comes as a transition: until it is there, the form stays at work.
      return startTransition(() => setState(idle))
    }
    const refusal = outcome.status === 'refused' ? outcome.problem.error : null
    if (refusal === 'limit_reached') return setState({ status: 'limit_reached' })
    if (refusal === 'not_signed_in') return setState({ status: 'signed_out' })
    return stop(outcomeInWords(outcome))
  }

  const cancel = () => {
    running.current?.abort()
    running.current = null
    stop(outcomeInWords({ status: 'cancelled' }))
  }

  // Credits may have come from another tab; where none have, the page says so by itself.
  useElsewhere(() => setState((now) => (now.status === 'limit_reached' ? idle : now)))

  const dismiss = () => setState(idle)
  return { state, begin, analyse, cancel, dismiss, reconsider }
}

/** The call carries the address; whose analysis it is, the server knows by the session alone. */
function withEmail(body: FormData): FormData {
  const email = recordedEmail()
  if (email) body.set('email', email)
  return body
}

type Quota = 'enough' | 'limit_reached' | 'signed_out' | keyof typeof quotaProblems

async function askQuota(): Promise<Quota> {
  const answer = await call<typeof readRemaining>(fetch, '', {
    method: 'GET',
    path: '/api/usage/remaining',
  })
  if (answer.ok) return answer.remaining > 0 ? 'enough' : 'limit_reached'
  if (answer.error === 'not_signed_in') return 'signed_out'
  return answer.error === 'network' ? 'lost' : 'unknown'
}
