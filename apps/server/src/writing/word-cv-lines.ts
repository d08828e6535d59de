import { z } from 'zod'
import { attemptWording, type ModelParts, parseAnswer, questionAbout } from './attempt-wording.ts'
import { findFaults } from './find-faults.ts'
import { cvLinesInstructions } from './instructions.ts'
import { linesElsewhere } from './lines-elsewhere.ts'
import { ModelFailure } from './models/language-model.ts'
import type { CvLine, CvLinesOrder, Written } from './writer.ts'

const LinesAnswer = z.object({ lines: z.array(z.string()) })
/** More would not fit into one answer; what comes after them stays as we drafted it. */
const mostLines = 40
const mostLetters = 500

/** Words lines of a CV, each from itself alone: whatever a line's wording adds or drops, our draft stands. */
export async function wordCvLines(
  parts: ModelParts,
  { lines, cvText }: CvLinesOrder,
): Promise<Written<readonly string[]>> {
  const drafts = lines.map(({ draft }) => draft)
  if (lines.length === 0) return { value: drafts, sent: [] }
  const asked = lines.slice(0, mostLines)
  const [told = ''] = await parts.engine.ask('cutContacts', {
    cvText,
    texts: [asked.map(tell).join('\n\n')],
  })
  return attemptWording(parts, {
    purpose: 'cv',
    question: questionAbout(cvLinesInstructions, { lines: told }),
    fallback: drafts,
    texts: lines.length,
    countUsed: (value) => value.filter((line, index) => line !== drafts[index]).length,
    work: async (text) => {
      const answer = parseAnswer(LinesAnswer, text)
      if (answer.lines.length !== asked.length) throw new ModelFailure('garbled')
      const worded = await keepTrue(parts, { lines: asked, answers: answer.lines, cvText })
      return drafts.map((draft, index) => worded[index] ?? draft)
    },
  })
}

function tell({ role, line, draft }: CvLine, index: number): string {
  const plain = (words: string) => words.replace(/\s+/g, ' ').trim()
  return `${index + 1}.\nrole: ${plain(role)}\nline: ${plain(line)}\ndraft: ${plain(draft)}`
}

/** The wordings that say what their lines say; null for any other. */
async function keepTrue(
  { engine }: ModelParts,
  { lines, answers, cvText }: CvLinesOrder & { answers: readonly string[] },
): Promise<readonly (string | null)[]> {
  const texts = answers.map((each) => each.trim())
  const faults = await findFaults(
    engine,
    lines.map(({ role, line, draft }, index) => ({
      text: texts[index] ?? '',
      source: line,
      about: role,
      elsewhere: linesElsewhere(cvText, line),
      draft,
      keeps: 'facts',
    })),
  )
  return texts.map((text, index) => {
    const isLine = text !== '' && text.length <= mostLetters && !/[\n\r]/.test(text)
    const isChange = text !== lines[index]?.line
    return isLine && isChange && faults[index]?.length === 0 ? text : null
  })
}
