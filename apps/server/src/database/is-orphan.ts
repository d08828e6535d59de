/** What the two engines call a row whose parent is not there: SQLite by number, Postgres by name. */
const orphanCodes: readonly unknown[] = [787, '23503']

/** Whether a row was refused because what it belongs to was deleted meanwhile. */
export function isOrphan(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const number = 'errcode' in error ? error.errcode : null
  const name = 'code' in error ? error.code : null
  return orphanCodes.includes(number) || orphanCodes.includes(name)
}
