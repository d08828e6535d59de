import type { CountedEvent } from '@rolefit/contract'
import type { AppContext } from '../app-context.ts'
import { newId } from '../ids.ts'
import { addEvents } from './event-store.ts'

/** Keys to something, and names of somebody's own things, are cut before anything is stored or passed on. */
const ownPath = /^\/(share|magic|api|results|checkout\/pretend|account\/receipts)\/.*/
/** However our pages are laid out some day: no id of ours says whose visit it is. */
const ourId = /\/[a-z]{3}_[\w-]*.*/

/** Stores what was done in one visit, and passes a copy on where the operator wants that. */
export async function recordEvents(
  { db, now, forwardEvents }: AppContext,
  { visit, events }: { visit: string; events: readonly CountedEvent[] },
): Promise<void> {
  const at = now()
  const counted = events.map((event) => ({
    ...event,
    path: event.path.replace(ownPath, '/$1').replace(ourId, '') || '/',
  }))
  await addEvents(
    db,
    counted.map(({ name, detail, path }) => ({
      id: newId('evt'),
      name,
      detail: detail ?? null,
      path,
      visit,
      created_at: at,
    })),
  )
  forwardEvents({ visit, at, events: counted })
}
