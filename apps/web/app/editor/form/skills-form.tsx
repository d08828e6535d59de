import type { SkillGroup } from '../state/edited-cv.ts'
import { AddButton } from './add-button.tsx'
import { SectionCard } from './section-card.tsx'
import { SkillGroupForm } from './skill-group-form.tsx'

/** Skills in the groups that the CV puts them in; most have one, which needs no name. */
export function SkillsForm({ groups }: { groups: readonly SkillGroup[] }) {
  return (
    <SectionCard
      title="Skills"
      tools={<AddButton label="Add group" action={{ type: 'add-skill-group' }} />}
    >
      <ul>
        {groups.map((group, index) => (
          <SkillGroupForm key={group.key} group={group} index={index} groups={groups} />
        ))}
      </ul>
    </SectionCard>
  )
}
