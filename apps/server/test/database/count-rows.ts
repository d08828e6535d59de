import type { KyselyPlugin } from 'kysely'
import type { Db } from '../../src/database/database.ts'

/** The same database, and how many rows it has handed over since it was last asked. */
export function countRows(db: Db): { readonly counted: Db; readonly takeCount: () => number } {
  let rows = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows += result.rows.length
      return result
    },
  }
  const takeCount = () => {
    const count = rows
    rows = 0
    return count
  }
  return { counted: db.withPlugin(plugin), takeCount }
}
