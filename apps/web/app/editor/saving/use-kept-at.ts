import { useCallback, useEffect, useState } from 'react'
import type { Opening } from '../opening.ts'
import { keepPosting } from './posting-on-device.ts'
import type { KeptAs } from './save-state.ts'

/**
 * Once the CV is in the account, reloading this page finds it there, with the posting pasted for it;
 * until then one from an analysis is regenerated.
 */
export function useKeptAt(opening: Opening, posting: Opening['posting']): (kept: KeptAs) => void {
  const [id, setId] = useState(opening.id)

  useEffect(() => {
    if (!opening.id && opening.analysisId) stayAt({ analysis: opening.analysisId })
  }, [opening])

  useEffect(() => {
    if (id && posting && posting !== opening.posting) keepPosting(id, posting.text)
  }, [id, posting, opening.posting])

  return useCallback((kept: KeptAs) => {
    setId(kept.id)
    stayAt({ cv: kept.id })
  }, [])
}

function stayAt(query: Readonly<Record<string, string>>): void {
  const address = `/cv-editor?${new URLSearchParams(query)}`
  if (window.location.pathname + window.location.search === address) return
  window.history.replaceState(window.history.state, '', address)
}
