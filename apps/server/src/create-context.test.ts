import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { closeWorkers, createContext } from './create-context.ts'
import { openDatabase } from './database/open-database.ts'
import { readEnv } from './env.ts'
import { developmentMailbox } from './mail/development-mailbox.ts'

/** Who the privacy page says receives something, by what the operator has set. */
async function servicesOf(settings: Record<string, string>): Promise<readonly string[]> {
  const database = await openDatabase({ dataDir: ':memory:', databaseUrl: undefined })
  const now = () => 1
  const context = await createContext({
    env: readEnv(settings),
    log: pino({ level: 'silent' }),
    database,
    mailer: developmentMailbox(now),
    now,
  })
  await closeWorkers(context)
  await database.close()
  return context.settings.services
}

const stripe = { STRIPE_SECRET_KEY: 'sk_test_made_up', STRIPE_WEBHOOK_SECRET: 'whsec_made_up' }
const mail = { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://rolefit.example' }
const model = { AI_PROVIDER: 'compatible', AI_MODEL: 'small', AI_BASE_URL: 'http://ai.example/v1' }

describe('createContext', () => {
  it('names nobody else where the operator has switched nothing on', async () => {
    expect(await servicesOf({})).toEqual([])
  })

  it.each([
    ['mail', mail],
    ['payments', stripe],
    ['language-model', model],
    ['posthog', { POSTHOG_KEY: 'phc_made_up' }],
    ['plausible', { PLAUSIBLE_DOMAIN: 'rolefit.example' }],
    ['feedback-form', { FEEDBACK_FORM_URL: 'https://forms.example/rolefit' }],
  ])('names the company behind %s, and no other', async (service, settings) => {
    expect(await servicesOf(settings)).toEqual([service])
  })
})
