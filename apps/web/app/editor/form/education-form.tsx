import type { School } from '../state/edited-cv.ts'
import { AddButton } from './add-button.tsx'
import { ItemCard } from './item-card.tsx'
import { LineList } from './line-list.tsx'
import { SectionCard } from './section-card.tsx'
import { TextBox } from './text-box.tsx'

export function EducationForm({ schools }: { schools: readonly School[] }) {
  return (
    <SectionCard
      title="Education"
      tools={<AddButton label="Add education" action={{ type: 'add-school' }} />}
    >
      <ul>
        {schools.map(({ key, degree, institution, dates, details }, index) => (
          <ItemCard
            key={key}
            item={key}
            index={index}
            count={schools.length}
            name={[degree, institution].filter(Boolean).join(', ') || 'New education'}
          >
            <div className="mb-2 grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
              <TextBox
                field={`${key}.degree`}
                label="Degree"
                text={degree}
                className="sm:col-span-2"
              />
              <TextBox field={`${key}.institution`} label="Institution" text={institution} />
              <TextBox field={`${key}.dates`} label="Dates" text={dates} hint="2016 – 2019" />
            </div>
            <LineList
              owner={key}
              noun="Detail"
              hint="A grade, a thesis, a subject"
              lines={details}
            />
          </ItemCard>
        ))}
      </ul>
    </SectionCard>
  )
}
