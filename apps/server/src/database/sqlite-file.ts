import { join } from 'node:path'

/** Where the embedded database is kept. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'rolefit.db')
}

/** How long a statement waits for another that writes. */
export const busyTimeoutMs = 5_000
