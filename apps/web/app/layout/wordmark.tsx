import { Link } from 'react-router'
import { brand } from '@rolefit/contract/brand'

/** The name with the stroke through it, and the way home. */
export function Wordmark() {
  return (
    <Link to="/" className="inline-flex min-h-11 items-center text-ink no-underline">
      <span className="marked font-serif text-2xl font-semibold tracking-tight">{brand.name}</span>
    </Link>
  )
}
