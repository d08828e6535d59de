import { data, redirect } from 'react-router'
import { brand } from '@rolefit/contract/brand'
import { safeNext } from '@rolefit/contract/sign-in-rules'
import { pageMeta } from '../meta/page-meta.ts'
import { readIdentity } from '../session/read-identity.ts'
import {
  keepDataWhenLost,
  surviveLostConnection,
  troubleInWords,
} from '../session/survive-lost-connection.ts'
import { askForLink, type LoginProblem } from '../sign-in/ask-for-link.ts'
import { LoginForm } from '../sign-in/login-form.tsx'
import { Page } from '../ui/page.tsx'
import { Sheet } from '../ui/sheet.tsx'
import type { Route } from './+types/login.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: `Sign in or register · ${brand.name}`,
    description:
      'Sign in by a link or a code in an email, without a password. New accounts start with 3 free analyses, no card required.',
  })
}

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url)
  const next = safeNext(searchParams.get('next'))
  const { user } = await readIdentity(args)
  if (user) throw redirect(next)
  return { next, mode: searchParams.get('mode') === 'register' ? 'register' : 'signin' } as const
}

export async function action(args: Route.ActionArgs) {
  const answer = await askForLink(args, await args.request.formData())
  return answer instanceof Response ? answer : data(answer, { status: 400 })
}

export const shouldRevalidate = keepDataWhenLost

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const mode = form.get('mode') === 'register' ? 'register' : 'signin'
  return surviveLostConnection<LoginProblem, LoginProblem>(serverAction, (trouble) => ({
    mode,
    message: troubleInWords[trouble],
  }))
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page width="narrow">
      <h1 className="text-3xl">Sign in or register</h1>
      <p className="mt-3 text-quiet">
        New here? Your account starts with 3 free analyses. No card required.
      </p>
      <Sheet className="mt-8">
        <LoginForm
          initialMode={actionData?.mode ?? loaderData.mode}
          next={loaderData.next}
          problem={actionData}
        />
      </Sheet>
    </Page>
  )
}
