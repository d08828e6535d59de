import { useId } from 'react'
import type { CvStyle } from '@rolefit/contract'
import { useEditorTools } from './editor-context.ts'

const styles = [
  ['harvard', 'Harvard'],
  ['modern', 'Modern'],
  ['minimal', 'Minimal'],
] as const satisfies readonly (readonly [CvStyle, string])[]

/** How the CV will look; its words stay the same. */
export function StyleChoice({ style }: { style: CvStyle }) {
  const { dispatch } = useEditorTools()
  const group = useId()
  return (
    <fieldset className="flex flex-wrap rounded-sheet border border-line-strong bg-sheet p-0.5">
      <legend className="sr-only">Style</legend>
      {styles.map(([value, label]) => (
        <label
          key={value}
          className="segment touch-sized flex min-h-9 flex-1 items-center justify-center rounded-[4px] px-3 text-sm text-quiet hover:text-ink has-checked:bg-ink has-checked:text-sheet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={group}
            value={value}
            checked={style === value}
            onChange={() => dispatch({ type: 'restyle', style: value })}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
