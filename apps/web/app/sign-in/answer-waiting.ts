import { redirect } from 'react-router'
import type { requestMagicLink, verifyCode } from '@rolefit/contract'
import { problems } from '@rolefit/contract/problems'
import { callApi, type PageRequest } from '../page-context.ts'
import { forgetPending, goWaiting, type Pending } from './pending.ts'

const outdatedCode = 'This code no longer works. Please ask for a new email.'

/** What the waiting page shows after a try that did not lead on. */
export interface WaitingProblem {
  readonly codeProblem?: string
  readonly resendProblem?: string
}

/** Signs in by the typed code, or answers what is wrong with it. */
export async function signInByCode(args: PageRequest, code: string): Promise<Response | string> {
  const reply = await callApi<typeof verifyCode>(args, {
    method: 'POST',
    path: '/api/auth/verify-code',
    body: { code },
  })
  if (!reply.ok) {
    const isOutdated = reply.message === problems.invalid_link.message
    return isOutdated ? outdatedCode : reply.message
  }
  return redirect(reply.next, { headers: { 'set-cookie': forgetPending } })
}

/** Sends the mail once more; a new person need not tell their name again. */
export async function sendAgain(args: PageRequest, pending: Pending): Promise<Response | string> {
  const { email, next } = pending
  const reply = await callApi<typeof requestMagicLink>(args, {
    method: 'POST',
    path: '/api/auth/request-magic-link',
    body: { email, next },
  })
  if (!reply.ok)
    return reply.error === 'rate_limited' ? reply.message : 'Could not send magic link.'
  return goWaiting(
    { email, next },
    { verifyUrl: reply.verify_url, path: '/check-email?sent=again' },
  )
}
