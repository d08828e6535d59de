import type { CvDocument, CvPatch } from '@rolefit/contract'
import type { AppContext } from '../app-context.ts'
import { recordSent } from '../writing/record-sent.ts'

interface PatchesOrder {
  readonly cv: CvDocument
  readonly cvText: string
  readonly patches: readonly CvPatch[]
  /** The person's own, where the record of what was sent is kept. */
  readonly analysisId: string
  readonly accountId: string
}

/**
 * Has the writer word proposed changes. Only for an analysis of the person's own: nothing is sent
 * anywhere that they could not read afterwards. Dates have nothing to word, nor have lists in another order
 * and what is to go.
 */
export async function wordPatches(
  { db, writer, now }: AppContext,
  { cv, cvText, patches, analysisId, accountId }: PatchesOrder,
): Promise<CvPatch[]> {
  const worded = patches.filter(({ path, after }) => after !== '' && !isUnworded.test(path))
  const lines = worded.map(({ path, before, after }) => ({
    role: roleAt(cv, path),
    // What is new has no line of its own: our draft is all there is to say in other words.
    line: before || after,
    draft: after,
  }))
  const { value, sent } = await writer.cvLines({ lines, cvText })
  await recordSent(db, { analysisId, accountId, sent, now: now() })
  return patches.map((patch) => ({
    ...patch,
    after: value[worded.indexOf(patch)] ?? patch.after,
  }))
}

const isUnworded = /(?:^|\.)(?:dates|bullets|skills)$/

/** The title and the employer of the role in which a patched line stands. */
function roleAt({ experience }: CvDocument, path: string): string {
  const index = /^experience\.(\d+)\./.exec(path)?.[1]
  const role = index === undefined ? undefined : experience[Number(index)]
  return [role?.title, role?.company].filter(Boolean).join(', ')
}
