import type { CvDocument, CvPatch } from '@rolefit/contract'
import { hasAnalysis } from '../analyses/has-analysis.ts'
import type { AppContext } from '../app-context.ts'
import { recordSent } from '../writing/record-sent.ts'

interface PatchesOrder {
  readonly cv: CvDocument
  readonly cvText: string
  readonly patches: readonly CvPatch[]
  /** Where the record of what was sent is kept. */
  readonly analysisId: string
  readonly accountId: string
}

/**
 * Has the writer word proposed changes. Only for an analysis of the person's own: nothing is sent
 * anywhere that they could not read afterwards.
 */
export async function wordPatches(
  { db, writer, now }: AppContext,
  { cv, cvText, patches, analysisId, accountId }: PatchesOrder,
): Promise<CvPatch[]> {
  if (!(await hasAnalysis(db, { id: analysisId, accountId }))) return [...patches]
  const lines = patches.map(({ path, before, after }) => ({
    role: roleAt(cv, path),
    line: before,
    draft: after,
  }))
  const { value, sent } = await writer.cvLines({ lines, cvText })
  await recordSent(db, { analysisId, accountId, sent, now: now() })
  return patches.map((patch, index) => ({ ...patch, after: value[index] ?? patch.after }))
}

/** The title and the employer of the role in which a patched line stands. */
function roleAt({ experience }: CvDocument, path: string): string {
  const index = /^experience\.(\d+)\./.exec(path)?.[1]
  const role = index === undefined ? undefined : experience[Number(index)]
  return [role?.title, role?.company].filter(Boolean).join(', ')
}
