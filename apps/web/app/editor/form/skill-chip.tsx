import { fieldId, useEditorTools } from '../editor-context.ts'
import type { Line, SkillGroup } from '../state/edited-cv.ts'
import { groupUnderPointer } from './group-under-pointer.ts'
import { MoveHandle } from './move-handle.tsx'
import { RemoveButton } from './remove-button.tsx'

interface SkillChipProps {
  readonly skill: Line
  readonly index: number
  readonly group: SkillGroup
  readonly groups: readonly SkillGroup[]
}

export function SkillChip({ skill: { key, text }, index, group, groups }: SkillChipProps) {
  const { dispatch, say } = useEditorTools()
  const name = text || `Skill ${index + 1}`

  const regroup = (to: SkillGroup | undefined) => {
    if (!to || to === group) return
    dispatch({ type: 'regroup', key, group: to.key })
    say(`${name}: moved to ${to.label || 'the group without a name'}.`)
  }
  const across = {
    byKey: (step: -1 | 1) => regroup(groups[groups.indexOf(group) + step]),
    byDrop: (point: { x: number; y: number }) => {
      const under = groupUnderPointer(point)
      regroup(groups.find((each) => each.key === under))
    },
  }

  return (
    <li
      data-item={key}
      className="flex max-w-full items-center rounded-sheet border border-line-strong bg-paper focus-within:border-ink hover:border-ink"
    >
      <MoveHandle
        item={key}
        index={index}
        count={group.skills.length}
        name={name}
        className="!w-6 pointer-coarse:!w-11 after:!inset-x-0"
        {...(groups.length > 1 ? { across } : {})}
      />
      <span className="inline-grid min-w-0 pointer-coarse:min-h-11 self-stretch">
        <span
          aria-hidden="true"
          className="invisible col-start-1 row-start-1 self-center truncate px-0.5 sm:text-[0.9375rem]"
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
      <RemoveButton item={key} name={name} className="!w-7 pointer-coarse:!w-11 after:!inset-x-0" />
    </li>
  )
}
