import { data, Link } from 'react-router'
import { Coming } from '../ui/coming.tsx'
import type { Route } from './+types/blog.post.ts'

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Post not found' }]
}

export function loader() {
  return data(null, { status: 404 })
}

export default function BlogPost() {
  return (
    <Coming title="Post not found">
      <p>
        <Link to="/blog">All posts</Link>
      </p>
    </Coming>
  )
}
