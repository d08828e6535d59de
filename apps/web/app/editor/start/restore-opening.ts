import { readCarriedCv } from '../open-in-editor.ts'
import type { Opening } from '../opening.ts'
import { draftKey, findDraft } from '../saving/device-draft.ts'
import type { EditorPage } from './load-opening.ts'

/** Adds what only this browser has: the CV laid ready by an analysis, and what is not yet saved. */
export function restoreOpening(page: EditorPage): EditorPage {
  if (!page.opening) return page
  const { id, analysisId } = page.opening
  const draft = findDraft(draftKey(id, analysisId))
  if (draft)
    return { ...page, isCarried: false, opening: { ...page.opening, ...draft, isUnsaved: true } }
  return page.isCarried ? unpack(page, page.opening) : page
}

function unpack(page: EditorPage, opening: Opening): EditorPage {
  const carried = readCarriedCv()
  if (!carried || carried.analysis_id !== opening.analysisId) return page
  const { cv, patches, name } = carried
  return { ...page, isCarried: false, opening: { ...opening, cv, patches, name } }
}
