import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AnalysisListItem } from '@rolefit/contract'
import { ButtonLink } from '../ui/button.tsx'
import { AnalysisList } from './analysis-list.tsx'

interface ResultsSidebarProps {
  readonly items: readonly AnalysisListItem[]
  readonly current: string | null
  /** The page after this one, and the one this is: cursors of the list. */
  readonly next: string | null
  readonly before: string | null
  readonly usage: { readonly remaining: number; readonly plan: string } | null
  /** On a narrow screen the open analysis has the room to itself. */
  readonly isNarrowHidden: boolean
  readonly children: ReactNode
}

/** Recent analyses, what is left, and the ways on. */
export function ResultsSidebar(props: ResultsSidebarProps) {
  const { items, current, next, before, usage, isNarrowHidden, children } = props
  return (
    <aside
      aria-label="Recent analyses"
      className={`print:hidden lg:sticky lg:top-24 lg:block lg:max-h-[calc(100dvh-7rem)] lg:-mx-1 lg:self-start lg:overflow-y-auto lg:px-1 ${isNarrowHidden ? 'hidden' : ''}`}
    >
      {usage && (
        <p className="text-sm text-quiet">
          Plan: <span className="text-ink">{usage.plan}</span> · Remaining:{' '}
          <span className="text-ink">{usage.remaining}</span>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-x-3 gap-y-2">
        <ButtonLink to="/analyze">New analysis</ButtonLink>
        <ButtonLink to="/pricing" look="secondary">
          Upgrade
        </ButtonLink>
        <ButtonLink to="/cv-editor" look="quiet" className="!px-0">
          Your CVs in the editor
        </ButtonLink>
      </div>
      <h2 className="mt-6 font-sans text-sm font-medium tracking-normal">Recent analyses</h2>
      {items.length > 0 ? (
        <AnalysisList items={items} current={current} before={before} />
      ) : (
        <p className="mt-2 text-sm text-quiet">None yet.</p>
      )}
      <Pages next={next} before={before} />
      {children}
    </aside>
  )
}

const pageLink =
  'inline-flex min-h-11 items-center px-2 text-sm text-quiet underline decoration-line-strong underline-offset-4 hover:text-ink'

function Pages({ next, before }: Pick<ResultsSidebarProps, 'next' | 'before'>) {
  if (!next && !before) return null
  return (
    <nav aria-label="Pages of the list" className="mt-1 -ml-2 flex gap-2">
      {before && (
        <Link to="/results" className={pageLink}>
          Newest
        </Link>
      )}
      {next && (
        <Link to={`/results?before=${encodeURIComponent(next)}`} className={pageLink}>
          Older
        </Link>
      )}
    </nav>
  )
}
