import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { type Env, EnvMistakes, readEnv } from '../env.ts'
import { webBuildFolder } from '../load-web-app.ts'
import { openSmtp } from '../mail/open-smtp.ts'
import { countSampleTestimonials, sampleTestimonialsWarning } from '../sample-testimonials.ts'
import type { Command } from './command.ts'

interface Finding {
  readonly level: 'fine' | 'note' | 'wrong'
  readonly text: string
}

const marks = { fine: 'ok   ', note: 'note ', wrong: 'WRONG' } as const

/** Looks at everything a start depends on, and says what an operator should do. */
export const doctorCommand: Command = {
  summary: 'Check the environment, the database, mail, payments and the web build',
  usage: 'doctor',
  run: async (_, io) => {
    const findings = await examine()
    for (const { level, text } of findings) io.stdout.write(`${marks[level]} ${text}\n`)
    const wrong = findings.filter(({ level }) => level === 'wrong').length
    io.stdout.write(wrong === 0 ? 'All is well.\n' : `${wrong} to mend.\n`)
    return wrong === 0 ? 0 : 1
  },
}

async function examine(): Promise<readonly Finding[]> {
  try {
    const env = readEnv()
    return [
      fine(`Node ${process.versions.node}`),
      fine(env.production ? 'environment: production' : 'environment: development'),
      await examineDatabase(env),
      await examineMail(env),
      examinePayments(env),
      examineWeb(),
      examineTestimonials(),
    ]
  } catch (error) {
    if (error instanceof EnvMistakes) return error.mistakes.map(wrong)
    throw error
  }
}

async function examineDatabase(env: Env): Promise<Finding> {
  try {
    const database = await openDatabase(env)
    const applied = await migrate(database, { now: Date.now() })
    await database.close()
    const brought = applied.length > 0 ? `, ${applied.length} migrations applied now` : ''
    return fine(`database: ${database.engine} at ${database.place}${brought}`)
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error))
  }
}

async function examineMail(env: Env): Promise<Finding> {
  if (!env.smtpUrl) return note('mail: no SMTP_URL, so mails are shown at /dev/mailbox')
  const mailer = await openSmtp(env, pino({ level: 'silent' }))
  const refusal = await mailer.check()
  mailer.close()
  if (refusal === null) return fine('mail: the server answers and accepts us')
  return wrong(`mail: the server in SMTP_URL does not take us (${refusal})`)
}

function examinePayments({ payments, stripe, production }: Env): Finding {
  if (payments === 'off') return note('payments: PAYMENTS=off, so nothing is sold')
  if (payments === 'pretend') return note('payments: pretended, so credits cost nothing here')
  const isTest = /^(sk|rk)_test_/.test(stripe?.secretKey ?? '')
  if (isTest && production) return note('payments: Stripe in test mode, so no money moves')
  return fine(`payments: Stripe${isTest ? ' in test mode' : ''}`)
}

function examineWeb(): Finding {
  return existsSync(join(webBuildFolder, 'server/index.js'))
    ? fine('web app: built')
    : note('web app: not built yet, npm start does it')
}

function examineTestimonials(): Finding {
  const samples = countSampleTestimonials()
  return samples === 0
    ? fine('testimonials: yours')
    : note(`testimonials: ${sampleTestimonialsWarning(samples)}`)
}

function fine(text: string): Finding {
  return { level: 'fine', text }
}

function note(text: string): Finding {
  return { level: 'note', text }
}

function wrong(text: string): Finding {
  return { level: 'wrong', text }
}
