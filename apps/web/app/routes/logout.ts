import { redirect } from 'react-router'
import type { logout } from '@rolefit/contract'
import { callApi } from '../page-context.ts'
import type { Route } from './+types/logout.ts'

/** Signing out without JavaScript. */
export async function action(args: Route.ActionArgs) {
  await callApi<typeof logout>(args, { method: 'POST', path: '/api/auth/logout' })
  return redirect('/')
}

export function loader() {
  return redirect('/')
}
