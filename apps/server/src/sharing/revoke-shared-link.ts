import type { Db } from '../database/database.ts'
import { Problem } from '../http/replies/problem.ts'
import { removeLink } from './shared-link-store.ts'

/** Makes a link stop working at once. */
export async function revokeSharedLink(
  db: Db,
  whose: { id: string; accountId: string },
): Promise<void> {
  if (!(await removeLink(db, whose))) throw new Problem('not_found')
}
