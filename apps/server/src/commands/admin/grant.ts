import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { findAccount } from '../../accounts/find-account.ts'
import { normaliseEmail } from '../../accounts/normalise-email.ts'
import { grantByOperator } from '../../credits/grant-credits.ts'
import { readBalance } from '../../credits/read-balance.ts'
import type { AdminCommand } from './admin-command.ts'
import { creditsInWords } from './words.ts'

/** More than that is a typing mistake. */
const mostCredits = 1_000

/** Gives credits; with the same --ref once only, however often it is run. */
export const grantCommand: AdminCommand = {
  usage: 'grant EMAIL CREDITS [--note "What the history says"] [--ref TICKET]',
  prepare: (args) => {
    const grant = readArguments(args)
    if (!grant) return null
    return async ({ db, now }, io) => {
      const account = await findAccount(db, normaliseEmail(grant.email))
      if (!account) {
        io.stderr.write('No account has this email address.\n')
        return 2
      }
      const { credits, note, reference } = grant
      const isNew = await db.transaction().execute((transaction) =>
        grantByOperator(transaction, {
          accountId: account.id,
          credits,
          note,
          reference,
          now: now(),
        }),
      )
      const balance = creditsInWords(await readBalance(db, account.id))
      io.stdout.write(
        isNew
          ? `Gave ${creditsInWords(credits)}. The balance is ${balance}.\n`
          : `"${reference}" was granted before; nothing was changed. The balance is ${balance}.\n`,
      )
      return 0
    }
  },
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { note: { type: 'string' }, ref: { type: 'string' } },
      allowPositionals: true,
    })
    const [email = '', count = '', ...more] = positionals
    const credits = Number(count)
    const isSensible = /^\d+$/.test(count) && credits >= 1 && credits <= mostCredits
    if (!email.includes('@') || !isSensible || more.length > 0) return null
    return { email, credits, note: values.note ?? '', reference: values.ref ?? randomUUID() }
  } catch {
    return null
  }
}
