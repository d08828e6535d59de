import type { CvDocument } from '@rolefit/contract'
import { changeContent } from '../state/change-content.ts'
import { toContent } from '../state/content.ts'
import { toCvDocument, toEdited } from '../state/edited-cv.ts'
import { listFields } from '../state/list-fields.ts'
import { asPatchTexts, listLists } from '../state/list-proposal.ts'
import { setText } from '../state/set-text.ts'
import type { Weighable } from './live-score.ts'

/** The CV as it would be with a change; as it is, where the change's place is gone. */
export function withChange(document: CvDocument, { path, after }: Weighable): CvDocument {
  const { cv } = toEdited(document)
  const field = listFields(cv).find((each) => each.path === path)
  if (field) return toCvDocument(setText(cv, field.name, after))
  const list = listLists(cv).find((each) => each.path === path)
  if (!list) return document
  const { before } = asPatchTexts(list, [])
  const content = toContent(document, [{ path, before, after, because: '' }])
  return toCvDocument(changeContent(content, { type: 'accept-all' }).cv)
}
