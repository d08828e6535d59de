import { brand } from '@rolefit/contract/brand'
import { Coming } from '../ui/coming.tsx'
import type { Route } from './+types/blog.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: `Blog · ${brand.name}` }]
}

export default function Blog() {
  return (
    <Coming title="Blog">
      <p>No articles are published yet.</p>
    </Coming>
  )
}
