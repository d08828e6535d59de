import { useEffect, useState } from 'react'
import type { verifyLink } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'
import { troubleInWords } from '../session/survive-lost-connection.ts'
import { announceSignIn } from '../session/user-record.ts'

export type MagicState =
  | { readonly status: 'verifying' }
  | { readonly status: 'success' }
  | { readonly status: 'confirm' }
  | { readonly status: 'failed'; readonly message: string }

const verifying = { status: 'verifying' } as const
const missing = { status: 'failed', message: 'Missing token.' } as const
const successShownMs = 700

/** Uses the link in this browser, once; in a browser that did not ask for it, waits for a click. */
export function useMagicLink(token: string): MagicState {
  const [state, setState] = useState<MagicState>(token ? verifying : missing)
  useEffect(() => {
    if (!token) return
    let isCurrent = true
    let leaving: ReturnType<typeof setTimeout> | undefined
    const verify = async () => {
      const reply = await call<typeof verifyLink>(fetch, '', {
        method: 'GET',
        path: '/api/auth/verify',
        query: { token },
      })
      if (!isCurrent) return
      if (reply.ok) {
        announceSignIn(reply.user)
        setState({ status: 'success' })
        leaving = setTimeout(() => window.location.replace(reply.next), successShownMs)
      } else if (reply.error === 'confirm_needed') setState({ status: 'confirm' })
      else setState({ status: 'failed', message: failure(reply) })
    }
    void verify()
    return () => {
      isCurrent = false
      clearTimeout(leaving)
    }
  }, [token])
  return state
}

function failure({ error, message }: { error: string; message: string }): string {
  if (error === 'network') return troubleInWords.network
  return error === 'rate_limited' || error === 'missing_token'
    ? message
    : 'Invalid or expired link.'
}
