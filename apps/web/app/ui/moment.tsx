import { useSyncExternalStore } from 'react'
import { momentInWords } from './moment-in-words.ts'

interface MomentProps {
  readonly iso: string
  /** Nothing stands behind it: the room that "UTC" took is kept, so that no line breaks anew. */
  readonly isLast?: boolean
}

/** When something happened: by the clock of whoever reads it, and by UTC until their browser has told. */
export function Moment({ iso, isLast = false }: MomentProps) {
  const byUtc = momentInWords(iso)
  const words = useSyncExternalStore(
    never,
    () => localMoment(iso),
    () => byUtc,
  )
  if (Number.isNaN(Date.parse(iso))) return 'at an unknown time'
  return (
    <>
      <time dateTime={iso} className="tabular-nums">
        {words}
      </time>
      {isLast && words !== byUtc && (
        <span aria-hidden="true" className="invisible">
          {' UTC'}
        </span>
      )}
    </>
  )
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
