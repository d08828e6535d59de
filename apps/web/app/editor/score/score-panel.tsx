import { useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { SubScores } from '../../ui/sub-scores.tsx'
import { Ledger } from './ledger.tsx'
import type { LiveScore } from './live-score.ts'
import { PostingForm } from './posting-form.tsx'
import { UnreadNotice } from './unread-notice.tsx'
import type { LiveScoring } from './use-live-score.ts'

interface ScorePanelProps {
  readonly live: LiveScoring
  readonly posting: { readonly title: string | null; readonly text: string } | null
  readonly onPosting: (text: string) => void
  readonly onPick: (path: string) => void
}

/** The score against the posting, what it is made of, and the posting itself. */
export function ScorePanel({ live, posting, onPosting, onPick }: ScorePanelProps) {
  const { score } = live
  const top = useRef<HTMLElement>(null)
  // The button that was pressed goes or rests: what comes of it stands at the top.
  const goToTop = () => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }
  const scoreAgainst = (text: string) => {
    onPosting(text)
    goToTop()
  }
  const tryAgain = () => {
    live.tryAgain()
    goToTop()
  }
  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-label="Score against the posting"
      className="scroll-mt-36 space-y-6 outline-none"
    >
      {posting && <UnreadNotice live={{ ...live, tryAgain }} />}
      {posting && score?.status === 'refused' && <Notice>{score.words}</Notice>}
      {posting && score?.status === 'scored' && (
        <>
          <div>
            <h2 className="text-xl">{posting.title ?? 'Your posting'}</h2>
            <p className="mt-1 text-sm text-quiet">
              {score.ceiling > score.score
                ? `With better wording and no new claim, this CV could reach ${score.ceiling}.`
                : 'Better wording of what this CV already shows would add less than a point.'}{' '}
              Changing it here costs nothing.
            </p>
            <p className="mt-1 text-sm text-quiet">
              The score here is that of the tidy page. Where your file was hard to read, it can
              differ from the analysis.
            </p>
          </div>
          <SubScores subScores={byName(score.subScores)} className="grid-cols-2" />
          <Ledger rows={score.rows} onPick={onPick} />
        </>
      )}
      <PostingForm posting={posting?.text ?? ''} onPosting={scoreAgainst} />
    </section>
  )
}

function byName(parts: LiveScore['subScores']): Record<string, number> {
  return Object.fromEntries(parts.map(({ name, percent }) => [name, percent]))
}
