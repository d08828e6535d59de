import { z } from 'zod'
import { attemptWording, type ModelParts, parseAnswer, questionAbout } from './attempt-wording.ts'
import { findFaults } from './find-faults.ts'
import { snippetInstructions } from './instructions.ts'
import { linesElsewhere } from './lines-elsewhere.ts'
import { ModelFailure } from './models/language-model.ts'
import type { SnippetOrder, Written } from './writer.ts'

const mostLetters = 500
const SnippetAnswer = z.object({
  snippet: z
    .string()
    .min(1)
    .max(mostLetters)
    .regex(/^[^\n]*$/),
})

/** Words an example line from the CV's own line and what the person typed. */
export async function wordSnippet(
  parts: ModelParts,
  { draft, fact, cvText }: SnippetOrder,
): Promise<Written<string>> {
  const fallback = draft.text
  // Nothing to word: the embedded line is a frame to be filled in by the person.
  if (draft.line === null && fact === undefined) return { value: fallback, sent: [] }
  const [change = '', example = '', line = '', told = ''] = await parts.engine.ask('cutContacts', {
    cvText,
    texts: [draft.change, draft.text, draft.line ?? '', fact ?? ''],
  })
  const texts = { change, example, 'own line': line, 'typed fact': told }
  const source = [draft.line ?? '', fact ?? '', fact ? (draft.asked ?? '') : ''].join('\n')
  return attemptWording(parts, {
    purpose: 'snippet',
    question: questionAbout(snippetInstructions, texts),
    fallback,
    work: async (text) => {
      const { snippet } = parseAnswer(SnippetAnswer, text)
      const elsewhere = draft.line === null ? [] : linesElsewhere(cvText, draft.line)
      const [faults = []] = await findFaults(parts.engine, [
        { text: snippet, source, elsewhere, draft: draft.text },
      ])
      if (faults.length > 0) throw new ModelFailure('invented')
      return snippet
    },
  })
}
