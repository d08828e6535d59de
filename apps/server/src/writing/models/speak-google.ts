import { z } from 'zod'
import type { ModelAnswer } from './language-model.ts'
import type { Protocol } from './protocol.ts'

const count = z.number().int().min(0).nullish()
const Part = z.object({ text: z.string().nullish(), thought: z.boolean().nullish() })
const Candidate = z.object({
  // Where it thought until its tokens were used up, there are no parts.
  content: z.object({ parts: z.array(Part).nullish() }).nullish(),
  finishReason: z.string().nullish(),
})

export const google: Protocol = {
  baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  mayRefuseJsonMode: false,
  request: ({ settings, question }) => ({
    path: `/${pathOf(settings.model)}:generateContent`,
    headers: { 'x-goog-api-key': settings.apiKey ?? '' },
    body: {
      systemInstruction: { parts: [{ text: question.instructions }] },
      contents: [{ role: 'user', parts: [{ text: question.material }] }],
      generationConfig: {
        maxOutputTokens: question.mostTokens,
        responseMimeType: 'application/json',
      },
    },
  }),
  answer: z
    .object({
      candidates: z.array(Candidate).nullish(),
      promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
      usageMetadata: z
        .object({ promptTokenCount: count, candidatesTokenCount: count, thoughtsTokenCount: count })
        .nullish(),
    })
    .refine(({ candidates, promptFeedback }) => candidates?.[0] ?? promptFeedback?.blockReason)
    .transform(({ candidates, usageMetadata: usage }) => ({
      text: (candidates?.[0]?.content?.parts ?? [])
        .map(({ text, thought }) => (thought ? '' : (text ?? '')))
        .join(''),
      ending: endingOf(candidates?.[0]),
      inputTokens: usage?.promptTokenCount ?? 0,
      outputTokens: (usage?.candidatesTokenCount ?? 0) + (usage?.thoughtsTokenCount ?? 0),
    })),
}

/** People write a model's name with its folder or without. */
function pathOf(model: string): string {
  const path = model.includes('/') ? model : `models/${model}`
  return path.split('/').map(encodeURIComponent).join('/')
}

/** Without a candidate the question itself was blocked. */
function endingOf(candidate: z.infer<typeof Candidate> | undefined): ModelAnswer['ending'] {
  if (!candidate) return 'declined'
  const reason = candidate.finishReason ?? 'STOP'
  if (reason === 'MAX_TOKENS') return 'cut_short'
  return reason === 'STOP' ? 'complete' : 'declined'
}
