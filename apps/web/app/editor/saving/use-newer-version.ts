import { useEffect } from 'react'
import type { readSavedCv } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'
import type { Opening } from '../opening.ts'
import { hearOtherWindows } from './other-windows.ts'
import type { Kept } from './use-draft-here.ts'

interface Here {
  readonly opening: Opening
  readonly isAllSaved: boolean
  readonly keptAs: () => Kept
}

/**
 * Shows what another window or device has saved of the same CV, as long as nothing waits here: nobody
 * goes on from a version that is no longer the newest.
 */
export function useNewerVersion(
  { opening, isAllSaved, keptAs }: Here,
  onNewer: (opening: Opening) => void,
): void {
  useEffect(() => {
    if (!isAllSaved) return
    let isOver = false
    const look = async () => {
      const { id } = keptAs()
      if (id === null) return
      const reply = await call<typeof readSavedCv>(fetch, '', {
        method: 'GET',
        path: '/api/cvs/{id}',
        slots: { id },
      })
      const here = keptAs().version
      if (isOver || !reply.ok || here === null || reply.version <= here) return
      const { name, style, cv, patches, notes, version } = reply
      onNewer({ ...opening, id, name, style, cv, patches, notes, version, isUnsaved: false })
    }
    const onShown = () => {
      if (document.visibilityState === 'visible') void look()
    }
    const stopHearing = hearOtherWindows((kept) => {
      if (kept.id === keptAs().id) void look()
    })
    document.addEventListener('visibilitychange', onShown)
    return () => {
      isOver = true
      stopHearing()
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [isAllSaved, opening, keptAs, onNewer])
}
