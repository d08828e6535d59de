import { type KeyboardEvent, useId, useState } from 'react'
import { useEditorTools } from '../editor-context.ts'
import type { SkillGroup } from '../state/edited-cv.ts'

/** Commas separate several at once, as they do on paper. */
export function NewSkill({ group: { key, label } }: { group: SkillGroup }) {
  const { dispatch, say } = useEditorTools()
  const [text, setText] = useState('')
  const id = useId()
  const add = () => {
    const texts = text
      .split(/[,;\n]/)
      .map((each) => each.trim())
      .filter(Boolean)
    if (texts.length === 0) return
    dispatch({ type: 'add-lines', owner: key, texts })
    setText('')
    say(`${texts.join(', ')} added.`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 sm:max-w-sm">
        <label htmlFor={id} className={label ? 'sr-only' : 'mb-1 block text-sm text-quiet'}>
          {label ? `Add to ${label}, separated by commas` : 'Add skills, separated by commas'}
        </label>
        <input
          id={id}
          data-add=""
          value={text}
          maxLength={2000}
          {...(label ? { placeholder: `Add to ${label}` } : {})}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="block min-h-10 pointer-coarse:min-h-11 w-full rounded-sheet border border-line-strong bg-paper px-3 py-1.5 text-base hover:border-ink sm:text-[0.9375rem]"
        />
      </div>
      <button
        type="button"
        onClick={add}
        className="min-h-10 pointer-coarse:min-h-11 rounded-sheet border border-line-strong bg-sheet px-4 text-sm font-medium hover:border-ink"
      >
        Add
      </button>
    </div>
  )
}
