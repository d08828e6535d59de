import { Notice } from '../../ui/notice.tsx'
import { useEditorTools } from '../editor-context.ts'
import type { Placeholder } from '../state/find-placeholders.ts'
import type { ExportOutcome } from './use-export.ts'

interface ExportNoticeProps {
  readonly outcome: ExportOutcome | null
  readonly placeholders: readonly Placeholder[]
  readonly onDocx: () => void
}

/** What came of an export, or what stands in its way: one click leads to each. */
export function ExportNotice({ outcome, placeholders, onDocx }: ExportNoticeProps) {
  return (
    <>
      {placeholders.length > 0 && <Waiting placeholders={placeholders} />}
      <Notice tone={outcome?.tone ?? 'good'}>
        {outcome && (
          <>
            {outcome.words}
            {outcome.isForWordOnly && (
              <button type="button" className="mt-1 block min-h-8 underline" onClick={onDocx}>
                Export DOCX instead
              </button>
            )}
          </>
        )}
      </Notice>
    </>
  )
}

function Waiting({ placeholders }: { placeholders: readonly Placeholder[] }) {
  const { goTo } = useEditorTools()
  const count = placeholders.length
  return (
    <section
      aria-label="Before export"
      className="flex flex-wrap items-center gap-x-5 border-l-4 border-partly bg-sheet px-4 py-1.5 text-sm"
    >
      <p id="export-blocked" className="py-1">
        {count === 1
          ? 'One place waits for a fact of yours. Fill it in or take it out, then export.'
          : `${count} places wait for facts of yours. Fill in or take out each, then export.`}
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {placeholders.map(({ field, start, words, place }) => (
          <li key={`${field}-${start}`}>
            <button
              type="button"
              className="min-h-8 text-left underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              onClick={() => goTo(field, { start, end: start + words.length })}
            >
              {words} in {place}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
