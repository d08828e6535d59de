import { useSyncExternalStore } from 'react'
import { momentInWords } from './moment-in-words.ts'

/** When something happened: by the clock of whoever reads it, and by UTC until their browser has told. */
export function Moment({ iso }: { iso: string }) {
  const words = useSyncExternalStore(
    never,
    () => localMoment(iso),
    () => momentInWords(iso),
  )
  return Number.isNaN(Date.parse(iso)) ? 'at an unknown time' : <time dateTime={iso}>{words}</time>
}

function localMoment(iso: string): string {
  const moment = new Date(iso)
  const day = moment.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  return `${day}, ${moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`
}

function never(): () => void {
  return () => {}
}
