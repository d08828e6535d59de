import { Link } from 'react-router'
import { brand } from '@rolefit/contract/brand'
import { Coming } from '../ui/coming.tsx'
import type { Route } from './+types/results.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `Results · ${brand.name}` }]
}

export default function Results() {
  return (
    <Coming title="Results">
      <p>There are no analyses yet. They will be listed here, newest first.</p>
      <p>
        <Link to="/analyze">New analysis</Link>
      </p>
    </Coming>
  )
}
