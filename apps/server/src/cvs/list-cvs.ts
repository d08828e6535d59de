import { CvDocument, CvPatch, type SavedCv } from '@rolefit/contract'
import type { Db } from '../database/database.ts'
import type { CvRow } from '../database/tables.ts'
import { Problem } from '../http/replies/problem.ts'
import { type CvSummaryRow, findCv, listCvRows, listCvSummaries, removeCv } from './cv-store.ts'
import { noteLines } from './note-lines.ts'

/** The CVs of an account, the latest first. */
export async function listCvs(db: Db, accountId: string): Promise<SavedCv[]> {
  return (await listCvSummaries(db, accountId)).map(toSaved)
}

/** One CV with its changes under review and the notes on its lines; somebody else's is not there. */
export async function readSavedCv(db: Db, whose: { accountId: string; id: string }) {
  const row = await findCv(db, whose)
  if (!row) throw new Problem('not_found')
  const whole = toWhole(row)
  return { ...whole, notes: noteLines(whole.cv) }
}

export async function deleteCv(db: Db, whose: { accountId: string; id: string }): Promise<void> {
  if (!(await removeCv(db, whose))) throw new Problem('not_found')
}

/** Every CV whole, for the download of one's data. */
export async function exportCvs(db: Db, accountId: string) {
  return (await listCvRows(db, accountId)).map(toWhole)
}

function toSaved({ id, name, analysis_id, style, updated_at }: CvSummaryRow): SavedCv {
  return { id, name, analysis_id, style, updated_at: new Date(updated_at).toISOString() }
}

function toWhole(row: CvRow) {
  return {
    ...toSaved(row),
    cv: CvDocument.parse(JSON.parse(row.document)),
    patches: CvPatch.array().parse(JSON.parse(row.patches)),
    version: row.version,
  }
}
