import { auditLedger } from '../../credits/audit-ledger.ts'
import { auditPurchases } from '../../payments/books/audit-purchases.ts'
import { listFlagged } from '../../payments/books/list-flagged.ts'
import type { AdminCommand } from './admin-command.ts'

/** Recomputes every balance. Exit status 1 names a difference; what only needs a decision does not count. */
export const auditCommand: AdminCommand = {
  usage: 'audit',
  prepare: (args) => {
    if (args.length > 0) return null
    return async ({ db }, io) => {
      const differences = [...(await auditLedger(db)), ...(await auditPurchases(db))]
      for (const difference of differences) io.stdout.write(`WRONG ${difference}\n`)
      for (const flag of await listFlagged(db)) io.stdout.write(`note  ${flag}\n`)
      io.stdout.write(
        differences.length === 0
          ? 'Every balance adds up.\n'
          : `${differences.length} that do not add up.\n`,
      )
      return differences.length === 0 ? 0 : 1
    }
  },
}
