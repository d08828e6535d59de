import { formatAmount } from '@rolefit/contract'
import { countAccounts } from '../../accounts/count-accounts.ts'
import { countCredits } from '../../credits/count-credits.ts'
import { listFunnel } from '../../events/list-funnel.ts'
import { countSales } from '../../payments/books/count-sales.ts'
import type { AdminCommand } from './admin-command.ts'
import { table } from './words.ts'

const dayMs = 86_400_000
const recentDays = 30

/** Numbers of the whole service: people, credits, sales, and how far visits come. */
export const statsCommand: AdminCommand = {
  usage: 'stats',
  prepare: (args) => {
    if (args.length > 0) return null
    return async ({ db, now }, io) => {
      const since = now() - recentDays * dayMs
      const accounts = await countAccounts(db, since)
      const credits = await countCredits(db, since)
      const sales = await countSales(db)
      io.stdout.write(
        table([
          ['', 'in all', `last ${recentDays} days`],
          ['accounts', String(accounts.all), String(accounts.recent)],
          ['paying accounts', String(accounts.paid), ''],
          ['credits spent', String(credits.spent), String(credits.spentRecently)],
          ['credits unspent', String(credits.unspent), ''],
        ]),
      )
      io.stdout.write(sales.length > 0 ? '\nSales\n' : '\nNo sales yet.\n')
      io.stdout.write(
        table(
          sales.map(({ pack_name, currency, gateway, sold, taken, refunded }) => [
            gateway === 'pretend' ? `${pack_name} (pretended)` : pack_name,
            `${sold} sold`,
            formatAmount(taken, currency),
            `refunded ${formatAmount(refunded, currency)}`,
          ]),
        ),
      )
      const funnel = await listFunnel(db, { since, until: now() + 1 })
      io.stdout.write(`\nThe way through the site, last ${recentDays} days\n`)
      io.stdout.write(
        table([
          ['', 'visits', 'times'],
          ...funnel.map(({ name, visits, times }) => [
            name.replaceAll('_', ' '),
            String(visits),
            String(times),
          ]),
        ]),
      )
      return 0
    }
  },
}
