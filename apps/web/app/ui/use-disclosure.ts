import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes an open `<details>` menu by Escape, by a click elsewhere, by a choice in it, and on another
 * page. What is saved or loaded on the same page meanwhile leaves it open.
 */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const shownOn = useRef(pathname)

  useEffect(() => {
    // It may have been opened before the scripts came: only another page closes it.
    if (shownOn.current !== pathname) ref.current?.removeAttribute('open')
    shownOn.current = pathname
  }, [pathname])

  useEffect(() => {
    const close = (event: Event) => {
      const menu = ref.current
      if (!menu?.open) return
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return
      const inside = event.target instanceof Element && menu.contains(event.target)
      if (inside && event.type === 'pointerdown') return
      if (inside && event.type === 'click' && !event.target.closest('a, button')) return
      const hasFocus = menu.contains(document.activeElement)
      menu.open = false
      // What the keyboard stood on is shown no more.
      const isLost = hasFocus && event.type === 'click'
      if (isLost || event instanceof KeyboardEvent) menu.querySelector('summary')?.focus()
    }
    const occasions = ['pointerdown', 'click', 'keydown']
    for (const occasion of occasions) document.addEventListener(occasion, close)
    return () => {
      for (const occasion of occasions) document.removeEventListener(occasion, close)
    }
  }, [])

  return ref
}
