import { describe, expect, it } from 'vitest'
import { EnvMistakes, readEnv } from './env.ts'

function mistakesOf(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvMistakes) return error.mistakes
    throw error
  }
}

describe('readEnv', () => {
  it('needs nothing in development', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      production: false,
    })
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
    expect(mistakesOf({ NODE_ENV: 'production' })).toHaveLength(2)
    expect(
      mistakesOf({
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://rolefit.example',
        SMTP_URL: 'smtp://mail.example',
        MAIL_FROM: 'Rolefit <hello@rolefit.example>',
      }),
    ).toEqual([])
  })

  it('lets no test move the clock in production', () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://rolefit.example',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'a@b.example',
    }
    expect(readEnv({ ...production, ROLEFIT_TEST_CLOCK: '1' }).testClock).toBe(false)
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
})
