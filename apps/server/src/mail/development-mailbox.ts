import type { Mail, Mailer } from './mailer.ts'

export interface KeptMail extends Mail {
  readonly sent_at: string
}

export interface DevelopmentMailbox extends Mailer {
  /** The mails that would have been sent, newest first. */
  readonly list: () => readonly KeptMail[]
}

const keptMails = 50

/** Keeps mails in memory instead of sending them; for development, where no mail server is set. */
export function developmentMailbox(now: () => number): DevelopmentMailbox {
  const mails: KeptMail[] = []
  return {
    send: async (mail) => {
      mails.unshift({ ...mail, sent_at: new Date(now()).toISOString() })
      mails.length = Math.min(mails.length, keptMails)
      return 'kept'
    },
    check: async () => null,
    close: () => {},
    list: () => mails,
  }
}
