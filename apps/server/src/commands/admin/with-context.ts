import type { AppContext } from '../../app-context.ts'
import { closeWorkers, createContext } from '../../create-context.ts'
import { createLog } from '../../create-log.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open-database.ts'
import { readEnv } from '../../env.ts'
import { developmentMailbox } from '../../mail/development-mailbox.ts'
import { openSmtp } from '../../mail/open-smtp.ts'

/** Runs a command with the same parts as the server has: database, mail, payment provider. */
export async function withContext<T>(work: (context: AppContext) => Promise<T>): Promise<T> {
  const env = readEnv()
  // What a command has to say it says itself; the log would stand in between.
  const log = createLog('fatal')
  const now = () => Date.now()
  const database = await openDatabase(env)
  try {
    await migrate(database, { now: now() })
    const mailer = env.smtpUrl ? await openSmtp(env, log) : developmentMailbox(now)
    const context = await createContext({ env, log, database, mailer, now })
    try {
      return await work(context)
    } finally {
      mailer.close()
      await closeWorkers(context)
    }
  } finally {
    await database.close()
  }
}
