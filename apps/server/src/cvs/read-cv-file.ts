import type { readCvFile as endpoint, FormOf } from '@rolefit/contract'
import { readCvInput, refuseFile } from '../analyses/form/read-cv-input.ts'
import type { AppContext } from '../app-context.ts'
import { Problem } from '../http/replies/problem.ts'

/** Reads the text of a CV file in a process of its own; neither the file nor the text is kept. */
export async function readCvFile(
  context: AppContext,
  { cv }: FormOf<typeof endpoint>,
  signal: AbortSignal,
): Promise<{ text: string; file_name: string }> {
  if (cv.size === 0) throw new Problem('input_missing')
  refuseFile(cv)
  const { text, fileName } = await readCvInput(context, { cv }, { report: () => {}, signal })
  return { text, file_name: fileName }
}
