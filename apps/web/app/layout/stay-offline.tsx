import { useEffect, useState } from 'react'
import { Toast } from '../ui/toast.tsx'

const noWay = 'No connection. This page stays as it is. Try again once you are online.'

/**
 * Without a connection a link would end on the browser's own error page, and what was filled in here
 * would be gone: the page stays instead, and says why. So it does for a download, which would fail unseen.
 */
export function StayOffline() {
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (navigator.onLine || !leadsElsewhere(event)) return
      event.preventDefault()
      setTries((before) => before + 1)
    }
    window.addEventListener('click', stay, true)
    return () => window.removeEventListener('click', stay, true)
  }, [])
  return tries > 0 && <Toast message={noWay} occasion={tries} />
}

function leadsElsewhere({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || ctrlKey || metaKey || shiftKey) return false
  if (!/^https?:$/.test(link.protocol)) return false
  const isHere = link.pathname === location.pathname && link.search === location.search
  return link.target !== '_blank' && !(isHere && link.origin === location.origin)
}
