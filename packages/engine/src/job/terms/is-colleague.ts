import { titleHeads } from '../../cv/lexicon/title-words.ts'
import type { Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'

/** "Work with the educational psychologist and speech therapists": people beside one are nothing to know or have. */
export function isColleague(text: string, { start }: Span, last: Token | undefined): boolean {
  if (!last || !(titleHeads.has(last.word) || titleHeads.has(last.base))) return false
  return beside.test(text.slice(Math.max(0, start - lettersBefore), start))
}

const lettersBefore = 80
const beside =
  /\b(?:(?:work|liais|collaborat|partner|communicat|coordinat|consult|deal|speak|engag)\p{L}* (?:closely |directly |effectively |side by side )*with|alongside|report(?:s|ing)? to|assist(?:s|ing)?|support(?:s|ing)?) [^.;:\n]*$/iu
