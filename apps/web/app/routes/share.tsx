import { data } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { Coming } from '../ui/coming.tsx'
import type { Route } from './+types/share.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Shared analysis' }, { name: 'robots', content: 'noindex' }]
}

export function loader() {
  return data(null, { status: 404 })
}

export default function Share() {
  return (
    <Coming title="Invalid or expired share link.">
      <p>Ask the person who sent it for a new one.</p>
      <ButtonLink to="/" look="secondary" className="mt-4 !no-underline">
        Go to the start page
      </ButtonLink>
    </Coming>
  )
}
