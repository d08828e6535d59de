import { type MouseEvent, useEffect } from 'react'
import { useMatches } from 'react-router'
import { type IsHeard, pageListens } from './early-script.ts'

/** Clicks that came through while the page began to listen: they need no second one. */
const heard = new WeakSet<Event>()

/** Takes up what was done before the page listened; answers what the body does with each click. */
export function useEarlyInput(): (event: MouseEvent) => void {
  const isWhole = useMatches().every(({ loaderData }) => !waitsForDevice(loaderData))
  useEffect(() => {
    if (!isWhole) return
    const isHeard: IsHeard = (click) => click !== undefined && heard.has(click)
    window.dispatchEvent(new CustomEvent(pageListens, { detail: isHeard }))
  }, [isWhole])
  return hear
}

/** A draft on the device takes the place of what the server sent: fields filled before that would go. */
function waitsForDevice(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'isRestored' in data && data.isRestored === false
  )
}

function hear({ nativeEvent }: MouseEvent): void {
  heard.add(nativeEvent)
}
