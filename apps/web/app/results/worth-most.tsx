import type { Analysis } from '@rolefit/contract'
import { changeAnchor, worthMost } from './find-changes.ts'

const mostShown = 3

/** What to change first, and what it would give, beside the number itself. */
export function WorthMost({ analysis }: { analysis: Analysis }) {
  const changes = worthMost(analysis, mostShown)
  if (changes.length === 0) return null
  return (
    <div className="mt-6 border-t border-line pt-5 print:hidden">
      <h3 className="font-sans text-sm font-medium tracking-normal">
        Worth most points, where it is true of you
      </h3>
      <ul className="mt-1.5 text-[0.9375rem]">
        {changes.map(({ id, text, points }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 py-1.5">
            <a
              href={`#${changeAnchor(id)}`}
              className="min-w-0 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {text}
            </a>
            <span className="whitespace-nowrap text-sm">
              <span className="marked">+{points.toFixed(1)}</span>
              <span className="sr-only"> points</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
