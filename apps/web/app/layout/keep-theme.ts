import { redirect } from 'react-router'
import { safeNext } from '@rolefit/contract/sign-in-rules'
import { themeCookie, toTheme } from './theme.ts'

/** Keeps the choice of colours in a cookie and goes back to where the person was. */
export async function keepTheme(request: Request): Promise<Response> {
  const theme = toTheme((await request.formData()).get('theme'))
  const back = request.headers.get('referer')
  const isOurs = back && URL.canParse(back) && new URL(back).host === new URL(request.url).host
  const to = isOurs ? safeNext(new URL(back).pathname + new URL(back).search) : '/'
  return redirect(to, { headers: { 'set-cookie': themeCookie(theme) } })
}
