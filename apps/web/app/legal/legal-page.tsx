import { formatDate } from '../prose/format-date.ts'
import { Prose } from '../prose/prose.tsx'
import { Page } from '../ui/page.tsx'
import type { LegalText } from './legal-text.ts'

export function LegalPage({ text: { title, date, html } }: { text: LegalText }) {
  return (
    <Page width="text">
      <h1>
        <span className="marked draws">{title}</span>
      </h1>
      <p className="mt-5 text-sm text-quiet">
        Last changed on <time dateTime={date}>{formatDate(date)}</time>
      </p>
      <Prose html={html} />
    </Page>
  )
}
