import { type RefObject, useMemo, useRef } from 'react'
import { type DeviceDraft, draftKey, forgetDraft, keepDraft, overtakenKey } from './device-draft.ts'

/** What the account has of a CV; nothing yet where both are null. */
export interface Kept {
  readonly id: string | null
  readonly version: number | null
}

interface DraftHere {
  /** Answers whether this device could keep it. */
  readonly keep: (draft: Omit<DeviceDraft, 'version'>) => boolean
  readonly forget: () => void
  /** From now on, or until it is settled, it is kept apart from what other windows keep. */
  readonly setOvertaken: (isOvertaken: { isOvertaken: boolean }) => void
}

/** Keeps a CV on this device, in the place that goes with what the account has of it. */
export function useDraftHere(analysisId: string | null, kept: RefObject<Kept>): DraftHere {
  const isApart = useRef(false)
  return useMemo(() => {
    const key = () => draftKey(kept.current.id, analysisId)
    return {
      keep: (draft) => {
        const place = isApart.current ? overtakenKey(key()) : key()
        return keepDraft(place, { ...draft, version: kept.current.version })
      },
      forget: () => {
        forgetDraft(key())
        if (isApart.current) forgetDraft(overtakenKey(key()))
      },
      setOvertaken: ({ isOvertaken }) => {
        isApart.current = isOvertaken
      },
    }
  }, [analysisId, kept])
}
