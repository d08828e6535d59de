import { type KeyboardEvent, memo } from 'react'
import { fieldId, useEditorTools } from '../editor-context.ts'
import type { Line } from '../state/edited-cv.ts'
import { AddButton } from './add-button.tsx'
import { LineNotes } from './line-notes.tsx'
import { MoveHandle } from './move-handle.tsx'
import { RemoveButton } from './remove-button.tsx'
import { aroundSelection, TextArea } from './text-box.tsx'

interface LineListProps {
  readonly owner: string
  /** What one line is called: "Bullet", "Detail". */
  readonly noun: string
  readonly hint: string
  readonly lines: readonly Line[]
}

/** Lines of a role, a school or an own section. Enter begins the next one. */
export function LineList({ owner, noun, hint, lines }: LineListProps) {
  return (
    <div>
      {lines.length > 0 && (
        <ul className="space-y-1.5">
          {lines.map((line, index) => (
            <LineRow
              key={line.key}
              line={line}
              index={index}
              count={lines.length}
              beside={(lines[index - 1] ?? lines[index + 1])?.key ?? null}
              owner={owner}
              noun={noun}
              hint={hint}
            />
          ))}
        </ul>
      )}
      <AddButton
        label={`Add ${noun.toLowerCase()}`}
        action={{ type: 'add-lines', owner, texts: [''] }}
      />
    </div>
  )
}

interface LineRowProps extends Omit<LineListProps, 'lines'> {
  readonly line: Line
  readonly index: number
  readonly count: number
  /** The line that takes the cursor when this one goes. */
  readonly beside: string | null
}

/** Drawn anew only where something of its own has changed: a CV may have hundreds of lines. */
const LineRow = memo(Row)

function Row({ line, index, count, beside, ...list }: LineRowProps) {
  const { dispatch } = useEditorTools()
  const { key, text } = line
  const { noun, hint } = list
  const name = `${noun} ${index + 1}`

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const { before, behind } = aroundSelection(event.currentTarget)
      const kept = before === text ? text : before.trimEnd()
      dispatch({ type: 'split', field: key, texts: [kept, behind.trimStart()], cursor: 0 })
    } else if (event.key === 'Backspace' && text === '') {
      event.preventDefault()
      dispatch({ type: 'remove', key })
      if (beside) document.getElementById(fieldId(beside))?.focus()
    }
  }

  return (
    <li data-item={key} className="-mx-2 flex items-start gap-0.5">
      <MoveHandle item={key} index={index} count={count} name={name} />
      <div className="min-w-0 flex-1">
        <TextArea
          field={key}
          label={name}
          isLabelHidden
          text={text}
          hint={hint}
          onKeyDown={onKeyDown}
          onPasteLines={(pasted, { before, behind }) => {
            const last = pasted.at(-1) ?? ''
            const texts = [before + (pasted[0] ?? ''), ...pasted.slice(1, -1), last + behind]
            dispatch({ type: 'split', field: key, texts, cursor: last.length })
          }}
        />
        <LineNotes field={key} />
      </div>
      <RemoveButton item={key} name={name} />
    </li>
  )
}
