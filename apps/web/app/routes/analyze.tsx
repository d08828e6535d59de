import { Link } from 'react-router'
import { brand } from '@rolefit/contract/brand'
import { Coming } from '../ui/coming.tsx'
import type { Route } from './+types/analyze.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `Analyze · ${brand.name}` }]
}

export default function Analyze() {
  return (
    <Coming title="Analyze">
      <p>
        This is where you will upload a CV and paste a job description. Analyses are not part of
        this version yet.
      </p>
      <p>
        Your three free credits are kept on your <Link to="/account/billing">account</Link> and do
        not expire.
      </p>
    </Coming>
  )
}
