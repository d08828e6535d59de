import type { Span } from '../../text/span.ts'

const reach = 80
const small =
  '(?:(?:very )?basic|basics|beginners?|novice|elementary|rudimentary|limited|little|some|entry[- ]level)'
const grasp = '(?:knowledge|understanding|experience|exposure|skills?|level|grasp|user|familiarity)'
const familiar = '(?:familiar|familiarity|acquainted) with'

/** "Basic: Excel, SAP", or alone in the line above; "Beginner level:", "Familiar with:". */
const label = new RegExp(
  `[\\n;|][^\\p{L}\\n]*(?:${small}(?: ${grasp})?(?: (?:of|with|in|to))?|${familiar})[ \\t]*(?::|\\n)[^;:\\n]*$`,
  'iu',
)
/** "Basic knowledge of Excel", "some exposure to payroll and Excel", "familiar with Excel". */
const lead = new RegExp(
  `\\b(?:${small} (?:working )?${grasp} (?:of|with|in|to|using)|${familiar}) (?:(?:[^\\s,;:.]+ ){1,3}(?:and|or) )?$`,
  'i',
)
/** "Excel: beginner level", "Excel (familiar)", "Excel – little experience". */
const behind = new RegExp(
  `^ ?[:(–—-] ?(?:${small}(?: ${grasp})?(?: only)?|familiar) ?(?:$|[,;.)\\n])`,
  'i',
)

/** Whether a CV calls a skill little by a heading, an introduction or an answer, wherever its clause begins. */
export function isCalledLittle(text: string, { start, end }: Span): boolean {
  const from = Math.max(0, start - reach)
  const before = text.slice(from, start)
  return lead.test(before) || label.test(before) || behind.test(text.slice(end, end + reach))
}
