import type { Span } from '../../text/span.ts'
import { titleLead } from '../lexicon/head-words.ts'

/** A title without what goes before it in its line: "Vacancy: Customs Declarant". */
export function withoutTitleLead(text: string, { start, end }: Span): Span {
  let to = end
  while (to > start && /\s/.test(text.charAt(to - 1))) to -= 1
  const lead = titleLead.exec(text.slice(start, to))
  return { start: start + (lead?.[0].length ?? 0), end: to }
}
