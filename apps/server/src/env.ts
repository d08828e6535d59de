import { isIP } from 'node:net'
import { resolve } from 'node:path'
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

type Source = Readonly<Record<string, string | undefined>>

export function readEnv(source: Source = process.env): Env {
  const mistakes: string[] = []
  const production = source.NODE_ENV === 'production'
  const env: Env = {
    production,
    host: text(source.HOST) ?? '127.0.0.1',
    port: readPort(source.PORT, mistakes),
    publicUrl: readUrl('PUBLIC_URL', source.PUBLIC_URL, ['http:', 'https:'], mistakes)?.origin,
    // Not where a command happens to be run: all of them mean the same database.
    dataDir: resolve(projectFolder, text(source.DATA_DIR) ?? 'data'),
    databaseUrl: readUrl(
      'DATABASE_URL',
      source.DATABASE_URL,
      ['postgres:', 'postgresql:'],
      mistakes,
    )?.href,
    smtpUrl: readUrl('SMTP_URL', source.SMTP_URL, ['smtp:', 'smtps:'], mistakes)?.href,
    mailFrom: text(source.MAIL_FROM) ?? 'Rolefit <no-reply@rolefit.example>',
    ...readPayments(source, mistakes),
    trustedProxies: readProxies(source.TRUSTED_PROXIES, mistakes),
    metricsToken: text(source.METRICS_TOKEN),
    feedbackFormUrl: readUrl('FEEDBACK_FORM_URL', source.FEEDBACK_FORM_URL, ['https:'], mistakes)
      ?.href,
    posthogKey: text(source.POSTHOG_KEY),
    plausibleDomain: readDomain(source.PLAUSIBLE_DOMAIN, mistakes),
    ai: readModel(source, mistakes),
    ocr: readSwitch('OCR', source.OCR, mistakes),
    logLevel: readLogLevel(source.LOG_LEVEL, production, mistakes),
    testClock: source.ROLEFIT_TEST_CLOCK === '1' && !production,
  }
  // Without it links would begin with the name a request came by, which whoever asks may choose.
  if ((production || env.smtpUrl) && !text(source.PUBLIC_URL)) {
    mistakes.push('PUBLIC_URL is missing: links in mails need the address people use.')
  }
  if (production) mistakes.push(...missingInProduction(source))
  if (mistakes.length > 0) throw new EnvMistakes(mistakes)
  return env
}

function missingInProduction(source: Source): string[] {
  const missing: string[] = []
  if (!text(source.SMTP_URL))
    missing.push('SMTP_URL is missing: nobody could sign in without mail.')
  if (text(source.SMTP_URL) && !text(source.MAIL_FROM)) {
    missing.push('MAIL_FROM is missing: mails need a sender that your mail server accepts.')
  }
  if (!text(source.PAYMENTS) && !text(source.STRIPE_SECRET_KEY)) {
    missing.push(
      'STRIPE_SECRET_KEY is missing: nobody could pay. PAYMENTS=off sells nothing, PAYMENTS=pretend gives credits away.',
    )
  }
  return missing
}

function text(value: string | undefined): string | undefined {
  const trimmed = value?.trim()
  return trimmed === '' ? undefined : trimmed
}

function readPort(value: string | undefined, mistakes: string[]): number {
  const port = Number(text(value) ?? 3000)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  mistakes.push(`PORT is "${value}": it has to be a number from 0 to 65535.`)
  return 3000
}

