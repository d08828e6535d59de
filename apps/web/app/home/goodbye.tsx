import { useSearchParams } from 'react-router'
import { Notice } from '../ui/notice.tsx'

/** The last word to somebody whose account is gone: that it is. */
export function Goodbye() {
  const [params] = useSearchParams()
  if (params.get('account') !== 'deleted') return null
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-6 sm:px-6">
      <Notice tone="good">Your account is deleted, and everything that belonged to it.</Notice>
    </div>
  )
}
