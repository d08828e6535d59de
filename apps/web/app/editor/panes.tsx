export type Pane = 'edit' | 'page' | 'score' | 'changes'

interface PanesProps {
  readonly pane: Pane
  readonly changes: number
  readonly onChoose: (pane: Pane) => void
}

/**
 * What is shown beside the form; on a narrow screen the form is one of them. Style sheets alone decide
 * which, and each button has the width of its bold words from the start: one that moved when the
 * scripts come would go from under a finger that is pressing it, and the press be lost.
 */
export function Panes({ pane, changes, onChoose }: PanesProps) {
  const panes = [
    ['edit', 'Edit'],
    ['page', 'Page'],
    ['score', 'Score'],
    ['changes', changes > 0 ? `Changes (${changes})` : 'Changes'],
  ] as const satisfies readonly (readonly [Pane, string])[]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups what is sent; these only show
    <div
      id="panes"
      role="group"
      aria-label="Show"
      className="flex border-b border-line max-[20rem]:overflow-x-auto"
    >
      {panes.map(([value, label]) => (
        <button
          key={value}
          type="button"
          data-label={label}
          aria-pressed={pane === value}
          onClick={() => onChoose(value)}
          className={`-mb-px min-h-11 whitespace-nowrap border-b-4 border-transparent px-2.5 text-[0.9375rem] min-[22.5rem]:px-3 text-quiet after:invisible after:block after:h-0 after:overflow-hidden after:font-medium after:content-[attr(data-label)_/_''] hover:text-ink aria-pressed:border-met-ink aria-pressed:font-medium aria-pressed:text-ink ${value === 'edit' ? 'lg:hidden' : ''}`}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
