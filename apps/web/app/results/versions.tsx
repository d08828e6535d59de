import { Link } from 'react-router'
import type { AnalysisListItem } from '@rolefit/contract'
import { dayInWords } from '../ui/day-in-words.ts'

interface VersionsProps {
  readonly versions: readonly AnalysisListItem[]
  readonly current: string
}

/** How the score moved over the versions of a CV against one posting. */
export function Versions({ versions, current }: VersionsProps) {
  if (versions.length < 2) return null
  return (
    <nav aria-label="Versions against this posting" className="print:hidden">
      <p className="text-xs text-quiet">Your versions against this posting</p>
      <ol className="mt-1 -ml-2 flex flex-wrap items-center gap-x-1">
        {versions.map(({ id, score, created_at, cv_filename }, index) => (
          <li key={id} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="text-quiet">
                →
              </span>
            )}
            <Link
              to={`/results/${id}`}
              aria-current={id === current ? 'page' : undefined}
              title={`${cv_filename}, ${dayInWords(created_at)}`}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-sheet px-2 text-quiet no-underline hover:text-ink aria-[current=page]:text-ink"
            >
              <span className={id === current ? 'marked font-medium' : ''}>{score}</span>
              <span className="text-xs">{movement(versions[index - 1]?.score, score)}</span>
              <span className="sr-only">on {dayInWords(created_at)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function movement(before: number | undefined, score: number): string {
  if (before === undefined || before === score) return ''
  return before < score ? `+${score - before}` : `−${before - score}`
}
