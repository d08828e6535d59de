import type { FailedShare } from './use-share-link.ts'

/** Says that no link could be made, and why where that is known. */
export function NoShareLink({ reason }: Pick<FailedShare, 'reason'>) {
  return (
    <span role="alert" className="font-medium text-missing">
      Failed to create share link.{reason && ` ${reason}`}
    </span>
  )
}
