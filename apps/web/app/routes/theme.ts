import { redirect } from 'react-router'
import { safeNext } from '@rolefit/contract/sign-in-rules'
import { themes } from '../layout/theme-switch.tsx'
import type { Route } from './+types/theme.ts'

const yearSeconds = 31_536_000

/** Keeps the choice of colours in a cookie and goes back to where the person was. */
export async function action({ request }: Route.ActionArgs) {
  const asked = (await request.formData()).get('theme')
  const theme = themes.find((name) => name === asked) ?? 'system'
  const back = request.headers.get('referer')
  const isOurs = back && URL.canParse(back) && new URL(back).host === new URL(request.url).host
  const to = isOurs ? safeNext(new URL(back).pathname + new URL(back).search) : '/'
  return redirect(to, {
    headers: { 'set-cookie': `theme=${theme}; Path=/; SameSite=Lax; Max-Age=${yearSeconds}` },
  })
}

export function loader() {
  return redirect('/')
}
