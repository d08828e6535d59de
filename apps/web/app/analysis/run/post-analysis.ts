import type { ProblemReply, ReplyOf, startAnalysis } from '@rolefit/contract'
import { isProgressStep, type ProgressStep } from './progress-step.ts'
import { readEventStream } from './read-event-stream.ts'

export type StartedAnalysis = ReplyOf<typeof startAnalysis>

/** How an attempt at an analysis ended. */
export type AnalysisOutcome =
  | { readonly status: 'done'; readonly analysis: StartedAnalysis }
  | { readonly status: 'refused'; readonly problem: ProblemReply }
  /** An answer that is not ours, from something between us and the person. */
  | { readonly status: 'failed'; readonly httpStatus: number }
  | { readonly status: 'lost' }
  | { readonly status: 'cancelled' }

interface Attempt {
  readonly form: FormData
  /** The same key for the same input: however often it is sent, it is made and paid once. */
  readonly key: string
  readonly signal: AbortSignal
  readonly onStep: (step: ProgressStep) => void
}

/** Sends a CV and a posting, and follows the work step by step. */
export async function postAnalysis(attempt: Attempt): Promise<AnalysisOutcome> {
  try {
    const response = await fetch('/api/analyze', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'idempotency-key': attempt.key },
      body: attempt.form,
      credentials: 'include',
      signal: attempt.signal,
    })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream && response.body) return await follow(response.body, attempt)
    return readReply(await response.json().catch(() => null), response.status)
  } catch {
    return { status: attempt.signal.aborted ? 'cancelled' : 'lost' }
  }
}

async function follow(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { signal, onStep }: Attempt,
): Promise<AnalysisOutcome> {
  for await (const { name, data } of readEventStream(body)) {
    if (signal.aborted) return { status: 'cancelled' }
    if (name === 'result' || name === 'problem') return readReply(data, 200)
    if (isProgressStep(data)) onStep(data)
  }
  return { status: 'lost' }
}

/** Tells our answers from others, such as a proxy's error page. */
export function readReply(reply: unknown, httpStatus: number): AnalysisOutcome {
  if (isStarted(reply)) return { status: 'done', analysis: reply }
  if (isProblem(reply)) return { status: 'refused', problem: reply }
  return { status: 'failed', httpStatus }
}

/** The server checks every reply against the contract before it leaves. */
function isStarted(reply: unknown): reply is StartedAnalysis {
  return hasOk(reply) && reply.ok === true && 'score' in reply
}

function isProblem(reply: unknown): reply is ProblemReply {
  return hasOk(reply) && reply.ok === false && 'message' in reply
}

function hasOk(reply: unknown): reply is { ok: unknown } {
  return typeof reply === 'object' && reply !== null && 'ok' in reply
}
