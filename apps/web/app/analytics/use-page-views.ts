import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { sendWaiting, track } from './track.ts'

/** Counts each page that is opened, and sees that nothing counted is lost when the last one closes. */
export function usePageViews(): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => track('page_viewed'), [pathname])
  useEffect(() => {
    const sendWhenHidden = () => {
      if (document.hidden) sendWaiting()
    }
    document.addEventListener('visibilitychange', sendWhenHidden)
    window.addEventListener('pagehide', sendWaiting)
    return () => {
      document.removeEventListener('visibilitychange', sendWhenHidden)
      window.removeEventListener('pagehide', sendWaiting)
    }
  }, [])
}
