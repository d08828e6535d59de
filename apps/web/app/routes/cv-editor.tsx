import { Link } from 'react-router'
import { brand } from '@rolefit/contract/brand'
import { Coming } from '../ui/coming.tsx'
import type { Route } from './+types/cv-editor.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `CV editor · ${brand.name}` }]
}

export default function CvEditor() {
  return (
    <Coming title="CV editor">
      <p>
        The editor opens with a regenerated CV from one of your analyses. Analyses are not part of
        this version yet.
      </p>
      <p>
        <Link to="/results">Results</Link>
      </p>
    </Coming>
  )
}
