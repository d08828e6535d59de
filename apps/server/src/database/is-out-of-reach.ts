/** By which codes the network, and Postgres itself, say that a database cannot be asked. */
const codes: readonly unknown[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
  // Shut down by its operator, crashed, still starting; no connection left; a transaction it gave up.
  ...['57P01', '57P02', '57P03', '53300', '25P03'],
  // The connection's own exceptions.
  ...['08000', '08001', '08003', '08004', '08006'],
]
/** What the connections' library says where it has no code. */
const sayings =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/

/** Whether something failed because the database cannot be reached, which is nobody's bug. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.includes(error.code)) || sayings.test(error.message)
}
