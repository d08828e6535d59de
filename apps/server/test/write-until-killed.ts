import { openAccount } from '../src/accounts/open-account.ts'
import { migrate } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/open-database.ts'

/** Opens accounts as fast as it can and prints each address once its account is committed. */
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined })
await migrate(database, { now: 1 })
for (let count = 0; ; count += 1) {
  const email = `person-${count}@example.com`
  const person = { email, first_name: 'A', last_name: 'B', year_of_birth: 1990, now: count }
  await database.db.transaction().execute((db) => openAccount(db, person))
  process.stdout.write(`${email}\n`)
}
