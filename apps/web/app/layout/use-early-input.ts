import { type MouseEvent, useEffect } from 'react'
import { type IsHeard, pageListens } from './early-script.ts'

/** Clicks that came through while the page began to listen: they need no second one. */
const heard = new WeakSet<Event>()

/** Takes up what was done before the page listened; answers what the body does with each click. */
export function useEarlyInput(): (event: MouseEvent) => void {
  useEffect(() => {
    const isHeard: IsHeard = (click) => click !== undefined && heard.has(click)
    window.dispatchEvent(new CustomEvent(pageListens, { detail: isHeard }))
  }, [])
  return hear
}

function hear({ nativeEvent }: MouseEvent): void {
  heard.add(nativeEvent)
}
