import { formatDate } from '../prose/format-date.ts'
import type { ArticleSummary } from './article.ts'

/** When it was written and how long it takes. */
export function ArticleFacts({ article: { date, minutes } }: { article: ArticleSummary }) {
  return (
    <p className="text-sm text-quiet">
      <time dateTime={date}>{formatDate(date)}</time> · {minutes} min read
    </p>
  )
}
