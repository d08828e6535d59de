import { useLocation } from 'react-router'
import { Notice } from '../ui/notice.tsx'

/** The last word to somebody whose account is gone: that it is. */
export function Goodbye() {
  const { search } = useLocation()
  if (search !== '?account=deleted') return null
  return (
    <div className="mb-8">
      <Notice tone="good">
        Your account is deleted, and everything that belonged to it. You need do nothing more; if
        you like, say below what we should have done better.
      </Notice>
    </div>
  )
}
