import { Link } from 'react-router'
import type { AnalysisListItem } from '@rolefit/contract'
import { Moment } from '../ui/moment.tsx'
import { Stroke } from '../ui/stroke.tsx'
import { bandLook } from './score/band-look.ts'
import { whoseJob } from './whose-job.ts'

interface AnalysisListProps {
  readonly items: readonly AnalysisListItem[]
  readonly current: string | null
  readonly before: string | null
}

export function AnalysisList({ items, current, before }: AnalysisListProps) {
  const search = before ? `?before=${encodeURIComponent(before)}` : ''
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={`/results/${item.id}${search}`}
            aria-current={item.id === current ? 'page' : undefined}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-baseline gap-x-3 px-2 py-2.5 no-underline hover:bg-sheet aria-[current=page]:bg-sheet aria-[current=page]:shadow-[inset_3px_0_0_var(--met-ink)] forced-colors:aria-[current=page]:border-l-4"
          >
            <span className="text-right text-lg">
              <Stroke kind={bandLook(item.band).stroke}>{item.score}</Stroke>
              <span className="sr-only">, {item.band}:</span>
            </span>
            <Facts item={item} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Facts({ item }: { item: AnalysisListItem }) {
  const { jd_title, cv_filename, created_at } = item
  const whose = whoseJob(item)
  return (
    <span className="min-w-0">
      <span className="line-clamp-2 font-medium">{jd_title ?? 'Untitled posting'}</span>
      {whose && <span className="block truncate text-sm">{whose}</span>}
      <span className="block truncate text-sm text-quiet">
        <Moment iso={created_at} /> · {cv_filename || 'Pasted CV'}
      </span>
    </span>
  )
}
