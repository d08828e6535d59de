import type { readBalance, readMe, User } from '@rolefit/contract'
import { callApi, type PageRequest } from '../page-context.ts'

export interface Identity {
  readonly isSignedIn: boolean
  /** Null for a visitor, and where a person's name could not be had. */
  readonly user: User | null
  readonly balance: number
}

export const nobody = { isSignedIn: false, user: null, balance: 0 } as const satisfies Identity

/** Who asks for this page, and their balance; what cannot be had is silently no name and 0. */
export async function readIdentity(args: PageRequest): Promise<Identity> {
  if (!args.request.headers.get('cookie')?.includes('rolefit_session=')) {
    return nobody
  }
  const [me, balance] = await Promise.all([
    callApi<typeof readMe>(args, { method: 'GET', path: '/api/auth/me' }),
    callApi<typeof readBalance>(args, { method: 'GET', path: '/api/billing/balance' }),
  ])
  // A call that failed says nothing of who is signed in; only a refusal does.
  if (!me.ok && me.error === 'not_signed_in') return nobody
  return {
    isSignedIn: true,
    user: me.ok ? me.user : null,
    balance: balance.ok ? balance.balance : 0,
  }
}
