import type { FeedbackTopic } from '@rolefit/contract'

export const topics = [
  { value: 'problem', label: 'Something is wrong' },
  { value: 'idea', label: 'I miss something' },
  { value: 'praise', label: 'I like something' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly { value: FeedbackTopic; label: string }[]
