import type { CvDocument } from '@rolefit/contract'
import { toCvDocument, toEdited } from '../state/edited-cv.ts'
import { listFields } from '../state/list-fields.ts'
import { setText } from '../state/set-text.ts'
import type { Weighable } from './live-score.ts'

/** The CV as it would be with a change; as it is, where the change's place is gone. */
export function withChange(document: CvDocument, { path, after }: Weighable): CvDocument {
  const { cv } = toEdited(document)
  const field = listFields(cv).find((each) => each.path === path)
  return field ? toCvDocument(setText(cv, field.name, after)) : document
}