/** Stripe where its keys are given, else pretended; or what PAYMENTS names. */
function readPayments(source: Source, mistakes: string[]): Pick<Env, 'payments' | 'stripe'> {
  const secretKey = text(source.STRIPE_SECRET_KEY)
  const webhookSecret = text(source.STRIPE_WEBHOOK_SECRET)
  const given = text(source.PAYMENTS) ?? (secretKey ? 'stripe' : 'pretend')
  const payments = paymentWays.find((way) => way === given)
  if (!payments) {
    mistakes.push(`PAYMENTS is "${given}": it has to be one of ${paymentWays.join(', ')}.`)
  }
  if (payments !== 'stripe') return { payments: payments ?? 'off', stripe: undefined }
  if (!secretKey || !/^(sk|rk)_/.test(secretKey)) {
    mistakes.push(
      'STRIPE_SECRET_KEY has to be a secret key of Stripe, which begins with sk_ or rk_.',
    )
  }
  if (!webhookSecret?.startsWith('whsec_')) {
    mistakes.push(
      'STRIPE_WEBHOOK_SECRET has to be the signing secret of your webhook, which begins with whsec_: without it no payment would be believed.',
    )
  }
  const apiUrl = readUrl('STRIPE_API_URL', source.STRIPE_API_URL, ['http:', 'https:'], mistakes)
  const stripe = {
    secretKey: secretKey ?? '',
    webhookSecret: webhookSecret ?? '',
    apiUrl: apiUrl?.origin,
  }
  return { payments, stripe }
}

const usualDailyBudgetUsd = 5

/** All of it or nothing: a model that is named halfway would fail with the first person. */
function readModel(source: Source, mistakes: string[]): ModelSettings | undefined {
  const given = text(source.AI_PROVIDER)
  if (given === undefined) return undefined
  const provider = modelProviders.find((name) => name === given)
  const model = text(source.AI_MODEL)
  const apiKey = text(source.AI_API_KEY)
  const baseUrl = readUrl('AI_BASE_URL', source.AI_BASE_URL, ['http:', 'https:'], mistakes)?.href
  const dailyBudgetUsd = Number(text(source.AI_DAILY_BUDGET_USD) ?? usualDailyBudgetUsd)
  if (!provider) {
    mistakes.push(`AI_PROVIDER is "${given}": it has to be one of ${modelProviders.join(', ')}.`)
  }
  if (!model) mistakes.push('AI_MODEL is missing: AI_PROVIDER needs the name of a model.')
  if (provider === 'compatible' && !text(source.AI_BASE_URL)) {
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

function readUrl(
  name: string,
  value: string | undefined,
  protocols: readonly string[],
  mistakes: string[],
): URL | undefined {
  const given = text(value)
  if (!given) return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url && protocols.includes(url.protocol)) return url
  // The value is not repeated: these addresses carry passwords.
  const allowed = protocols.map((protocol) => `${protocol}//`).join(' or ')
  mistakes.push(`${name} has to be an address that begins with ${allowed}.`)
  return undefined
}

function readDomain(value: string | undefined, mistakes: string[]): string | undefined {
  const domain = text(value)
  if (!domain || /^[\w-]+(\.[\w-]+)+$/.test(domain)) return domain
  mistakes.push(`PLAUSIBLE_DOMAIN is "${value}": it has to be a domain like rolefit.example.`)
  return undefined
}

function readProxies(value: string | undefined, mistakes: string[]): readonly string[] {
  const proxies = (text(value) ?? '').split(/[\s,]+/).filter(Boolean)
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIP(address)
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= family * 32)
    if (family === 0 || (family === 4 && Number(bits ?? 0) > 32) || !isRange) {
      mistakes.push(`TRUSTED_PROXIES: "${proxy}" is not an IP address or range (10.0.0.0/8).`)
    }
  }
  return proxies
}

function readSwitch(name: string, value: string | undefined, mistakes: string[]): boolean {
  const given = text(value) ?? 'on'
  if (given !== 'on' && given !== 'off') {
    mistakes.push(`${name} is "${given}": it has to be on or off.`)
  }
  return given !== 'off'
}

function readLogLevel(
  value: string | undefined,
  production: boolean,
  mistakes: string[],
): LogLevel {
  const given = text(value) ?? (production ? 'info' : 'warn')
  const level = logLevels.find((name) => name === given)
  if (level) return level
  mistakes.push(`LOG_LEVEL is "${value}": it has to be one of ${logLevels.join(', ')}.`)
  return 'info'
}
