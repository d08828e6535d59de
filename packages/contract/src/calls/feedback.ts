import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const FeedbackTopic = z.enum(['problem', 'idea', 'praise', 'other'])
export type FeedbackTopic = z.infer<typeof FeedbackTopic>

export const longestFeedback = 4_000

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback',
  summary: 'Leave a message for the people who run this site',
  access: 'public',
  body: z.object({
    topic: FeedbackTopic,
    message: z.string().max(longestFeedback * 2),
    /** Only where an answer is wanted. */
    email: z.string().max(500).optional(),
  }),
  reply: z.object({ ok: z.literal(true) }),
})
