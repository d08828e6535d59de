import { useEditorTools } from '../editor-context.ts'
import type { Placeholder } from '../state/find-placeholders.ts'
import { goToPlaceholder } from './go-to-placeholder.ts'

/** What stands in the way of an export: one click leads to each. */
export function BeforeExport({ placeholders }: { placeholders: readonly Placeholder[] }) {
  const { goTo } = useEditorTools()
  const count = placeholders.length
  if (count === 0) return null
  return (
    <section
      aria-label="Before export"
      className="flex flex-wrap items-center gap-x-5 border-l-4 border-partly bg-sheet px-4 py-1.5 text-sm"
    >
      <p id="export-blocked" className="py-1">
        {count === 1
          ? 'One placeholder is not filled in yet. Fill it in or take it out, then export.'
          : `${count} placeholders are not filled in yet. Fill them in or take them out, then export.`}
      </p>
      <ul className="flex min-w-0 flex-wrap gap-x-5">
        {placeholders.map((placeholder) => (
          <li key={`${placeholder.field}-${placeholder.start}`} className="min-w-0">
            <button
              type="button"
              className="touch-sized min-h-8 max-w-full text-left underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              onClick={() => goToPlaceholder(goTo, placeholder)}
            >
              {placeholder.words} in {placeholder.place}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
