import { Notice } from '../../ui/notice.tsx'
import { PercentList } from '../../ui/percent-list.tsx'
import { Ledger } from './ledger.tsx'
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
  return (
    <div className="space-y-6">
      {posting && <UnreadNotice live={live} />}
      {posting && score?.status === 'refused' && <Notice>{score.words}</Notice>}
      {posting && score?.status === 'scored' && (
        <>
          <div>
            <h3>{posting.title ?? 'Your posting'}</h3>
            <p className="mt-1 text-sm text-quiet">
              Told at its best, without a new claim, this CV could reach {score.ceiling}. Changing
              it here costs nothing.
            </p>
            <p className="mt-1 text-sm text-quiet">
              What is scored here is the tidy page. Where your file was hard to read, that can
              differ from the analysis.
            </p>
          </div>
          <PercentList items={score.subScores} className="grid-cols-2" />
          <Ledger rows={score.rows} onPick={onPick} />
        </>
      )}
      <PostingForm posting={posting?.text ?? ''} onPosting={onPosting} />
    </div>
  )
}
