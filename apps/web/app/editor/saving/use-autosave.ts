import { useCallback, useEffect, useRef, useState } from 'react'
import type { Opening } from '../opening.ts'
import type { DeviceDraft } from './device-draft.ts'
import { notSavedInWords } from './not-saved-in-words.ts'
import { tellOtherWindows } from './other-windows.ts'
import { saveNewest } from './save-newest.ts'
import type { KeptAs, SaveState } from './save-state.ts'
import { sendCv } from './send-cv.ts'
import { useBestMoments } from './use-best-moments.ts'
import { type Kept, useDraftHere } from './use-draft-here.ts'

const pauseMs = 1_200
const nothingKept: Kept = { id: null, version: null }

type Draft = Omit<DeviceDraft, 'version'>

interface Autosave {
  readonly state: SaveState
  /** Saves now: again after a failure, or, after a conflict, as a CV of its own. */
  readonly save: (as?: 'copy') => void
  /** Lets go of what was done here, and shows what the account has. */
  readonly discard: () => void
  /** What the account has from here. */
  readonly keptAs: () => Kept
}

/** Keeps the CV on this device at once, and in the account after each pause. */
export function useAutosave(
  opening: Opening,
  draft: Draft,
  onKept: (as: KeptAs, sent: Draft) => void,
): Autosave {
  const { analysisId } = opening
  const [state, setState] = useState<SaveState>(
    opening.isUnsaved ? { status: 'waiting', isKeptHere: true } : { status: 'untouched' },
  )
  const kept = useRef<Kept>(opening)
  const newest = useRef(draft)
  const first = useRef<Draft | null>(draft)
  const isSaving = useRef(false)

  const here = useDraftHere(analysisId, kept)

  const save = useCallback(
    async (as?: 'copy') => {
      if (isSaving.current) return
      isSaving.current = true
      setState({ status: 'saving' })
      const problem = await saveNewest({
        newest: () => newest.current,
        into: as === 'copy' ? nothingKept : kept.current,
        send: (sent, into) => sendCv(sent, { ...into, analysisId }),
        onKept: (now, sent) => {
          here.forget()
          here.setOvertaken({ isOvertaken: false })
          kept.current = now
          onKept(now, sent)
          tellOtherWindows(now)
          if (newest.current !== sent) here.keep(newest.current)
        },
      })
      isSaving.current = false
      if (!problem) return setState({ status: 'saved' })
      if (problem.status === 'conflict') here.setOvertaken({ isOvertaken: true })
      setState(notSavedInWords(problem, here.keep(newest.current)))
    },
    [analysisId, onKept, here],
  )

  useEffect(() => {
    newest.current = draft
    if (draft === first.current) return
    first.current = null
    const isKeptHere = here.keep(draft)
    // A conflict is for the person to settle; until then the draft is safe on this device.
    setState((before) =>
      before.status === 'conflict' ? before : { status: 'waiting', isKeptHere },
    )
  }, [draft, here])

  const isWaiting = state.status === 'waiting'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => void save(), pauseMs)
    return () => clearTimeout(timer)
  }, [isWaiting, draft, save])

  useBestMoments(state, save)

  const discard = useCallback(() => {
    here.forget()
    window.location.reload()
  }, [here])
  const keptAs = useCallback(() => kept.current, [])

  return { state, save, discard, keptAs }
}
