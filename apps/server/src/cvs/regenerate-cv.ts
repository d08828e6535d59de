import {
  type BodyOf,
  CvDocument,
  type CvPatch,
  type regenerateCv as endpoint,
  type LineNote,
} from '@rolefit/contract'
import { findAnalyzed } from '../analyses/kept/read-analyzed.ts'
import type { AppContext } from '../app-context.ts'
import { Problem } from '../http/replies/problem.ts'
import { noteLines } from './note-lines.ts'
import { wordPatches } from './word-patches.ts'

interface RegenerateRequest {
  readonly accountId: string
  readonly body: BodyOf<typeof endpoint>
}

/** Reads a CV into the editor's shape and proposes changes; none of them is applied. */
export async function regenerateCv(
  context: AppContext,
  { accountId, body: { cv_text, suggestions, analysis_id } }: RegenerateRequest,
): Promise<{ cv: CvDocument; patches: CvPatch[]; notes: LineNote[] }> {
  if (!/\p{L}/u.test(cv_text)) throw new Problem('cv_empty')
  const analyzed = await findAnalyzed(context.db, { id: analysis_id ?? '', accountId })
  const { document, patches } = await context.engine.ask('regenerate', {
    cvText: cv_text,
    suggestions,
    analyzed,
  })
  const cv = CvDocument.safeParse(document)
  if (!cv.success) throw new Problem('unreadable_cv', { message: tooLong })
  const read = { cv: cv.data, notes: noteLines(cv.data) }
  if (!analyzed || !analysis_id) return { ...read, patches: [...patches] }
  const order = { cv: cv.data, cvText: cv_text, patches, analysisId: analysis_id, accountId }
  return { ...read, patches: await wordPatches(context, order) }
}

const tooLong =
  'One line or one list of this CV is longer than any page. Break it up and try again.'
