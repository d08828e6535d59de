import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * After moving to another page, the keyboard and the screen reader start at its content; so they do
 * where a form took the button away that sent it, as deleting does.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const { state, formAction } = useNavigation()
  const previous = useRef(pathname)
  const isSending = useRef(false)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    focusContent()
  }, [pathname])
  useEffect(() => {
    if (state !== 'idle') {
      isSending.current = formAction !== undefined
      return
    }
    if (isSending.current && document.activeElement === document.body) focusContent()
    isSending.current = false
  }, [state, formAction])
}

function focusContent(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
