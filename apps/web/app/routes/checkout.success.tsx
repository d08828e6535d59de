import { Link } from 'react-router'
import { brand } from '@rolefit/contract/brand'
import { Coming } from '../ui/coming.tsx'
import type { Route } from './+types/checkout.success.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `Payment · ${brand.name}` }]
}

export default function CheckoutSuccess() {
  return (
    <Coming title="Payment">
      <p>
        Credit packs are not on sale in this version, so there is no payment to show. Your balance
        is on your <Link to="/account/billing">account</Link>.
      </p>
    </Coming>
  )
}
