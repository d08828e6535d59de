import { redirect } from 'react-router'
import type { decidePretendCheckout, readCheckout } from '@rolefit/contract'
import { brand } from '@rolefit/contract/brand'
import { PretendNote } from '../credits/pretend-note.tsx'
import { PretendTill } from '../credits/pretend-till.tsx'
import { callApi } from '../page-context.ts'
import {
  keepDataWhenLost,
  surviveLostConnection,
  troubleInWords,
} from '../session/survive-lost-connection.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/checkout.pretend.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `Test checkout · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export async function loader(args: Route.LoaderArgs) {
  const reply = await callApi<typeof readCheckout>(args, {
    method: 'GET',
    path: '/api/billing/checkouts/{id}',
    slots: { id: args.params.id },
  })
  if (!reply.ok || !reply.checkout.is_pretended) {
    throw new Response('There is no such checkout', { status: 404, statusText: 'Not Found' })
  }
  const isDeclined = new URL(args.request.url).searchParams.has('declined')
  return { checkout: reply.checkout, isDeclined }
}

export async function action(args: Route.ActionArgs) {
  const asked = (await args.request.formData()).get('decision')
  const decision = asked === 'pay' || asked === 'decline' ? asked : 'cancel'
  const reply = await callApi<typeof decidePretendCheckout>(args, {
    method: 'POST',
    path: '/api/billing/pretend-checkouts/{id}',
    slots: { id: args.params.id },
    body: { decision },
  })
  return reply.ok ? redirect(reply.next) : { problem: reply.message }
}

export const shouldRevalidate = keepDataWhenLost

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return surviveLostConnection(serverAction, (trouble) => ({
    problem: troubleInWords[trouble],
  }))
}

export default function PretendCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, isDeclined } = loaderData
  const isPaid = checkout.status === 'paid'
  const answer = actionData instanceof Response ? undefined : actionData
  return (
    <Page width="narrow">
      <h1 className="text-3xl">{isPaid ? 'Test receipt' : 'Test checkout'}</h1>
      <div className="mt-5 space-y-3">
        <PretendNote />
        {isDeclined && !isPaid && (
          <Notice tone="bad">
            The card was declined, as you asked. Nothing was charged. You can try again.
          </Notice>
        )}
        {answer && <Notice tone="bad">{answer.problem}</Notice>}
      </div>
      {isPaid ? (
        <Paid name={checkout.pack_name} id={checkout.checkout_id} />
      ) : (
        <PretendTill checkout={checkout} />
      )}
    </Page>
  )
}

function Paid({ name, id }: { name: string; id: string }) {
  return (
    <>
      <p className="mt-6">
        The {name} was bought as a test: no money moved. A real payment has its receipt here.
      </p>
      <p className="mt-3 break-all text-sm text-quiet">Purchase {id}</p>
      <ButtonLink to="/account/billing" look="secondary" className="mt-6">
        Back to billing
      </ButtonLink>
    </>
  )
}
