import { brand } from '@rolefit/contract/brand'
import { Coming } from '../ui/coming.tsx'
import type { Route } from './+types/feedback.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `Feedback · ${brand.name}` }]
}

export default function Feedback() {
  return (
    <Coming title="Feedback">
      <p>
        There is no form here yet. Until then, write to{' '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>: what went wrong, and what
        you had hoped for.
      </p>
    </Coming>
  )
}
