import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After moving to another page, the keyboard and the screen reader start at its content. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
