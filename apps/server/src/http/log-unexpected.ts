import type { AppContext } from '../app-context.ts'

/** Logs a bug: the way to it, and nothing of who met it. */
export function logUnexpected({ log }: AppContext, error: unknown, id?: string): void {
  const stack = error instanceof Error ? error.stack : String(error)
  log.error({ ...(id ? { id } : {}), stack }, 'unexpected error')
}
