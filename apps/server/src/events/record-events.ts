import type { CountedEvent } from '@rolefit/contract'
import type { AppContext } from '../app-context.ts'
import { newId } from '../ids.ts'
import { addEvents } from './event-store.ts'

/** Paths that carry a secret are cut before anything is stored or passed on. */
const secretPath = /^\/(share|magic|api)\/.*/

/** Stores what was done in one visit, and passes a copy on where the operator wants that. */
export async function recordEvents(
  { db, now, forwardEvents }: AppContext,
  { visit, events }: { visit: string; events: readonly CountedEvent[] },
): Promise<void> {
  const at = now()
  const counted = events.map((event) => ({
    ...event,
    path: event.path.replace(secretPath, '/$1'),
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
