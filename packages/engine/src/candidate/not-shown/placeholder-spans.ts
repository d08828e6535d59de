import { eachSpan } from '../../text/patterns/each-match.ts'
import type { Span } from '../../text/span.ts'

/** "[What you did with SAP PM]", "[how well: basic or fluent]", "[Led, trained, supervised …]": it asks, and tells nothing. */
const asking = /\[(?=[^[\]\n]{0,80}(?:…|\b(?:wh(?:at|om|ere|en|ich)|how|you)))[^[\]\n]{1,80}\]/gi

/** What waits in square brackets to be filled in. Brackets that tell something, like "[2019, remote]", count. */
export function placeholderSpans(text: string): Span[] {
  if (!text.includes('[')) return []
  return eachSpan(text, asking)
}
