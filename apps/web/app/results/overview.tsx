import type { ReactNode } from 'react'
import type { Analysis } from '@rolefit/contract'
import { brand } from '@rolefit/contract/brand'
import { Moment } from '../ui/moment.tsx'
import { SubScores } from '../ui/sub-scores.tsx'
import { FirstToChange } from './changes/first-to-change.tsx'
import { FileReading } from './file-reading.tsx'
import { CheckFirst } from './ledger/check-first.tsx'
import { Ledger } from './ledger/ledger.tsx'
import { Receipt } from './score/receipt.tsx'
import { ScoreCard } from './score/score-card.tsx'
import { BothTexts } from './texts/both-texts.tsx'
import { whoseJob } from './whose-job.ts'

interface OverviewProps {
  readonly analysis: Analysis
  /** What can be done with the whole result. */
  readonly actions: ReactNode
}

export function Overview({ analysis, actions }: OverviewProps) {
  const { score, band, ceiling, certainty, sub_scores } = analysis
  const { jd_title, cv_filename, created_at } = analysis
  const whose = whoseJob(analysis)
  return (
    <section id="overview" aria-labelledby="overview-title" className="space-y-12 print:space-y-8">
      <div className="rounded-sheet border border-line bg-sheet p-5 sm:p-7 print:border-0 print:p-0">
        <p className="mb-2 hidden text-sm text-quiet print:block">
          A CV against a job, read by {brand.name}
        </p>
        <h2 id="overview-title" tabIndex={-1} className="focus:outline-none">
          {jd_title ?? 'Untitled posting'}
        </h2>
        {whose && <p className="mt-1 break-words">{whose}</p>}
        <p className="mt-1.5 mb-6 break-words text-sm text-quiet">
          {cv_filename || 'Pasted text'} · analyzed <Moment iso={created_at} isLast />
        </p>
        <ScoreCard score={score} band={band} ceiling={ceiling} certainty={certainty} />
        <FirstToChange analysis={analysis} />
        <div className="mt-6 flex flex-wrap items-start gap-3 empty:hidden print:hidden">
          {actions}
        </div>
        <div className="mt-6 border-t border-line pt-5">
          <SubScores subScores={sub_scores} />
        </div>
        <InShort analysis={analysis} />
      </div>
      <CheckFirst analysis={analysis} />
      <div>
        <Ledger analysis={analysis} />
        <BothTexts analysis={analysis} />
      </div>
      <Receipt analysis={analysis} />
      <FileReading analysis={analysis} />
    </section>
  )
}

function InShort({ analysis: { jd_summary, cv_summary, tags } }: { analysis: Analysis }) {
  if (!jd_summary && !cv_summary && tags.length === 0) return null
  return (
    <div className="mt-6 border-t border-line pt-5">
      <dl className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2 print:grid-cols-2">
        <Summary term="The job" text={jd_summary} />
        <Summary term="Your CV" text={cv_summary} />
      </dl>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-1.5 text-sm">
          {tags.map((tag) => (
            <li key={tag} className="min-w-0 rounded-sheet border border-line px-2 py-0.5">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Summary({ term, text }: { term: string; text: string }) {
  if (!text) return null
  return (
    <div>
      <dt className="text-xs text-quiet">{term}</dt>
      <dd className="mt-1 text-[0.9375rem]">{text}</dd>
    </div>
  )
}
