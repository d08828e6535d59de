import { useCallback, useEffect, useState } from 'react'
import type { Opening } from '../opening.ts'
import type { EditorAction } from '../state/editor-state.ts'
import type { DeviceDraft } from './device-draft.ts'
import { keepPosting } from './posting-on-device.ts'
import type { KeptAs } from './save-state.ts'
import { nameOf } from './send-cv.ts'

/**
 * Once the CV is in the account, it bears the name it has there, and reloading this page finds it there, with
 * the posting pasted for it; until then one from an analysis is regenerated.
 */
export function useKeptAt(
  opening: Opening,
  posting: Opening['posting'],
  dispatch: (action: EditorAction) => void,
): (kept: KeptAs, sent: Pick<DeviceDraft, 'name'>) => void {
  const [id, setId] = useState(opening.id)

  useEffect(() => {
    if (!opening.id && opening.analysisId) stayAt({ analysis: opening.analysisId })
  }, [opening])

  useEffect(() => {
    if (id && posting && posting !== opening.posting) keepPosting(id, posting.text)
  }, [id, posting, opening.posting])

  return useCallback(
    (kept, sent) => {
      setId(kept.id)
      stayAt({ cv: kept.id })
      if (kept.name === nameOf(sent)) return
      dispatch({ type: 'adopt-name', sent: sent.name, kept: kept.name })
    },
    [dispatch],
  )
}

function stayAt(query: Readonly<Record<string, string>>): void {
  const address = `/cv-editor?${new URLSearchParams(query)}`
  if (window.location.pathname + window.location.search === address) return
  window.history.replaceState(window.history.state, '', address)
}
