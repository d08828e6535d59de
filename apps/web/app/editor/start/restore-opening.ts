import { redirect } from 'react-router'
import { readCarriedCv } from '../open-in-editor.ts'
import type { Opening } from '../opening.ts'
import { draftKey, findDraft, overtakenKey } from '../saving/device-draft.ts'
import { findPosting } from '../saving/posting-on-device.ts'
import type { EditorPage } from './load-opening.ts'

/** Adds what only this browser has: a CV laid ready by an analysis, a draft, a pasted posting. */
export function restoreOpening(page: EditorPage): EditorPage {
  const { opening, isCarried } = page
  return {
    ...page,
    isRestored: true,
    opening:
      opening && (withDraft(opening) ?? (isCarried ? withCarried(opening) : withPosting(opening))),
  }
}

function withDraft(opening: Opening): Opening | null {
  const key = draftKey(opening.id, opening.analysisId)
  const draft = findDraft(overtakenKey(key)) ?? findDraft(key)
  return draft ? { ...withPosting(opening), ...draft, isUnsaved: true } : null
}

function withCarried(opening: Opening): Opening {
  const { analysisId } = opening
  const carried = readCarriedCv()
  // The address was opened in another tab: there the CV is regenerated from its analysis.
  if (carried?.analysis_id !== analysisId) {
    throw redirect(analysisId ? `/cv-editor?analysis=${analysisId}` : '/cv-editor')
  }
  const { cv, patches, notes, name } = carried
  return { ...opening, cv, patches, notes, name, isUnsaved: true }
}

/** The posting of an analysis goes before one that was pasted. */
function withPosting(opening: Opening): Opening {
  const pasted = opening.id && !opening.posting ? findPosting(opening.id) : null
  return pasted ? { ...opening, posting: { title: null, text: pasted, read: null } } : opening
}
