import { Form, redirect } from 'react-router'
import type { confirmLink } from '@rolefit/contract'
import { brand } from '@rolefit/contract/brand'
import { callApi } from '../page-context.ts'
import { troubleInWords } from '../session/survive-lost-connection.ts'
import { forgetPending } from '../sign-in/pending.ts'
import { useMagicLink } from '../sign-in/use-magic-link.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { Route } from './+types/magic.ts'

export function meta(_: Route.MetaArgs) {
  return [
    { title: `Signing in · ${brand.name}` },
    { name: 'referrer', content: 'same-origin' },
    { name: 'robots', content: 'noindex' },
  ]
}

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export async function action(args: Route.ActionArgs) {
  const token = String((await args.request.formData()).get('token') ?? '')
  const reply = await callApi<typeof confirmLink>(args, {
    method: 'POST',
    path: '/api/auth/verify',
    body: { token },
  })
  if (!reply.ok) return { message: 'Invalid or expired link.' }
  return redirect(reply.next, { headers: { 'set-cookie': forgetPending } })
}

export default function Magic({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const state = useMagicLink(token)
  const failed = actionData?.message ?? (state.status === 'failed' ? state.message : null)
  return (
    <Page width="narrow">
      <div aria-live="polite">
        {failed ? (
          <Failed message={failed} token={token} />
        ) : state.status === 'confirm' ? (
          <Confirm token={token} />
        ) : (
          <h1 className="flex items-center gap-3 text-3xl">
            <Spinner />
            {state.status === 'success' ? 'Success! Redirecting…' : 'Verifying…'}
          </h1>
        )}
      </div>
      {token && (
        <noscript>
          <Confirm token={token} />
        </noscript>
      )}
    </Page>
  )
}

function Confirm({ token }: { token: string }) {
  return (
    <Form method="post" className="mt-2">
      <h1 className="text-3xl">Sign in on this device?</h1>
      <p className="mt-4 text-quiet">
        This is not the browser that asked for the link, so we ask once before we use it. To go on
        where you asked for it, type the code from the same email there instead.
      </p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" className="mt-6">
        Sign in
      </Button>
    </Form>
  )
}

function Failed({ message, token }: { message: string; token: string }) {
  if (message === troubleInWords.network) {
    return (
      <>
        <h1 className="text-3xl">{message}</h1>
        <p className="mt-4 text-quiet">
          The connection was lost on the way. The same link can be tried again.
        </p>
        <ButtonLink
          to={`/magic?token=${encodeURIComponent(token)}`}
          reloadDocument
          className="mt-6"
        >
          Try again
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <h1 className="text-3xl">{message}</h1>
      <p className="mt-4 text-quiet">Links work once, for 15 minutes. Ask for a new one.</p>
      <ButtonLink to="/login" className="mt-6">
        Get a new link
      </ButtonLink>
    </>
  )
}
