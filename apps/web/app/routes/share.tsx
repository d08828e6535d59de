import { useEffect } from 'react'
import { data } from 'react-router'
import type { readShared } from '@rolefit/contract'
import { brand } from '@rolefit/contract/brand'
import { track } from '../analytics/track.ts'
import { callApi } from '../page-context.ts'
import { SharedView } from '../results/shared-view.tsx'
import { sharedMeta } from '../sharing/shared-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/share.ts'

export function meta(args: Route.MetaArgs) {
  return sharedMeta(args, args.params.token, args.loaderData?.shared ?? null)
}

/** Kept out of search engines, and the address, which is the key, out of what other sites are told. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const all = new Headers(loaderHeaders)
  all.set('x-robots-tag', 'noindex')
  all.set('referrer-policy', 'no-referrer')
  return all
}

export async function loader(args: Route.LoaderArgs) {
  const answer = await callApi<typeof readShared>(args, {
    method: 'GET',
    path: '/api/share/{token}',
    slots: { token: args.params.token },
  })
  return answer.ok ? data({ shared: answer }) : data({ shared: null }, { status: 404 })
}

export default function Share({ loaderData: { shared } }: Route.ComponentProps) {
  useEffect(() => {
    if (shared) track('shared_result_viewed')
  }, [shared])
  if (!shared) {
    return (
      <Page width="text">
        <h1>Invalid or expired share link.</h1>
        <p className="mt-4 text-lg text-quiet">Ask the person who sent it for a new one.</p>
        <p className="mt-3 text-quiet">Is it your own? Open the result and share it again.</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/" look="secondary">
            Go to the start page
          </ButtonLink>
          <ButtonLink to="/results" look="secondary">
            Go to your results
          </ButtonLink>
        </div>
      </Page>
    )
  }
  return (
    <Page width="text">
      <SharedView shared={shared} />
      <div className="mt-12 border-t border-line pt-6 print:hidden">
        <p className="text-quiet">
          {brand.name} shows how a CV fits a job, line by line. The number is counted, not guessed.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to="/analyze">Try it with your own CV</ButtonLink>
          <ButtonLink to="/method" look="secondary">
            How the score is made
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}
