import type { ModelParts } from './attempt-wording.ts'
import { wordCvLines } from './word-cv-lines.ts'
import { wordProse } from './word-prose.ts'
import { wordSnippet } from './word-snippet.ts'
import type { Writer } from './writer.ts'

/**
 * Lets a language model word what the engine has found. Contact details are cut first, the answer has
 * to have its shape and may claim nothing new; whatever fails, the embedded writer's words stand.
 */
export function modelWriter(parts: ModelParts): Writer {
  return {
    isPaid: true,
    prose: (result, signal) => wordProse(parts, result, signal),
    cvLines: (order) => wordCvLines(parts, order),
    snippet: (order) => wordSnippet(parts, order),
  }
}
