import { z } from 'zod'
import {
  type LanguageModel,
  type ModelAnswer,
  ModelFailure,
  type ModelQuestion,
} from './language-model.ts'
import type { ModelProvider, ModelSettings } from './model-settings.ts'

/** How one provider is asked, and where its answer stands. */
interface Protocol {
  readonly baseUrl: string
  readonly request: (settings: ModelSettings, question: ModelQuestion) => ModelRequest
  readonly answer: z.ZodType<ModelAnswer>
}

interface ModelRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
}

const mostReplyBytes = 256 * 1024

/** A model spoken to over HTTP; which of the three protocols, the provider decides. */
export function openModel(settings: ModelSettings): LanguageModel {
  const { provider, model } = settings
  const protocol = protocols[provider]
  const baseUrl = (settings.baseUrl ?? protocol.baseUrl).replace(/\/+$/, '')
  return {
    provider,
    model,
    ask: async (question, signal) => {
      const { path, headers, body } = protocol.request(settings, question)
      const response = await fetch(`${baseUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        redirect: 'error',
        signal,
      }).catch(() => fail(signal))
      const text = await readText(response).catch(() => fail(signal))
      if (response.status === 429 || response.status === 529) throw new ModelFailure('busy')
      if (!response.ok) throw new ModelFailure('failed')
      const answer = protocol.answer.safeParse(parseJson(text))
      if (!answer.success) throw new ModelFailure('garbled')
      return answer.data
    },
  }
}

const openAi: Protocol = {
  baseUrl: 'https://api.openai.com/v1',
  request: ({ model, apiKey }, { instructions, material, mostTokens }) => ({
    path: '/chat/completions',
    headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
    body: {
      model,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: material },
      ],
      max_completion_tokens: mostTokens,
      response_format: { type: 'json_object' },
    },
  }),
  answer: z
    .object({
      choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
      usage: z
        .object({ prompt_tokens: z.number().int(), completion_tokens: z.number().int() })
        .optional(),
    })
    .transform(({ choices, usage }) => ({
      text: choices[0]?.message.content ?? '',
      inputTokens: usage?.prompt_tokens ?? 0,
      outputTokens: usage?.completion_tokens ?? 0,
    })),
}

const anthropic: Protocol = {
  baseUrl: 'https://api.anthropic.com/v1',
  request: ({ model, apiKey = '' }, { instructions, material, mostTokens }) => ({
    path: '/messages',
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
    body: {
      model,
      system: instructions,
      messages: [{ role: 'user', content: material }],
      max_tokens: mostTokens,
    },
  }),
  answer: z
    .object({
      content: z.array(z.object({ type: z.string(), text: z.string().optional() })).min(1),
      usage: z.object({ input_tokens: z.number().int(), output_tokens: z.number().int() }),
    })
    .transform(({ content, usage }) => ({
      text: content.map(({ text = '' }) => text).join(''),
      inputTokens: usage.input_tokens,
      outputTokens: usage.output_tokens,
    })),
}

const google: Protocol = {
  baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  request: ({ model, apiKey = '' }, { instructions, material, mostTokens }) => ({
    path: `/models/${encodeURIComponent(model)}:generateContent`,
    headers: { 'x-goog-api-key': apiKey },
    body: {
      systemInstruction: { parts: [{ text: instructions }] },
      contents: [{ role: 'user', parts: [{ text: material }] }],
      generationConfig: { maxOutputTokens: mostTokens, responseMimeType: 'application/json' },
    },
  }),
  answer: z
    .object({
      candidates: z
        .array(z.object({ content: z.object({ parts: z.array(z.object({ text: z.string() })) }) }))
        .min(1),
      usageMetadata: z
        .object({
          promptTokenCount: z.number().int(),
          candidatesTokenCount: z.number().int().optional(),
        })
        .optional(),
    })
    .transform(({ candidates, usageMetadata }) => ({
      text: candidates[0]?.content.parts.map(({ text }) => text).join('') ?? '',
      inputTokens: usageMetadata?.promptTokenCount ?? 0,
      outputTokens: usageMetadata?.candidatesTokenCount ?? 0,
    })),
}

const protocols = {
  openai: openAi,
  compatible: openAi,
  anthropic,
  google,
} as const satisfies Record<ModelProvider, Protocol>

function fail(signal: AbortSignal): never {
  throw signal.reason instanceof ModelFailure ? signal.reason : new ModelFailure('failed')
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostReplyBytes) throw new ModelFailure('garbled')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
