import { Link } from 'react-router'
import { brand } from '@rolefit/contract/brand'
import { Coming } from '../ui/coming.tsx'
import type { Route } from './+types/pricing.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `Pricing · ${brand.name}` }]
}

export default function Pricing() {
  return (
    <Coming title="Pricing">
      <p>Every account starts with 3 free analyses. No card required.</p>
      <p>
        Credit packs will start from $5. They are not on sale in this version; nothing can be bought
        by accident.
      </p>
      <p>
        <Link to="/login">Start free</Link>
      </p>
    </Coming>
  )
}
