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
/** "Advanced Excel" is one name, whatever stands before it. */
const isMuch = /^(?:advanced|expert|proficient|strong)\b/i
/** What is listed before the skill behind one introduction: "SAP, ", "payroll and ". */
const listed = '(?:[^\\s,;:./]+(?: [^\\s,;:./]+){0,2}(?:, (?:and |or )?|/| and | or ))*'
/** "Six weeks' induction in MRI", "brief introduction to SAP": who was shown a thing has not done it yet. */
const shownIt =
  "(?:(?:day|week|month)s?['’]?|short|brief) (?:induction|introduction|observation|shadowing|taster)|weeks"
/** "Basic knowledge of Excel", "some exposure to payroll and Excel", "familiar with SAP, Excel"; "sat in for the team leader". */
const lead = new RegExp(
  `\\b(?:(?:${small} (?:working )?${grasp}|${shownIt}) (?:of|with|in|to|using)|${familiar}|(?:in|cover\\w*) for (?:the|my)) ${listed}$`,
  'i',
)
/** "Learning Excel": nothing before it, and no "learning support". */
const learning = /(?:^|[\n;|,(])\W*learning $/i
const ofLearning =
  /^(?:support|disab|difficult|need|manag|develop|design|tech|environment|mentor|resourc|cent|outcome|and)/i
/** "Excel: beginner level", "Excel (familiar)", "Excel – little experience", "Excel (learning)", "Kubernetes (home lab)". */
const behind = new RegExp(
  `^ ?[:(,–—-] ?(?:${small}(?: ${grasp})?|familiar|learning|observing|course|in progress|home ?lab)(?: only)? ?(?:$|[,;.)\\n])`,
  'i',
)
/** "Excel ●●○○○", "Excel: 2/5", "Excel 30 %", as templates draw how well somebody knows it. */
const marks =
  /^[ \t]{0,20}[:(–—-]?[ \t]{0,20}(?:([●★■◆⬤•✦]+)([○☆□◇◯✧]+)|(\d)\/(5|10)|(\d\d) ?%)(?=[ \t]*(?:$|[,;|)/\n]))/u
/** "Shared with the payroll team", "made by the pastry chef": others do it. */
const byOthers = /\b(?:by|with|to|from|our) (?:the |our |an? )?$/i
const others =
  /^(?:['’]s| (?:team|colleague|agency|department|chef|engineer|developer|specialist)s?)\b/i

/** Up to this share of all marks it is little. */
const littleOfMarks = 0.4

/** Whether a CV calls a skill little by a heading, an introduction or an answer, wherever its clause begins. */
export function isCalledLittle(text: string, { start, end }: Span): boolean {
  if (isMuch.test(text.slice(start, end))) return false
  const from = Math.max(0, start - reach)
  const before = text.slice(from, start)
  return (
    lead.test(before) ||
    label.test(before) ||
    (learning.test(before) && !ofLearning.test(text.slice(start, end))) ||
    behind.test(text.slice(end, end + reach)) ||
    (byOthers.test(before) && others.test(text.slice(end, end + reach)))
  )
}

/** Whether the marks behind a skill in a list are few. */
export function isMarkedLow(text: string, { end }: Span): boolean {
  const [, full, empty, grade, of, percent] = marks.exec(text.slice(end, end + reach)) ?? []
  if (full && empty) return full.length / (full.length + empty.length) <= littleOfMarks
  if (grade) return Number(grade) / Number(of) <= littleOfMarks
  return percent !== undefined && Number(percent) / 100 <= littleOfMarks
}
