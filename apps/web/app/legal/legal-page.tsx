import { formatDate } from '../prose/format-date.ts'
import { LongText } from '../prose/long-text.tsx'
import type { LegalText } from './legal-text.ts'

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <LongText title={text.title} text={text}>
      <p className="mt-5 text-sm text-quiet">
        Last changed on <time dateTime={text.date}>{formatDate(text.date)}</time>
      </p>
    </LongText>
  )
}
