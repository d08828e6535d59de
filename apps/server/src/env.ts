import { resolve } from 'node:path'
import { EnvReader, type EnvSource } from './env-reader.ts'
import type { StripeSettings } from './payments/gateways/stripe-gateway.ts'
import { projectFolder } from './project-folder.ts'
import { type ModelSettings, modelProviders } from './writing/models/model-settings.ts'

/** Everything the environment can say, checked. `main.ts` reads it once; the rest takes values. */
export interface Env {
  readonly production: boolean
  readonly host: string
  readonly port: number
  readonly publicUrl: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly payments: 'stripe' | 'pretend' | 'off'
  readonly stripe: StripeSettings | undefined
  readonly trustedProxies: readonly string[]
  readonly metricsToken: string | undefined
  /** An external form that the feedback page embeds instead of ours. */
  readonly feedbackFormUrl: string | undefined
  readonly posthogKey: string | undefined
  /** The site as Plausible knows it, `rolefit.example`. */
  readonly plausibleDomain: string | undefined
  /** The language model that words texts; without one the embedded writer does. */
  readonly ai: ModelSettings | undefined
  /** Whether words are recognised in CVs that are pictures. */
  readonly ocr: boolean
  readonly logLevel: LogLevel
  /** Only outside production: lets a test move the clock forward. */
  readonly testClock: boolean
}

const paymentWays = ['stripe', 'pretend', 'off'] as const

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** All mistakes at once, each in one line. */
export class EnvMistakes extends Error {
  readonly mistakes: readonly string[]
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.mistakes = mistakes
  }
}

export function readEnv(source: EnvSource = process.env): Env {
  const read = new EnvReader(source)
  const production = source.NODE_ENV === 'production'
  const env: Env = {
    production,
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.port('PORT') ?? 3000,
    publicUrl: read.url('PUBLIC_URL', web)?.origin,
    // Not where a command happens to be run: all of them mean the same database.
    dataDir: resolve(projectFolder, read.text('DATA_DIR') ?? 'data'),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:'])?.href,
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:'])?.href,
    mailFrom: read.text('MAIL_FROM') ?? 'Rolefit <no-reply@rolefit.example>',
    ...readPayments(read),
    trustedProxies: read.addresses('TRUSTED_PROXIES'),
    metricsToken: read.text('METRICS_TOKEN'),
    feedbackFormUrl: read.url('FEEDBACK_FORM_URL', ['https:'])?.href,
    posthogKey: read.text('POSTHOG_KEY'),
    plausibleDomain: read.domain('PLAUSIBLE_DOMAIN'),
    ai: readModel(read),
    ocr: read.isOn('OCR'),
    logLevel: read.oneOf('LOG_LEVEL', logLevels) ?? (production ? 'info' : 'warn'),
    testClock: source.ROLEFIT_TEST_CLOCK === '1' && !production,
  }
  const { mistakes } = read
  // Without it links would begin with the name a request came by, which whoever asks may choose.
  if ((production || env.smtpUrl) && !read.text('PUBLIC_URL')) {
    mistakes.push('PUBLIC_URL is missing: links in mails need the address people use.')
  }
  if (production) mistakes.push(...missingInProduction(read))
  if (mistakes.length > 0) throw new EnvMistakes(mistakes)
  return env
}

const web = ['http:', 'https:']

function missingInProduction(read: EnvReader): string[] {
  const missing: string[] = []
  if (!read.text('SMTP_URL'))
    missing.push('SMTP_URL is missing: nobody could sign in without mail.')
  if (read.text('SMTP_URL') && !read.text('MAIL_FROM')) {
    missing.push('MAIL_FROM is missing: mails need a sender that your mail server accepts.')
  }
  if (!read.text('PAYMENTS') && !read.text('STRIPE_SECRET_KEY')) {
    missing.push(
      'STRIPE_SECRET_KEY is missing: nobody could pay. PAYMENTS=off sells nothing, PAYMENTS=pretend gives credits away.',
    )
  }
  return missing
}

/** Stripe where its keys are given, else pretended; or what PAYMENTS names. */
function readPayments(read: EnvReader): Pick<Env, 'payments' | 'stripe'> {
  const secretKey = read.text('STRIPE_SECRET_KEY')
  const webhookSecret = read.text('STRIPE_WEBHOOK_SECRET')
  const usual = secretKey ? 'stripe' : 'pretend'
  const payments = read.text('PAYMENTS') ? read.oneOf('PAYMENTS', paymentWays) : usual
  if (payments !== 'stripe') return { payments: payments ?? 'off', stripe: undefined }
  if (!secretKey || !/^(sk|rk)_/.test(secretKey)) {
    read.mistakes.push(
      'STRIPE_SECRET_KEY has to be a secret key of Stripe, which begins with sk_ or rk_.',
    )
  }
  if (!webhookSecret?.startsWith('whsec_')) {
    read.mistakes.push(
      'STRIPE_WEBHOOK_SECRET has to be the signing secret of your webhook, which begins with whsec_: without it no payment would be believed.',
    )
  }
  const stripe = {
    secretKey: secretKey ?? '',
    webhookSecret: webhookSecret ?? '',
    apiUrl: read.url('STRIPE_API_URL', web)?.origin,
  }
  return { payments, stripe }
}

const usualDailyBudgetUsd = 5

/** All of it or nothing: a model that is named halfway would fail with the first person. */
function readModel(read: EnvReader): ModelSettings | undefined {
  if (!read.text('AI_PROVIDER')) return undefined
  const { mistakes } = read
  const baseUrl = read.url('AI_BASE_URL', web)?.href
  const provider = read.oneOf('AI_PROVIDER', modelProviders)
  const model = read.text('AI_MODEL')
  const apiKey = read.text('AI_API_KEY')
  const dailyBudgetUsd = Number(read.text('AI_DAILY_BUDGET_USD') ?? usualDailyBudgetUsd)
  if (!model) mistakes.push('AI_MODEL is missing: AI_PROVIDER needs the name of a model.')
  if (provider === 'compatible' && !read.text('AI_BASE_URL')) {
    mistakes.push('AI_BASE_URL is missing: a compatible server needs its address.')
  }
  if (provider && provider !== 'compatible' && !apiKey) {
    mistakes.push(`AI_API_KEY is missing: ${provider} answers nobody without one.`)
  }
  if (!(dailyBudgetUsd >= 0)) {
    mistakes.push('AI_DAILY_BUDGET_USD has to be a number of dollars, 0 or more.')
  }
  return provider && model ? { provider, model, apiKey, baseUrl, dailyBudgetUsd } : undefined
}
