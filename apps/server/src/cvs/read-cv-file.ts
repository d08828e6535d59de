import type { readCvFile as endpoint, FormOf } from '@rolefit/contract'
import { readCvInput, refuseForm } from '../analyses/read-cv-input.ts'
import type { AppContext } from '../app-context.ts'
import { Problem } from '../http/problem.ts'

/** Reads the text of a CV file in a process of its own; neither the file nor the text is kept. */
export async function readCvFile(
  context: AppContext,
  { cv }: FormOf<typeof endpoint>,
  signal: AbortSignal,
): Promise<{ text: string; file_name: string }> {
  if (cv.size === 0) throw new Problem('input_missing')
  // A file passes the rules of an analysis, which asks for a posting besides.
  const form = { jd_text: cv.name, cv }
  refuseForm(form)
  const { text, fileName } = await readCvInput(context, form, { report: () => {}, signal })
  return { text, file_name: fileName }
}
