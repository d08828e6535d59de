export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What became of a mail: sent, kept in the development mailbox, or not sent. */
export type Delivery = 'sent' | 'kept' | 'failed'

export interface Mailer {
  /** Never throws: a mail that cannot be sent is an outcome the caller tells the person. */
  readonly send: (mail: Mail) => Promise<Delivery>
  /** Whether the mail server answers and accepts us; for the operator's `doctor`. */
  readonly check: () => Promise<string | null>
  readonly close: () => void
}
