import { useElsewhere } from './use-elsewhere.ts'
import { useReloadBehind } from './use-reload-behind.ts'

/**
 * Loads the page's data anew when another tab has analysed, bought or deleted something: lists, counts and
 * histories say what is true. `forget` gets the id of an analysis that was deleted there.
 */
export function useChangesElsewhere(forget?: (id: string) => void): void {
  const reload = useReloadBehind()
  useElsewhere((message) => {
    const deleted = deletedIn(message)
    if (deleted !== null) forget?.(deleted)
    reload()
  })
}

function deletedIn(message: unknown): string | null {
  const isAbout = typeof message === 'object' && message !== null && 'deleted' in message
  return isAbout && typeof message.deleted === 'string' ? message.deleted : null
}
