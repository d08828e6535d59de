import { formatAmount, type Purchase } from '@rolefit/contract'
import { findAccount } from '../../accounts/find-account.ts'
import { normaliseEmail } from '../../accounts/normalise-email.ts'
import { listHistory } from '../../credits/list-history.ts'
import { readBalance } from '../../credits/read-balance.ts'
import { listPurchases } from '../../payments/books/list-purchases.ts'
import { printable } from '../printable.ts'
import type { AdminCommand } from './admin-command.ts'
import { creditsInWords, dayInWords, table } from './words.ts'

const shownEntries = 20

/** An account as support needs it: plan, balance, purchases with what is refundable, the last entries. */
export const userCommand: AdminCommand = {
  usage: 'user EMAIL',
  prepare: ([email, ...more]) => {
    if (!email?.includes('@') || more.length > 0) return null
    return async ({ db, now }, io) => {
      const account = await findAccount(db, normaliseEmail(email))
      if (!account) {
        io.stderr.write('No account has this email address.\n')
        return 2
      }
      const { id, plan, created_at } = account
      const balance = creditsInWords(await readBalance(db, id))
      io.stdout.write(`${id}: ${plan}, ${balance}, since ${dayInWords(created_at)}\n`)
      const purchases = await listPurchases(db, { accountId: id, now: now() })
      io.stdout.write(purchases.length > 0 ? '\nPurchases\n' : '\nNo purchases.\n')
      io.stdout.write(table(purchases.map(purchaseRow)))
      const { items, older } = await listHistory(db, { accountId: id, limit: shownEntries })
      io.stdout.write('\nCredits\n')
      io.stdout.write(
        table(
          items.map(({ at, credits, balance: after, words }) => [
            at.slice(0, 16).replace('T', ' '),
            credits > 0 ? `+${credits}` : String(credits),
            `= ${after}`,
            printable(words),
          ]),
        ),
      )
      if (older > 0) io.stdout.write(`  and ${older} older\n`)
      return 0
    }
  },
}

function purchaseRow(purchase: Purchase): string[] {
  const { currency, is_disputed } = purchase
  const refunded = formatAmount(purchase.refunded_amount, currency)
  const refundable = formatAmount(purchase.refundable_amount, currency)
  return [
    purchase.checkout_id,
    purchase.purchased_at.slice(0, 10),
    purchase.pack_name,
    formatAmount(purchase.amount, currency),
    is_disputed ? 'disputed' : `refunded ${refunded}, refundable ${refundable}`,
  ]
}
