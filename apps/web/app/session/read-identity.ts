import type { readBalance, readMe, User } from '@rolefit/contract'
import { callApi, type PageRequest } from '../page-context.ts'

export interface Identity {
  readonly user: User | null
  readonly balance: number
}

/** Who asks for this page, and their balance; what cannot be had is silently nobody and 0. */
export async function readIdentity(args: PageRequest): Promise<Identity> {
  if (!args.request.headers.get('cookie')?.includes('rolefit_session=')) {
    return { user: null, balance: 0 }
  }
  const [me, balance] = await Promise.all([
    callApi<typeof readMe>(args, { method: 'GET', path: '/api/auth/me' }),
    callApi<typeof readBalance>(args, { method: 'GET', path: '/api/billing/balance' }),
  ])
  return { user: me.ok ? me.user : null, balance: balance.ok ? balance.balance : 0 }
}
