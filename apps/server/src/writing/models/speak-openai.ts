import { z } from 'zod'
import type { ModelAnswer } from './language-model.ts'
import type { Asked, Protocol } from './protocol.ts'

/** OpenAI itself: its limit counts what a model thinks before it answers, and has a name of its own. */
export const openAi: Protocol = {
  baseUrl: 'https://api.openai.com/v1',
  mayRefuseJsonMode: false,
  request: (asked) => chatRequest(asked, { max_completion_tokens: asked.question.mostTokens }),
  answer: chatAnswer(),
}

/** Servers that speak like OpenAI. Ollama passes over OpenAI's newer name for the limit, LM Studio refuses JSON mode. */
export const compatible: Protocol = {
  ...openAi,
  mayRefuseJsonMode: true,
  request: (asked) => chatRequest(asked, { max_tokens: asked.question.mostTokens }),
}

function chatRequest({ settings, question, inJsonMode }: Asked, limit: object) {
  const { model, apiKey } = settings
  return {
    path: '/chat/completions',
    headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
    body: {
      model,
      messages: [
        { role: 'system', content: question.instructions },
        { role: 'user', content: question.material },
      ],
      ...limit,
      ...(inJsonMode ? { response_format: { type: 'json_object' } } : {}),
    },
  }
}

function chatAnswer() {
  const count = z.number().int().min(0).nullish()
  const choice = z.object({
    message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    finish_reason: z.string().nullish(),
  })
  return z
    .object({
      choices: z.array(choice).min(1),
      usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish(),
    })
    .transform(({ choices, usage }) => ({
      text: withoutThoughts(choices[0]?.message.content ?? ''),
      ending: endingOf(choices[0]),
      inputTokens: usage?.prompt_tokens ?? 0,
      outputTokens: usage?.completion_tokens ?? 0,
    }))
}

interface Choice {
  readonly message: { readonly refusal?: string | null | undefined }
  readonly finish_reason?: string | null | undefined
}

function endingOf(choice: Choice | undefined): ModelAnswer['ending'] {
  if (choice?.message.refusal || choice?.finish_reason === 'content_filter') return 'declined'
  return choice?.finish_reason === 'length' ? 'cut_short' : 'complete'
}

/** Some servers leave a model's thinking in front of its answer. */
function withoutThoughts(text: string): string {
  return text.replace(/^\s*<think>[\s\S]*?<\/think>/, '')
}
