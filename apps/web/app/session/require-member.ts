import { data, redirect } from 'react-router'
import type { readMe, User } from '@rolefit/contract'
import { callApi, type PageRequest } from '../page-context.ts'

/** The signed-in person; anybody else is sent to sign in, and comes back here afterwards. */
export async function requireMember(args: PageRequest & { readonly url: URL }): Promise<User> {
  const me = await callApi<typeof readMe>(args, { method: 'GET', path: '/api/auth/me' })
  if (me.ok) return me.user
  // The log knows it already, and the person can do something: wait.
  if (me.error === 'database_out_of_reach') throw data(me.message, { status: 503 })
  if (me.error !== 'not_signed_in') throw new Error(`Who asks cannot be told: ${me.error}`)
  const { pathname, search } = args.url
  throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`)
}
