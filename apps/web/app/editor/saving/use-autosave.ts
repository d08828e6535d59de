import { useCallback, useEffect, useRef, useState } from 'react'
import type { Opening } from '../opening.ts'
import type { DeviceDraft } from './device-draft.ts'
import { tellOtherWindows } from './other-windows.ts'
import type { KeptAs, SaveState } from './save-state.ts'
import { type Sent, sendCv } from './send-cv.ts'
import { useBestMoments } from './use-best-moments.ts'
import { type Kept, useDraftHere } from './use-draft-here.ts'

const pauseMs = 1_200

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
      let goal: Kept = as === 'copy' ? { id: null, version: null } : kept.current
      let sent: Draft
      // What is typed while a version is on its way goes after it.
      do {
        sent = newest.current
        const reply = await sendCv(sent, { ...goal, analysisId })
        if (reply.status !== 'kept') {
          isSaving.current = false
          if (reply.status === 'conflict') here.setOvertaken({ isOvertaken: true })
          return setState(toFailure(reply, here.keep(newest.current)))
        }
        here.forget()
        here.setOvertaken({ isOvertaken: false })
        kept.current = reply.kept
        goal = reply.kept
        onKept(reply.kept, sent)
        tellOtherWindows(reply.kept)
        if (newest.current !== sent) here.keep(newest.current)
      } while (newest.current !== sent)
      isSaving.current = false
      setState({ status: 'saved' })
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

function toFailure(failure: Exclude<Sent, { status: 'kept' }>, isKeptHere: boolean): SaveState {
  if (failure.status === 'conflict') return failure
  if (failure.status === 'signed_out') return { status: 'signed_out', isKeptHere }
  const isOffline = failure.reason === null
  const reason = failure.reason ?? 'No connection.'
  if (!isKeptHere) {
    return { status: 'failed', isOffline, message: `${reason} Keep this page open.` }
  }
  const later = isOffline ? ' They will be saved when you are back online.' : ''
  return {
    status: 'failed',
    isOffline,
    message: `${reason} Your changes are kept on this device.${later}`,
  }
}
