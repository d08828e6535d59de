import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes an open `<details>` menu by Escape, by a click elsewhere, and when the page changes. */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is what closes it
  useEffect(() => {
    ref.current?.removeAttribute('open')
  }, [key])

  useEffect(() => {
    const close = (event: Event) => {
      const menu = ref.current
      if (!menu?.open) return
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return
      const isInside = event.target instanceof Node && menu.contains(event.target)
      if (event instanceof PointerEvent && isInside) return
      menu.open = false
      if (event instanceof KeyboardEvent) menu.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])

  return ref
}
