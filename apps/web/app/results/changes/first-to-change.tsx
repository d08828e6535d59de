import type { Analysis } from '@rolefit/contract'
import { changeAnchor, changeOf } from '../change-of.ts'
import { Gain } from '../gain.tsx'

const mostShown = 3

/** What to change first, and what it would give, beside the number itself. */
export function FirstToChange({ analysis }: { analysis: Analysis }) {
  const lines = analysis.suggestions.slice(0, mostShown)
  if (lines.length === 0) return null
  return (
    <div className="mt-6 border-t border-line pt-5 print:hidden">
      <h3 className="font-sans text-sm font-medium tracking-normal">First to change</h3>
      <ul className="mt-1.5 text-[0.9375rem]">
        {lines.map((line) => {
          const change = changeOf(analysis, line)
          return (
            <li
              key={line}
              className="flex items-baseline justify-between gap-4 py-1.5 pointer-coarse:py-2.5"
            >
              {change ? (
                <a
                  href={`#${changeAnchor(change.id)}`}
                  className="touch-sized min-w-0 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  {line}
                </a>
              ) : (
                <span className="min-w-0">{line}</span>
              )}
              <Gain points={change?.points ?? 0} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
