import { type KeyboardEvent, useId, useState } from 'react'
import { fieldId, useEditorTools } from '../editor-context.ts'
import type { Line } from '../state/edited-cv.ts'
import { MoveHandle } from './move-handle.tsx'
import { RemoveButton } from './remove-button.tsx'
import { SectionCard } from './section-card.tsx'

export function SkillsForm({ skills }: { skills: readonly Line[] }) {
  return (
    <SectionCard title="Skills">
      <ul className="flex flex-wrap gap-2">
        {skills.map((skill, index) => (
          <Skill key={skill.key} skill={skill} index={index} count={skills.length} />
        ))}
      </ul>
      <NewSkill />
    </SectionCard>
  )
}

interface SkillProps {
  readonly skill: Line
  readonly index: number
  readonly count: number
}

function Skill({ skill: { key, text }, index, count }: SkillProps) {
  const { dispatch } = useEditorTools()
  const name = text || `Skill ${index + 1}`
  return (
    <li
      data-item={key}
      className="flex max-w-full items-center rounded-sheet border border-line bg-paper focus-within:border-line-strong hover:border-line-strong"
    >
      <MoveHandle item={key} index={index} count={count} name={name} className="!w-6" />
      <span className="inline-grid min-w-0">
        <span
          aria-hidden="true"
          className="invisible col-start-1 row-start-1 truncate px-0.5 sm:text-[0.9375rem]"
        >
          {text || 'Skill'}
        </span>
        <input
          id={fieldId(key)}
          aria-label={`Skill ${index + 1}`}
          value={text}
          size={1}
          maxLength={4000}
          placeholder="Skill"
          autoComplete="off"
          onChange={(event) => dispatch({ type: 'write', field: key, text: event.target.value })}
          onBlur={() => dispatch({ type: 'pause' })}
          className="col-start-1 row-start-1 w-full min-w-0 bg-transparent px-0.5 placeholder:text-quiet sm:text-[0.9375rem]"
        />
      </span>
      <RemoveButton item={key} name={name} className="!w-7" />
    </li>
  )
}

/** Commas separate several at once, as they do on paper. */
function NewSkill() {
  const { dispatch, say } = useEditorTools()
  const [text, setText] = useState('')
  const id = useId()
  const add = () => {
    const texts = text
      .split(/[,;\n]/)
      .map((each) => each.trim())
      .filter(Boolean)
    if (texts.length === 0) return
    dispatch({ type: 'add-lines', owner: 'skills', texts })
    setText('')
    say(`${texts.join(', ')} added.`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 sm:max-w-sm">
        <label htmlFor={id} className="mb-1 block text-sm text-quiet">
          Add skills, separated by commas
        </label>
        <input
          id={id}
          data-add=""
          value={text}
          maxLength={2000}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="block min-h-10 w-full rounded-sheet border border-line-strong bg-paper px-3 py-1.5 text-base hover:border-ink sm:text-[0.9375rem]"
        />
      </div>
      <button
        type="button"
        onClick={add}
        className="min-h-10 rounded-sheet border border-line-strong bg-sheet px-4 text-sm font-medium hover:border-ink"
      >
        Add
      </button>
    </div>
  )
}
