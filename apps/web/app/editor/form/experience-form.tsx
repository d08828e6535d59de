import type { Role } from '../state/edited-cv.ts'
import { AddButton } from './add-button.tsx'
import { ItemCard } from './item-card.tsx'
import { LineList } from './line-list.tsx'
import { LineNotes } from './line-notes.tsx'
import { SectionCard } from './section-card.tsx'
import { TextBox } from './text-box.tsx'

export function ExperienceForm({ roles }: { roles: readonly Role[] }) {
  return (
    <SectionCard
      title="Experience"
      tools={<AddButton label="Add role" action={{ type: 'add-role' }} />}
    >
      <ul>
        {roles.map(({ key, title, company, dates, bullets }, index) => (
          <ItemCard
            key={key}
            item={key}
            index={index}
            count={roles.length}
            name={[title, company].filter(Boolean).join(', ') || 'New role'}
          >
            <div className="mb-3 grid gap-x-4 gap-y-3 sm:grid-cols-[1fr_11rem]">
              <TextBox
                field={`${key}.title`}
                label="Title"
                text={title}
                className="sm:col-span-2"
              />
              <TextBox field={`${key}.company`} label="Company" text={company} />
              <TextBox
                field={`${key}.dates`}
                label="Dates"
                text={dates}
                hint="Mar 2021 – Present"
              />
            </div>
            <LineNotes field={`${key}.title`} />
            <LineList
              owner={key}
              noun="Bullet"
              hint="What you did, and what came of it"
              lines={bullets}
            />
          </ItemCard>
        ))}
      </ul>
    </SectionCard>
  )
}
