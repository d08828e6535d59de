import { memo } from 'react'
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
        {roles.map((role, index) => (
          <RoleCard key={role.key} role={role} index={index} count={roles.length} />
        ))}
      </ul>
    </SectionCard>
  )
}

interface RoleCardProps {
  readonly role: Role
  readonly index: number
  readonly count: number
}

const RoleCard = memo(Card)

function Card({ role, index, count }: RoleCardProps) {
  const { key, title, company, dates, bullets } = role
  return (
    <ItemCard
      item={key}
      index={index}
      count={count}
      name={[title, company].filter(Boolean).join(', ') || 'New role'}
    >
      <div className="mb-3 grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <TextBox field={`${key}.title`} label="Title" text={title} className="sm:col-span-2" />
        <TextBox field={`${key}.company`} label="Company" text={company} />
        <TextBox field={`${key}.dates`} label="Dates" text={dates} hint="Mar 2021 – Present" />
      </div>
      <LineNotes field={`${key}.title`} />
      <LineNotes field={`${key}.dates`} />
      <LineList
        owner={key}
        noun="Bullet"
        hint="What you did, and what came of it"
        lines={bullets}
      />
    </ItemCard>
  )
}
