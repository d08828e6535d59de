import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { readEnv } from '../env.ts'
import { listFeedback } from '../feedback/list-feedback.ts'
import type { Command } from './command.ts'
import { printable } from './printable.ts'
import { refuse } from './refuse.ts'
import { tellUnusable } from './tell-unusable.ts'

type Message = Awaited<ReturnType<typeof listFeedback>>[number]

const usualLimit = 20
const mostAtOnce = 1_000

/** The operator reads what people wrote on the feedback page. */
export const feedbackCommand: Command = {
  summary: 'List what people wrote on the feedback page, newest first',
  usage: 'feedback [COUNT] [--json]',
  run: async (args, io) => {
    const [count = String(usualLimit)] = args.filter((arg) => arg !== '--json')
    const limit = Number(count)
    if (!Number.isInteger(limit) || limit < 1 || limit > mostAtOnce) {
      return refuse(io, `Say how many: rolefit feedback 50 (at most ${mostAtOnce})`)
    }
    return tellUnusable(io, async () => {
      const messages = await readMessages(limit)
      io.stdout.write(args.includes('--json') ? inJson(messages) : inWords(messages))
      return 0
    })
  },
}

async function readMessages(limit: number): Promise<readonly Message[]> {
  const database = await openDatabase(readEnv())
  try {
    await migrate(database, { now: Date.now() })
    return await listFeedback(database.db, { limit })
  } finally {
    await database.close()
  }
}

function inJson(messages: readonly Message[]): string {
  return `${JSON.stringify(messages, null, 2)}\n`
}

function inWords(messages: readonly Message[]): string {
  if (messages.length === 0) return 'Nobody has written yet.\n'
  return messages.map(inFewLines).join('\n')
}

function inFewLines({ topic, message, email, created_at }: Message): string {
  const at = new Date(created_at).toISOString().slice(0, 16).replace('T', ' ')
  const text = printable(message).replace(/^/gm, '  ')
  return `${at}  ${topic}  ${printable(email ?? 'no address')}\n${text}\n`
}
