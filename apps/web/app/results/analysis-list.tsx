import { Link } from 'react-router'
import type { AnalysisListItem } from '@rolefit/contract'
import { dayInWords } from '../ui/day-in-words.ts'
import { Stroke } from '../ui/stroke.tsx'
import { bandLook } from './band-look.ts'

interface AnalysisListProps {
  readonly items: readonly AnalysisListItem[]
  readonly current: string | null
  readonly before: string | null
}

export function AnalysisList({ items, current, before }: AnalysisListProps) {
  const search = before ? `?before=${encodeURIComponent(before)}` : ''
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {items.map(({ id, score, band, jd_title, cv_filename, created_at }) => (
        <li key={id}>
          <Link
            to={`/results/${id}${search}`}
            aria-current={id === current ? 'page' : undefined}
            className="grid grid-cols-[2.25rem_1fr] items-baseline gap-x-3 px-2 py-2.5 no-underline hover:bg-sheet aria-[current=page]:bg-sheet aria-[current=page]:shadow-[inset_3px_0_0_var(--met-ink)]"
          >
            <span className="text-right text-lg">
              <Stroke kind={bandLook(band).stroke}>{score}</Stroke>
              <span className="sr-only">, {band}:</span>
            </span>
            <span className="min-w-0">
              <span className="block truncate font-medium">{jd_title ?? 'Untitled posting'}</span>
              <span className="block truncate text-sm text-quiet">
                {cv_filename || 'Pasted CV'} · {dayInWords(created_at)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
