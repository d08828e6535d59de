import type { Context } from 'hono'
import { Problem } from './problem.ts'

/** A call that takes long enough to be watched, and to be given up. */
export interface LiveCall {
  readonly report: (progress: object) => void
  /** Aborted, with the refusal to answer, when the caller is gone or patience is at its end. */
  readonly signal: AbortSignal
  readonly giveUp: (reason: Problem) => void
}

/** Follows the caller's connection; where nobody listens, progress is told to nobody. */
export function liveCall(c: Context, report: LiveCall['report'] = () => {}): LiveCall {
  const controller = new AbortController()
  const giveUp = (reason: Problem) => controller.abort(reason)
  const caller = c.req.raw.signal
  const leave = () => giveUp(new Problem('cancelled'))
  if (caller.aborted) leave()
  else caller.addEventListener('abort', leave, { once: true })
  return { report, signal: controller.signal, giveUp }
}
