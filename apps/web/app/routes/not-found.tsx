import { data } from 'react-router'
import type { Route } from './+types/not-found.ts'

export function loader({ url }: Route.LoaderArgs) {
  throw data(`No route matches URL "${url.pathname}"`, { status: 404, statusText: 'Not Found' })
}

export default function NotFound() {
  return null
}
