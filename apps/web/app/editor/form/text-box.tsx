import type { KeyboardEvent } from 'react'
import { fieldId, useEditorTools } from '../editor-context.ts'
import { readPastedLines } from './read-pasted-lines.ts'

interface TextBoxProps {
  readonly field: string
  readonly label: string
  readonly text: string
  /** Said only by screen readers, where the place on the page tells it to the eye. */
  readonly isLabelHidden?: boolean
  readonly hint?: string
  readonly autoComplete?: string
  readonly className?: string
}

const box =
  'block w-full rounded-sheet border border-line-strong bg-paper px-3 text-base leading-normal placeholder:text-quiet hover:border-ink focus:border-ink sm:text-[0.9375rem]'

/** A single line of the CV. */
export function TextBox({ field, label, text, hint, autoComplete = 'off', ...rest }: TextBoxProps) {
  const { dispatch } = useEditorTools()
  return (
    <div className={rest.className}>
      <BoxLabel field={field} label={label} isHidden={rest.isLabelHidden} />
      <input
        id={fieldId(field)}
        value={text}
        placeholder={hint}
        autoComplete={autoComplete}
        maxLength={4000}
        onChange={(event) => dispatch({ type: 'write', field, text: event.target.value })}
        onBlur={() => dispatch({ type: 'pause' })}
        className={`${box} min-h-10 pointer-coarse:min-h-11 py-1.5`}
      />
    </div>
  )
}

interface TextAreaProps extends TextBoxProps {
  readonly most?: number
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  readonly onPasteLines?: (lines: readonly string[], around: Around) => void
}

/** What stays of a text when something takes the place of what is selected in it. */
interface Around {
  readonly before: string
  readonly behind: string
}

export function aroundSelection({
  value,
  selectionStart,
  selectionEnd,
}: HTMLTextAreaElement): Around {
  return { before: value.slice(0, selectionStart), behind: value.slice(selectionEnd) }
}

/** A text that grows with what is in it. */
export function TextArea({ field, label, text, hint, most = 4000, ...rest }: TextAreaProps) {
  const { dispatch } = useEditorTools()
  const { onPasteLines } = rest
  return (
    <div className={rest.className}>
      <BoxLabel field={field} label={label} isHidden={rest.isLabelHidden} />
      <div className="grid grid-cols-1">
        <span
          aria-hidden="true"
          className={`${box} invisible col-start-1 row-start-1 min-h-10 pointer-coarse:min-h-11 whitespace-pre-wrap py-1.5`}
        >
          {`${text || hint} `}
        </span>
        <textarea
          id={fieldId(field)}
          value={text}
          placeholder={hint}
          rows={1}
          maxLength={most}
          onChange={(event) => dispatch({ type: 'write', field, text: event.target.value })}
          onBlur={() => dispatch({ type: 'pause' })}
          onKeyDown={rest.onKeyDown}
          onPaste={(event) => {
            if (!onPasteLines) return
            const text = event.clipboardData.getData('text')
            const lines = readPastedLines(text)
            if (lines.length > 1) onPasteLines(lines, aroundSelection(event.currentTarget))
            else if (lines[0] !== undefined && lines[0] !== text.trim()) {
              putIn(event.currentTarget, lines[0])
            } else return
            event.preventDefault()
          }}
          className={`${box} col-start-1 row-start-1 resize-none overflow-hidden py-1.5`}
        />
      </div>
    </div>
  )
}

/** In the place of what is selected, as if it had been typed there. */
function putIn(area: HTMLTextAreaElement, text: string): void {
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

interface BoxLabelProps {
  readonly field: string
  readonly label: string
  readonly isHidden: boolean | undefined
}

function BoxLabel({ field, label, isHidden }: BoxLabelProps) {
  return (
    <label
      htmlFor={fieldId(field)}
      className={isHidden ? 'sr-only' : 'mb-1 block text-sm text-quiet'}
    >
      {label}
    </label>
  )
}
