import { useEffect } from 'react'
import { redirect } from 'react-router'
import { brand } from '@rolefit/contract/brand'
import { onDevice } from '../session/on-device.ts'
import { readIdentity } from '../session/read-identity.ts'
import {
  keepDataWhenLost,
  surviveLostConnection,
  troubleInWords,
} from '../session/survive-lost-connection.ts'
import { announceSignIn } from '../session/user-record.ts'
import { sendAgain, signInByCode, type WaitingProblem } from '../sign-in/answer-waiting.ts'
import { CodeForm } from '../sign-in/code-form.tsx'
import { readPending } from '../sign-in/pending.ts'
import { ResendForm } from '../sign-in/resend-form.tsx'
import { useSignInElsewhere } from '../sign-in/use-sign-in-elsewhere.ts'
import { WaitingCounter } from '../sign-in/waiting-counter.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Sheet } from '../ui/sheet.tsx'
import type { Route } from './+types/check-email.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `Check your email · ${brand.name}` }]
}

export async function loader(args: Route.LoaderArgs) {
  const pending = readPending(args.request.headers.get('cookie'))
  const { user } = await readIdentity(args)
  if (user) throw redirect(pending?.next ?? '/analyze')
  if (!pending) throw redirect('/login')
  return { ...pending, sentAgain: new URL(args.request.url).searchParams.has('sent') }
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData()
  const pending = readPending(args.request.headers.get('cookie'))
  if (form.get('intent') === 'code') {
    const answer = await signInByCode(args, String(form.get('code') ?? ''))
    return answer instanceof Response ? answer : { codeProblem: answer }
  }
  if (!pending) return redirect('/login')
  const answer = await sendAgain(args, pending)
  return answer instanceof Response ? answer : { resendProblem: answer }
}

export const shouldRevalidate = keepDataWhenLost

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isCode = (await request.clone().formData()).get('intent') === 'code'
  const field = isCode ? 'codeProblem' : 'resendProblem'
  return surviveLostConnection<WaitingProblem, WaitingProblem>(serverAction, (trouble) => ({
    [field]: troubleInWords[trouble],
  }))
}

export default function CheckEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { email, next, devLink, sentAtMs, sentAgain } = loaderData
  const problems: WaitingProblem = actionData ?? {}
  useEffect(() => {
    onDevice('sessionStorage', (storage) => storage.setItem('pendingEmail', email))
  }, [email])
  useSignInElsewhere((user) => {
    announceSignIn(user)
    window.location.assign(next)
  })
  return (
    <Page width="narrow">
      <h1 className="text-3xl">
        <span className="marked draws">Check your email</span>
      </h1>
      <p className="mt-4 text-quiet">
        {devLink ? 'A link and a code are ready for' : 'We sent a link and a code to'}{' '}
        <strong className="text-ink wrap-anywhere">{email}</strong>. Open the link in this browser,
        or type the code here. Both work once, for 15 minutes.
      </p>
      <Sheet className="mt-8 space-y-6">
        <CodeForm problem={problems.codeProblem} />
        <WaitingCounter key={sentAtMs} />
        {devLink && (
          <p className="border-l-4 border-partly pl-4 text-sm">
            No mail server is set on this machine, so nothing was mailed.{' '}
            <a href={devLink} className="font-medium underline underline-offset-2">
              Open the sign-in link
            </a>{' '}
            or find the code in the{' '}
            <a href="/dev/mailbox" className="underline underline-offset-2">
              development mailbox
            </a>
            .
          </p>
        )}
        <Notice tone="bad">{problems.resendProblem}</Notice>
        <Notice tone="good">{sentAgain && !actionData ? 'A new mail is on its way.' : null}</Notice>
        <ResendForm next={next} />
      </Sheet>
    </Page>
  )
}
