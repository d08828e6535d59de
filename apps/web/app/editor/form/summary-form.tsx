import { LineNotes } from './line-notes.tsx'
import { SectionCard } from './section-card.tsx'
import { TextArea } from './text-box.tsx'

export function SummaryForm({ summary }: { summary: string }) {
  return (
    <SectionCard title="Summary">
      <TextArea
        field="summary"
        label="Summary"
        isLabelHidden
        text={summary}
        most={8000}
        hint="Two or three sentences: what you do, where, and what you are known for."
      />
      <LineNotes field="summary" />
    </SectionCard>
  )
}
