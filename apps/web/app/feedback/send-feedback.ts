import type { FeedbackTopic, sendFeedback } from '@rolefit/contract'
import { callApi, type PageRequest } from '../page-context.ts'
import { topics } from './topics.ts'

/** What the form shows after it was sent. */
export interface FeedbackAnswer {
  readonly sent?: FeedbackTopic
  readonly problem?: string
  readonly field?: 'message' | 'email'
  readonly isLost?: boolean
  /** What was refused: where no script has kept it, the form would come back empty. */
  readonly filled?: FilledFeedback
}

export interface FilledFeedback {
  readonly topic: FeedbackTopic
  readonly message: string
  readonly email: string
}

const fields = {
  message_missing: 'message',
  message_too_long: 'message',
  invalid_email: 'email',
} as const satisfies Record<string, FeedbackAnswer['field']>

/** Carries the filled-in form to the API. */
export async function sendFeedbackForm(args: PageRequest, form: FormData): Promise<FeedbackAnswer> {
  const text = (name: string) => String(form.get(name) ?? '')
  const topic = topics.find(({ value }) => value === text('topic'))?.value ?? 'other'
  // A field that people do not see: whoever fills it in is a program, and is told that all is well.
  if (text('website')) return { sent: topic }
  const message = text('message')
  const email = text('email').trim()
  const reply = await callApi<typeof sendFeedback>(args, {
    method: 'POST',
    path: '/api/feedback',
    body: { topic, message: message.slice(0, longestSent), ...(email ? { email } : {}) },
  })
  if (reply.ok) return { sent: topic }
  const field = Object.entries(fields).find(([code]) => code === reply.error)?.[1]
  const filled = { topic, message, email }
  return { problem: reply.message, filled, ...(field ? { field } : {}) }
}

/** Enough for the API to say itself that it is too long. */
const longestSent = 8_000
