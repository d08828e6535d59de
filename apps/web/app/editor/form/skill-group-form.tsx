import { useState } from 'react'
import { fieldId, useEditorTools } from '../editor-context.ts'
import type { SkillGroup } from '../state/edited-cv.ts'
import { MoveHandle } from './move-handle.tsx'
import { NewSkill } from './new-skill.tsx'
import { RemoveButton } from './remove-button.tsx'
import { SkillChip } from './skill-chip.tsx'

interface SkillGroupFormProps {
  readonly group: SkillGroup
  readonly index: number
  readonly groups: readonly SkillGroup[]
}

export function SkillGroupForm({ group, index, groups }: SkillGroupFormProps) {
  const { key, label, skills } = group
  // Its box must not vanish under the cursor of somebody who empties it.
  const [hadLabel] = useState(label !== '')
  const isNamed = groups.length > 1 || label !== '' || hadLabel
  return (
    <li
      data-item={key}
      data-skill-group={key}
      className="border-t border-line bg-sheet py-4 first:border-t-0 first:pt-0 last:pb-0"
    >
      {isNamed && <GroupLabel group={group} index={index} count={groups.length} />}
      {skills.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-2">
          {skills.map((skill, at) => (
            <SkillChip key={skill.key} skill={skill} index={at} group={group} groups={groups} />
          ))}
        </ul>
      )}
      <NewSkill group={group} />
    </li>
  )
}

interface GroupLabelProps {
  readonly group: SkillGroup
  readonly index: number
  readonly count: number
}

function GroupLabel({ group: { key, label }, index, count }: GroupLabelProps) {
  const { dispatch } = useEditorTools()
  const name = label || `Group ${index + 1}`
  const field = `${key}.label`
  return (
    <div className="-mx-2 mb-2 flex items-center">
      <MoveHandle item={key} index={index} count={count} name={name} />
      <input
        id={fieldId(field)}
        aria-label={`Name of group ${index + 1}`}
        value={label}
        maxLength={120}
        placeholder="Name of the group, if any"
        autoComplete="off"
        onChange={(event) => dispatch({ type: 'write', field, text: event.target.value })}
        onBlur={() => dispatch({ type: 'pause' })}
        className="min-h-9 pointer-coarse:min-h-11 w-full min-w-0 max-w-xs rounded-sheet border border-transparent bg-transparent px-2 text-base font-medium placeholder:font-normal placeholder:text-quiet hover:border-line-strong focus:border-line-strong sm:text-[0.9375rem]"
      />
      <span className="grow" />
      <RemoveButton item={key} name={name} />
    </div>
  )
}
