import { Outlet } from 'react-router'
import { requireMember } from '../session/require-member.ts'
import { keepDataWhenLost } from '../session/survive-lost-connection.ts'
import { useSignOutElsewhere } from '../session/use-sign-out-elsewhere.ts'
import type { Route } from './+types/members.ts'

/** Runs before every loader and action below, so no protected page can forget to ask. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, url }) => {
    await requireMember({ request, context, url })
  },
]

export function loader() {
  return null
}

export const shouldRevalidate = keepDataWhenLost

export default function Members() {
  useSignOutElsewhere()
  return <Outlet />
}
