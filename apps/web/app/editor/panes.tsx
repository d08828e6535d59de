export type Pane = 'edit' | 'page' | 'score' | 'changes'

interface PanesProps {
  readonly pane: Pane
  readonly changes: number
  readonly hasForm: boolean
  readonly onChoose: (pane: Pane) => void
}

/** What is shown beside the form; on a narrow screen the form is one of them. */
export function Panes({ pane, changes, hasForm, onChoose }: PanesProps) {
  const panes = [
    ...(hasForm ? [['edit', 'Edit'] as const] : []),
    ['page', 'Page'],
    ['score', 'Score'],
    ['changes', changes > 0 ? `Changes (${changes})` : 'Changes'],
  ] as const satisfies readonly (readonly [Pane, string])[]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups what is sent; these only show
    <div role="group" aria-label="Show" className="flex border-b border-line">
      {panes.map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={pane === value}
          onClick={() => onChoose(value)}
          className="-mb-px min-h-11 whitespace-nowrap border-b-4 border-transparent px-2.5 text-[0.9375rem] min-[22.5rem]:px-3 text-quiet hover:text-ink aria-pressed:border-met-ink aria-pressed:font-medium aria-pressed:text-ink"
        >
          {label}
        </button>
      ))}
    </div>
  )
}
