import { useCallback, useEffect, useRef, useState } from 'react'
import type { Opening } from '../opening.ts'
import { type DeviceDraft, draftKey, forgetDraft, keepDraft } from './device-draft.ts'
import type { KeptAs, SaveState } from './save-state.ts'
import { sendCv } from './send-cv.ts'

const pauseMs = 1_200

type Draft = Omit<DeviceDraft, 'version'>

interface Autosave {
  readonly state: SaveState
  /** Saves now: again after a failure, or, after a conflict, as a CV of its own. */
  readonly save: (as?: 'copy') => void
  /** Lets go of what was done here, and shows what the account has. */
  readonly discard: () => void
}

/** Keeps the CV on this device at once, and in the account after each pause. */
export function useAutosave(
  opening: Opening,
  draft: Draft,
  onKept: (as: KeptAs) => void,
): Autosave {
  const [state, setState] = useState<SaveState>({
    status: opening.isUnsaved ? 'waiting' : 'untouched',
  })
  const kept = useRef<{ id: string | null; version: number | null }>(opening)
  const newest = useRef(draft)
  const first = useRef<Draft | null>(draft)
  const isSaving = useRef(false)

  const save = useCallback(
    async (as?: 'copy') => {
      if (isSaving.current) return
      isSaving.current = true
      setState({ status: 'saving' })
      if (as === 'copy') kept.current = { id: null, version: null }
      let sent: Draft
      // What is typed while a version is on its way goes after it.
      do {
        sent = newest.current
        const reply = await sendCv(sent, { ...kept.current, analysisId: opening.analysisId })
        if (!reply.ok) {
          isSaving.current = false
          return setState(reply.failure)
        }
        forgetDraft(draftKey(kept.current.id, opening.analysisId))
        kept.current = reply.kept
        onKept(reply.kept)
        const { id, version } = reply.kept
        const next = newest.current
        if (next !== sent) keepDraft(draftKey(id, opening.analysisId), { ...next, version })
      } while (newest.current !== sent)
      isSaving.current = false
      setState({ status: 'saved' })
    },
    [opening.analysisId, onKept],
  )

  useEffect(() => {
    newest.current = draft
    if (draft === first.current) return
    first.current = null
    const { id, version } = kept.current
    keepDraft(draftKey(id, opening.analysisId), { ...draft, version })
    // A conflict is for the person to settle; until then the draft is safe on this device.
    setState((before) => (before.status === 'conflict' ? before : { status: 'waiting' }))
  }, [draft, opening.analysisId])

  const isWaiting = state.status === 'waiting'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => void save(), pauseMs)
    return () => clearTimeout(timer)
  }, [isWaiting, draft, save])

  const discard = useCallback(() => {
    forgetDraft(draftKey(kept.current.id, opening.analysisId))
    window.location.reload()
  }, [opening.analysisId])

  return { state, save, discard }
}
