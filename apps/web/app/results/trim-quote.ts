/** What a CV says without the marks that a quote of it would begin or end with: of ", PMP" "PMP". */
export function trimQuote(quote: string): string {
  return quote.replace(opening, '').replace(closing, '') || quote
}

const opening = /^[\s,;:|)]{1,9}/
const closing = /[\s,;:|(]{1,9}$/

/** Whether a sentence quotes it already, but for the mark at its end and where its lines break. */
export function isQuotedIn(text: string, quote: string): boolean {
  return text.includes(trimQuote(quote).replace(/\s+/g, ' ').replace(/\.$/, ''))
}
