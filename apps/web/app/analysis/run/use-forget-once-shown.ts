import { useEffect, useRef } from 'react'
import { forgetCutOff } from './under-way.ts'

/** Until a result's page is there, a reload would lose sight of it; answers how to say which is awaited. */
export function useForgetOnceShown(shownId: string | null): (id: string) => void {
  const awaited = useRef<string | null>(null)
  // The same result may be awaited and shown twice: each drawing of the page may be the one that shows it.
  useEffect(() => {
    if (shownId === null || shownId !== awaited.current) return
    awaited.current = null
    forgetCutOff()
  })
  return (id) => {
    awaited.current = id
  }
}
