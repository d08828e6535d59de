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
import { NothingWaits } from '../sign-in/nothing-waits.tsx'
import { readPending } from '../sign-in/pending.ts'
import { useSignInElsewhere } from '../sign-in/use-sign-in-elsewhere.ts'
import { Waiting } from '../sign-in/waiting.tsx'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/check-email.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `Check your email · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export async function loader(args: Route.LoaderArgs) {
  const pending = readPending(args.request.headers.get('cookie'))
  const { user } = await readIdentity(args)
  if (user) throw redirect(pending?.next ?? '/analyze')
  return {
    pending,
    // By one clock: the browser's may go wrong.
    waitedMs: pending ? Date.now() - pending.sentAtMs : 0,
    isSentAgain: new URL(args.request.url).searchParams.has('sent'),
  }
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
  const { pending, waitedMs, isSentAgain } = loaderData
  const problems: WaitingProblem = actionData ?? {}
  const email = pending?.email
  useEffect(() => {
    if (email) onDevice('sessionStorage', (storage) => storage.setItem('pendingEmail', email))
  }, [email])
  useSignInElsewhere((user) => {
    announceSignIn(user)
    window.location.assign(pending?.next ?? '/analyze')
  })
  return (
    <Page width="narrow">
      <h1 className="text-3xl">
        <span className="marked draws">Check your email</span>
      </h1>
      {pending ? (
        <Waiting {...{ pending, waitedMs, problems }} isSentAgain={isSentAgain && !actionData} />
      ) : (
        <NothingWaits />
      )}
    </Page>
  )
}
