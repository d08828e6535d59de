import { z } from 'zod'
import type { ModelAnswer } from './language-model.ts'
import type { Protocol } from './protocol.ts'

export const anthropic: Protocol = {
  baseUrl: 'https://api.anthropic.com/v1',
  mayRefuseJsonMode: false,
  request: ({ settings, question }) => ({
    path: '/messages',
    headers: { 'x-api-key': settings.apiKey ?? '', 'anthropic-version': '2023-06-01' },
    body: {
      model: settings.model,
      system: question.instructions,
      messages: [{ role: 'user', content: question.material }],
      max_tokens: question.mostTokens,
    },
  }),
  answer: z
    .object({
      content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
      stop_reason: z.string().nullish(),
      usage: z.object({
        input_tokens: z.number().int().min(0),
        output_tokens: z.number().int().min(0),
      }),
    })
    .transform(({ content, stop_reason, usage }) => ({
      // A block of another type, such as its thinking, is no part of the answer.
      text: content.map(({ type, text = '' }) => (type === 'text' ? text : '')).join(''),
      ending: endingOf(stop_reason),
      inputTokens: usage.input_tokens,
      outputTokens: usage.output_tokens,
    })),
}

const cutShort = ['max_tokens', 'model_context_window_exceeded']

function endingOf(reason: string | null | undefined): ModelAnswer['ending'] {
  if (reason === 'refusal') return 'declined'
  return cutShort.includes(reason ?? '') ? 'cut_short' : 'complete'
}
