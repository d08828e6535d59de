import type { Analysis } from '@rolefit/contract'
import { ChangeCard } from './change-card.tsx'
import { SectionHeading } from './section-heading.tsx'

/** Proposed changes by category, each with the points it would really bring. */
export function ChangesSection({ analysis }: { analysis: Analysis }) {
  const { id, suggested_changes } = analysis
  return (
    <section id="changes" aria-labelledby="changes-title">
      <SectionHeading id="changes-title" title="Changes">
        The points are true for each change by itself: applied, and scored again. Example text uses
        only what stands in your CV and what you type here.
      </SectionHeading>
      {suggested_changes.length === 0 && (
        <p className="mt-4">There is nothing we would change for this posting.</p>
      )}
      {suggested_changes.map(({ category, items }) => (
        <div key={category} className="mt-7">
          <h3 className="border-b border-line-strong pb-2">
            {category} <span className="font-sans text-sm text-quiet">{items.length}</span>
          </h3>
          <ul className="divide-y divide-line">
            {items.map((change) => (
              <ChangeCard key={`${id} ${change.id}`} analysisId={id} change={change} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
