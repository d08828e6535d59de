import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import type { Mailer } from './mailer.ts'

/** A mailer for the server that SMTP_URL names, loaded on demand: most starts in development have none. */
export async function openSmtp(
  { smtpUrl = '', mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>,
  log: Logger,
): Promise<Mailer> {
  const { smtpMailer } = await import('./smtp-mailer.ts')
  return smtpMailer({ smtpUrl, from: mailFrom, log })
}
