import { redirect } from 'react-router'
import { keepTheme } from '../layout/keep-theme.ts'
import type { Route } from './+types/theme.ts'

export function action({ request }: Route.ActionArgs) {
  return keepTheme(request)
}

export function loader() {
  return redirect('/')
}
