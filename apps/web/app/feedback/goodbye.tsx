import { useLocation } from 'react-router'
import { Notice } from '../ui/notice.tsx'

/** Whether somebody comes from deleting the account. */
export function useHasLeft(): boolean {
  return useLocation().search === '?account=deleted'
}

/** The last word to somebody whose account is gone: that it is. */
export function Goodbye({ hasAnswered }: { hasAnswered: boolean }) {
  if (!useHasLeft()) return null
  return (
    <div className="mb-8">
      <Notice tone="good">
        Your account and everything that belonged to it are deleted. There is nothing more for you
        to do
        {hasAnswered ? '.' : '; if you like, say below what we should have done better.'}
      </Notice>
    </div>
  )
}
