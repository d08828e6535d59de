import type { OwnSection } from '../state/edited-cv.ts'
import { AddButton } from './add-button.tsx'
import { ItemCard } from './item-card.tsx'
import { LineList } from './line-list.tsx'
import { SectionCard } from './section-card.tsx'
import { TextBox } from './text-box.tsx'

/** Certifications, languages, projects: whatever else the person's CV has. */
export function OwnSectionsForm({ sections }: { sections: readonly OwnSection[] }) {
  return (
    <SectionCard
      title="Your own sections"
      tools={<AddButton label="Add section" action={{ type: 'add-section' }} />}
    >
      {sections.length === 0 && (
        <p className="text-sm text-quiet">
          Certifications, languages, projects, volunteering: add what speaks for you.
        </p>
      )}
      <ul>
        {sections.map(({ key, heading, items }, index) => (
          <ItemCard
            key={key}
            item={key}
            index={index}
            count={sections.length}
            name={heading || 'New section'}
          >
            <TextBox
              field={`${key}.heading`}
              label="Heading"
              text={heading}
              className="mb-2 max-w-xs"
            />
            <LineList owner={key} noun="Item" hint="One thing a line" lines={items} />
          </ItemCard>
        ))}
      </ul>
    </SectionCard>
  )
}
