import { Notice } from '../../ui/notice.tsx'
import type { LiveScoring } from './use-live-score.ts'

interface UnreadNoticeProps {
  readonly live: Pick<LiveScoring, 'score' | 'isUnread' | 'tryAgain'>
}

/** Says that a pasted posting could not be read yet, and whose score is shown until it is. */
export function UnreadNotice({ live: { score, isUnread, tryAgain } }: UnreadNoticeProps) {
  if (!isUnread) return null
  return (
    <Notice tone="bad">
      The part that reads a posting could not be loaded
      {score ? ', so the score is still the one from before' : ''}. Check the connection and{' '}
      <button type="button" className="touch-sized min-h-8 underline" onClick={tryAgain}>
        try again
      </button>
      .
    </Notice>
  )
}
