import type { EditedCv } from '../state/edited-cv.ts'
import { LineList } from './line-list.tsx'
import { SectionCard } from './section-card.tsx'
import { TextBox } from './text-box.tsx'

export function HeaderForm({ header }: { header: EditedCv['header'] }) {
  const { name, headline, email, phone, location, links } = header
  return (
    <SectionCard title="Header">
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <TextBox field="header.name" label="Name" text={name} />
        <TextBox
          field="header.headline"
          label="Line under the name"
          text={headline}
          hint="Your profession, if you like"
        />
        <TextBox field="header.email" label="Email" text={email} />
        <TextBox field="header.phone" label="Phone" text={phone} />
        <TextBox field="header.location" label="Location" text={location} />
      </div>
      <div className="mt-3">
        <LineList owner="links" noun="Link" hint="linkedin.com/in/…" lines={links} />
      </div>
    </SectionCard>
  )
}
