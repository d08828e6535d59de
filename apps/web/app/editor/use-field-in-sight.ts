import { type RefObject, useEffect, useRef } from 'react'

const room = 16

/** Brings the field that somebody types into out from behind a message that has just come over it. */
export function useFieldInSight(occasion: unknown): RefObject<HTMLDivElement | null> {
  const messages = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is an occasion of its own
  useEffect(() => {
    const field = document.activeElement
    if (!messages.current || !field?.matches('input, textarea')) return
    const covered = messages.current.getBoundingClientRect()
    const { top, bottom } = field.getBoundingClientRect()
    const hidden = bottom - covered.top
    if (covered.height > 0 && hidden > 0 && top < covered.bottom) window.scrollBy(0, hidden + room)
  }, [occasion])
  return messages
}
