import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import type { Mailer } from './mailer.ts'

interface SmtpOptions {
  readonly smtpUrl: string
  readonly from: string
  readonly log: Logger
  /** How long each step of the conversation may take before the mail counts as not sent. */
  readonly patienceMs?: number
}

/** Of such steps, waiting for a free connection included, before the caller's own patience is at its end. */
const mostSteps = 3

/** Sends by SMTP, over connections that are kept open for the next mail. */
export function smtpMailer({ smtpUrl, from, log, patienceMs = 8_000 }: SmtpOptions): Mailer {
  const transport = nodemailer.createTransport({
    pool: true,
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      try {
        // As one address and no list of them, whatever signs it is made of.
        const to = { name: '', address: mail.to }
        const signal = AbortSignal.timeout(mostSteps * patienceMs)
        await transport.sendMail({ from, ...mail, to, signal })
        return 'sent'
      } catch (error) {
        // The error's own text can repeat the recipient, so only its code is kept, under a name that no log cuts.
        log.error({ reason: codeOf(error) }, 'a mail could not be sent')
        return 'failed'
      }
    },
    check: () =>
      transport.verify().then(
        () => null,
        (error: unknown) => codeOf(error),
      ),
    close: () => transport.close(),
  }
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  const reply = error instanceof Error && 'responseCode' in error ? ` ${error.responseCode}` : ''
  return `${code}${reply}`
}
