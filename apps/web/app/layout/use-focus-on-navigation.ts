import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * After moving to another page, the keyboard and the screen reader start at its content; so they do
 * where what was pressed went away with what it led from, or with the form that it sent.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search } = useLocation()
  const { state, formAction } = useNavigation()
  const previous = useRef(pathname + search)
  const isSending = useRef(false)
  useEffect(() => {
    const address = pathname + search
    if (previous.current === address) return
    const isOtherPage = previous.current.split('?')[0] !== pathname
    previous.current = address
    if (isOtherPage || document.activeElement === document.body) focusContent()
  }, [pathname, search])
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
