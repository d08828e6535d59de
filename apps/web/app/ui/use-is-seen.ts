import { useState, useSyncExternalStore } from 'react'
import { hearInSight, isInSight } from './in-sight.ts'

/**
 * Whether the page has been looked at since this came. A screen reader passes over what a hidden page
 * says, and what is shown for a while would be gone before anybody comes back.
 */
export function useIsSeen(what: unknown): boolean {
  const isLookedAt = useSyncExternalStore(hearInSight, isInSight, () => true)
  const [seen, setSeen] = useState<{ readonly what: unknown } | null>(null)
  const isKnown = seen !== null && seen.what === what
  if (isLookedAt && !isKnown) setSeen({ what })
  return isLookedAt || isKnown
}
