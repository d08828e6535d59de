import type { Analysis, AnalysisChange } from '@rolefit/contract'
import { useKeptFields } from '../../session/use-kept-fields.ts'
import { Icon } from '../../ui/icon.tsx'
import { SectionHeading } from '../section-heading.tsx'
import { ChangeCard } from './change-card.tsx'

/** As many as a person can weigh at a glance; the rest is one click away. */
const shownAtOnce = 4

/** Where this tab keeps what is typed beside the changes. */
export function answersKey(analysisId: string): string {
  return `rolefit:answers:${analysisId}`
}

/** Proposed changes by category, each with the points it would really bring. */
export function ChangesSection({ analysis }: { analysis: Analysis }) {
  const { id, suggested_changes } = analysis
  const answers = useKeptFields<HTMLElement>(answersKey(id))
  return (
    <section ref={answers} id="changes" aria-labelledby="changes-title">
      <SectionHeading id="changes-title" title="Changes">
        The points are true for each change by itself: applied, and scored again. That can be more
        than its line lacks, because its words count, too; several together bring a little less than
        their sum. Example text uses only what stands in your CV and what you type here; where a
        figure is missing, [number] stays in its place.
      </SectionHeading>
      {suggested_changes.length === 0 && (
        <p className="mt-4">There is nothing we would change for this posting.</p>
      )}
      {suggested_changes.map(({ category, items }) => (
        <div key={category} className="mt-7">
          <h3 className="border-b border-line-strong pb-2">
            {category} <span className="font-sans text-sm text-quiet">{items.length}</span>
          </h3>
          <Changes analysisId={id} changes={items.slice(0, shownAtOnce)} />
          {items.length > shownAtOnce && (
            <details className="group border-t border-line print:[&::details-content]:[content-visibility:visible]">
              <summary className="flex min-h-12 list-none items-center gap-2 text-[0.9375rem] text-quiet hover:text-ink print:hidden [&::-webkit-details-marker]:hidden">
                <Icon name="down" className="size-4 group-open:rotate-180" />
                {items.length - shownAtOnce} more in {category}
              </summary>
              <Changes analysisId={id} changes={items.slice(shownAtOnce)} />
            </details>
          )}
        </div>
      ))}
    </section>
  )
}

interface ChangesProps {
  readonly analysisId: string
  readonly changes: readonly AnalysisChange[]
}

function Changes({ analysisId, changes }: ChangesProps) {
  return (
    <ul className="divide-y divide-line">
      {changes.map((change) => (
        <ChangeCard key={`${analysisId} ${change.id}`} analysisId={analysisId} change={change} />
      ))}
    </ul>
  )
}
