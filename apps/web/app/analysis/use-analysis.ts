import { startTransition, useRef, useState } from 'react'
import type { readRemaining } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'
import { track } from '../analytics/track.ts'
import { recordedEmail } from '../session/user-record.ts'
import { fileProblem, inputProblem, isThinPosting } from './check-input.ts'
import { countOutcome } from './count-outcome.ts'
import { newKey } from './new-key.ts'
import { outcomeInWords } from './outcome-in-words.ts'
import { postAnalysis, type StartedAnalysis } from './post-analysis.ts'
import type { ProgressStep } from './progress-step.ts'
import { readForm } from './read-form.ts'

export type AnalyzeState =
  | { readonly status: 'idle' }
  | { readonly status: 'warned' }
  | { readonly status: 'analysing'; readonly step: ProgressStep | null }
  | { readonly status: 'stopped'; readonly message: string }
  | { readonly status: 'limit_reached' }

const noQuota = 'Unable to check quota.'

/** The way from a filled-in form to a result: checks, the warning, the quota, the work, its end. */
export function useAnalysis(onDone: (analysis: StartedAnalysis) => Promise<void> | void) {
  const [state, setState] = useState<AnalyzeState>({ status: 'idle' })
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
    else if (state.status === 'stopped') setState({ status: 'idle' })
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
      if (quota === 'none') track('limit_reached')
      return quota === 'none' ? setState({ status: 'limit_reached' }) : stop(noQuota)
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
      await onDone(outcome.analysis)
      // The page of the result comes as a transition: until it is there, the form stays at work.
      return startTransition(() => setState({ status: 'idle' }))
    }
    const isLimit = outcome.status === 'refused' && outcome.problem.error === 'limit_reached'
    return isLimit ? setState({ status: 'limit_reached' }) : stop(outcomeInWords(outcome))
  }

  const cancel = () => {
    running.current?.abort()
    running.current = null
    stop(outcomeInWords({ status: 'cancelled' }))
  }

  const dismiss = () => setState({ status: 'idle' })
  return { state, begin, analyse, cancel, dismiss, reconsider }
}

/** The call carries the address; whose analysis it is, the server knows by the session alone. */
function withEmail(body: FormData): FormData {
  const email = recordedEmail()
  if (email) body.set('email', email)
  return body
}

async function askQuota(): Promise<'enough' | 'none' | 'unknown'> {
  const answer = await call<typeof readRemaining>(fetch, '', {
    method: 'GET',
    path: '/api/usage/remaining',
  })
  if (!answer.ok) return 'unknown'
  return answer.remaining > 0 ? 'enough' : 'none'
}
