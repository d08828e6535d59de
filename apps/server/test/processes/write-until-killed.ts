import { openAccount } from '../../src/accounts/open-account.ts'
import type { DatabasePlace } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrate.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import { keepOneAnalysis } from '../analyses/keep-one-analysis.ts'
import { openTrade, trade } from '../payments/trade.ts'

/**
 * Killed without warning by whoever started it: opens accounts as fast as it can and prints each
 * address once its account is committed. Or, given a number, trades (or keeps an analysis) and kills
 * itself at so many statements.
 */
const [dataDir = '', databaseUrl, statements, what = 'trade'] = process.argv.slice(2)
const place = { dataDir, databaseUrl: databaseUrl || undefined }
if (statements === undefined) await openAccounts(place)
else await workUntil(place, Number(statements))

async function openAccounts(where: DatabasePlace): Promise<void> {
  const database = await openDatabase(where)
  await migrate(database, { now: 1 })
  for (let count = 0; ; count += 1) {
    const email = `person-${count}@example.com`
    const person = { email, first_name: 'A', last_name: 'B', year_of_birth: 1990, now: count }
    await database.db.transaction().execute((db) => openAccount(db, person))
    process.stdout.write(`${email}\n`)
  }
}

async function workUntil(where: DatabasePlace, last: number): Promise<void> {
  let count = 0
  const work = what === 'trade' ? trade : keepOneAnalysis
  await work(await openTrade(where), {
    transformQuery: ({ node }) => {
      count += 1
      if (count === last) process.kill(process.pid, 'SIGKILL')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  process.stdout.write(`${count}\n`)
  process.exit(0)
}
