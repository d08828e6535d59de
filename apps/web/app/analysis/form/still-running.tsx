import { useSyncExternalStore } from 'react'
import { newsCame } from '../../session/news.ts'
import { Notice } from '../../ui/notice.tsx'
import { isUnderWay } from '../run/under-way.ts'

/** For who has left the form while it was at work, and is back before the end. */
export function StillRunning() {
  const isRunning = useSyncExternalStore(hearEnds, isUnderWay, () => false)
  return (
    <Notice>
      {isRunning && 'Your analysis is still running. You will be told as soon as it has ended.'}
    </Notice>
  )
}

function hearEnds(onEnd: () => void): () => void {
  window.addEventListener(newsCame, onEnd)
  return () => window.removeEventListener(newsCame, onEnd)
}
