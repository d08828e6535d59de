import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EnvMistakes, readEnv } from './env.ts'
import { projectFolder } from './project-folder.ts'

function mistakesOf(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvMistakes) return error.mistakes
    throw error
  }
}

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://rolefit.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Rolefit <hello@rolefit.example>',
}

describe('readEnv', () => {
  it('needs nothing in development', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: join(projectFolder, 'data'),
      production: false,
    })
  })

  it('means the same data folder from wherever it is run', () => {
    expect(readEnv({ DATA_DIR: './elsewhere' }).dataDir).toBe(join(projectFolder, 'elsewhere'))
    expect(readEnv({ DATA_DIR: '/var/lib/rolefit' }).dataDir).toBe('/var/lib/rolefit')
  })

  it('names every mistake at once and repeats no password', () => {
    const mistakes = mistakesOf({
      PORT: '99999',
      DATABASE_URL: 'mysql://root:hush@db',
      SMTP_URL: 'hush',
      TRUSTED_PROXIES: '10.0.0.0/8, proxy.example',
      LOG_LEVEL: 'loud',
    })
    expect(mistakes.map((mistake) => mistake.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'SMTP_URL',
      'TRUSTED_PROXIES:',
      'LOG_LEVEL',
    ])
    expect(mistakes.join()).not.toContain('hush')
  })

  it('does not start in production with pretended parts', () => {
    expect(mistakesOf({ NODE_ENV: 'production' })).toHaveLength(3)
    expect(mistakesOf({ ...production, PAYMENTS: 'off' })).toEqual([])
  })

  it('sends no mails whose links could lead anywhere', () => {
    const smtp = { SMTP_URL: 'smtp://mail.example' }
    expect(mistakesOf(smtp)).toEqual([expect.stringMatching(/^PUBLIC_URL is missing/)])
    expect(mistakesOf({ ...smtp, PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
  })

  it('takes a language model whole or not at all, and repeats no key', () => {
    const ollama = {
      AI_PROVIDER: 'compatible',
      AI_MODEL: 'llama3.1',
      AI_BASE_URL: 'http://localhost:11434/v1',
    }
    expect(readEnv(ollama).ai).toMatchObject({ provider: 'compatible', dailyBudgetUsd: 5 })
    expect(readEnv({ AI_API_KEY: 'hush' }).ai).toBeUndefined()
    const mistakes = mistakesOf({ AI_PROVIDER: 'openai', AI_DAILY_BUDGET_USD: 'lots' })
    expect(mistakes.map((mistake) => mistake.split(' ')[0])).toEqual([
      'AI_MODEL',
      'AI_API_KEY',
      'AI_DAILY_BUDGET_USD',
    ])
    expect(mistakesOf({ AI_PROVIDER: 'oracle', AI_MODEL: 'm', AI_API_KEY: 'hush' })).toEqual([
      expect.stringMatching(/^AI_PROVIDER is "oracle"/),
    ])
  })

  it('recognises words in pictures unless that is switched off', () => {
    expect([readEnv({}).ocr, readEnv({ OCR: 'off' }).ocr]).toEqual([true, false])
    expect(mistakesOf({ OCR: 'maybe' })).toHaveLength(1)
  })

  it('pretends payments in production only when asked for by name', () => {
    expect(mistakesOf(production)).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY is missing/)])
    expect(readEnv({ ...production, PAYMENTS: 'pretend' }).payments).toBe('pretend')
    expect(readEnv({}).payments).toBe('pretend')
  })

  it('takes Stripe where its keys are given, and repeats none of them', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_hush', STRIPE_WEBHOOK_SECRET: 'whsec_hush' }
    expect(readEnv({ ...production, ...keys })).toMatchObject({
      payments: 'stripe',
      stripe: { secretKey: 'sk_test_hush', webhookSecret: 'whsec_hush' },
    })
    const mistakes = mistakesOf({ STRIPE_SECRET_KEY: 'pk_hush', STRIPE_API_URL: 'hush' })
    expect(mistakes.map((mistake) => mistake.split(' ')[0])).toEqual([
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_API_URL',
    ])
    expect(mistakes.join()).not.toContain('hush')
    expect(mistakesOf({ PAYMENTS: 'maybe' })).toHaveLength(1)
  })

  it('lets no test move the clock in production', () => {
    const asked = { ...production, PAYMENTS: 'off', ROLEFIT_TEST_CLOCK: '1' }
    expect(readEnv(asked).testClock).toBe(false)
  })
})

describe('the environment of the public site', () => {
  it('takes a form, a PostHog key and a Plausible domain', () => {
    const env = readEnv({
      FEEDBACK_FORM_URL: 'https://forms.example/rolefit',
      POSTHOG_KEY: 'phc_1',
      PLAUSIBLE_DOMAIN: 'rolefit.example',
    })
    expect(env).toMatchObject({
      feedbackFormUrl: 'https://forms.example/rolefit',
      posthogKey: 'phc_1',
      plausibleDomain: 'rolefit.example',
    })
  })

  it('refuses a form that is not https and a domain that is an address', () => {
    expect(
      mistakesOf({
        FEEDBACK_FORM_URL: 'http://forms.example',
        PLAUSIBLE_DOMAIN: 'https://rolefit.example',
      }),
    ).toHaveLength(2)
  })

  it('takes proxies by address or range, of either kind', () => {
    expect(readEnv({ TRUSTED_PROXIES: '10.0.0.0/8, ::1 2001:db8::/128' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '::1',
      '2001:db8::/128',
    ])
    expect(mistakesOf({ TRUSTED_PROXIES: '10.0.0.0/33, 2001:db8::/129' })).toEqual([
      'TRUSTED_PROXIES: "10.0.0.0/33" is not an IP address or range (10.0.0.0/8).',
      'TRUSTED_PROXIES: "2001:db8::/129" is not an IP address or range (10.0.0.0/8).',
    ])
  })
})
