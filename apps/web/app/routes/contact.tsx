import { brand } from '@rolefit/contract/brand'
import { Coming } from '../ui/coming.tsx'
import type { Route } from './+types/contact.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `Contact · ${brand.name}` }]
}

export default function Contact() {
  return (
    <Coming title="Contact">
      <p>
        Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>. A person reads
        it.
      </p>
    </Coming>
  )
}
