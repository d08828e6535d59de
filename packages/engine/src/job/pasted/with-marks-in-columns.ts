import { holdsAny } from '../../text/patterns/holds-any.ts'

/**
 * "Able to keep records      E     A/I": a person specification whose columns came as wide blanks. What is
 * essential is put into a column, as which it is read; how it is judged asks for nothing and is left out.
 */
export function withMarksInColumns(given: string): string {
  const text = withDashesAsColumns(given)
  if (!holdsAny(text, columnMarks)) return text
  const lines = withoutMethods(text)
  if (!lines.includes('  ') || (lines.match(marked)?.length ?? 0) < fewestMarks) return lines
  return lines.replace(marked, '\t$1')
}

/** "Able to follow instructions - E - A/I": columns that came as dashes. */
function withDashesAsColumns(text: string): string {
  if ((text.match(dashed)?.length ?? 0) < fewestMarks) return text
  return text.replace(dashed, (_, mark: string) => `\t${upper(mark)}`).replace(headingsBySlash, '')
}

/** "E" of "e", as it is read. */
function upper(mark: string): string {
  return mark.length === 1 ? mark.toUpperCase() : mark
}

const columnMarks = ['|', '\t', '   ']
const fewestMarks = 3
/** How a criterion is judged, as a table has it in its last column. */
const method =
  '(?:AF|IV|[AITRCP]|CV|(?:Application|Interview|Test|Task|Certificate|Document|Reference|Presentation|Portfolio|Assessment|Exercise|Observation|Qualification)s?|App(?:lication)? forms?|App|Int|Selection process|Micro[- ]teach(?:ing)?|Document(?:ary)? (?:check|evidence)|(?:Written|Group|Practical|In-tray|Assessment) exercise|Assessment (?:cent(?:re|er)|day)|(?:Lesson|Teaching|Practical) obs(?:ervation)?|Work sample|Skills? tests?|Role[- ]play|Trial (?:shift|day))'
const methods = `${method}(?:(?: ?[/,&+;] ?| and | or )${method})*`
const mark = '(?:[ED]|Essential|Desirable|Yes|No|[✓✔xX])'
/** Behind the mark of a criterion, or where a table has one of three columns. */
const judged = new RegExp(
  String.raw`(?<=(?:\||\t| {3,})[ ]*${mark})(?:[ ]*\||[ ]*\t| {2,})[ \t]*${methods}[ \t]*\|?[ \t]*$`,
  'gimu',
)

function withoutMethods(text: string): string {
  if (!heads.test(text) && !text.includes('/I')) return text
  return (text.match(judged)?.length ?? 0) < fewestMarks
    ? text
    : text.replace(crowded, '   $1').replace(judged, '').replace(headings, '')
}

/** A criterion so long that it leaves one blank before its mark: "Expert user of Illustrator and Photoshop E     Test". */
const crowded = new RegExp(String.raw`(?<=\S) ([ED])(?= {2,}${methods}[ \t]*$)`, 'gm')

/** "Criterion | Essential/Desirable | Assessed by", over the columns. */
const headings =
  /^[ \t|]*(?:criteri(?:on|a)|attributes?|requirements?|factors?|areas?|competenc(?:y|ies))\b[^\n.]{0,24}(?:\||\t| {3,})[^\n]*(?:assess|measur|evidenc|identif|judg|test|method|how)[^\n]*$/gim

/** What such a column is headed by. */
const heads =
  /\b(?:assessed|measured|evidenced|identified|judged|tested|demonstrated|how)\b|\b(?:method|means|source|stage)s? of (?:assessment|evidence)|\bassessment (?:method|criteria)/im

const marked =
  /(?<=\S)(?: {3,}|[ ]*\t[ \t]*)([ED]|Essential|Desirable)(?: {2,}(?:[AITRCP](?: ?[/,&+] ?[AITRCP])*|(?:Application|Interview|Test|Certificates?|References?)(?: ?[/,&+] ?(?:Application|Interview|Test|Certificates?|References?))*))?[ \t]*$/gm

const dashed = new RegExp(
  String.raw`(?<=\S)[ \t]+[-–—][ \t]+([ED]|Essential|Desirable)(?:[ \t]+[-–—][ \t]+${methods})?[ \t]*$`,
  'gim',
)
/** "Criteria / Essential / Desirable / How assessed". */
const headingsBySlash =
  /^[ \t]*(?:criteri(?:on|a)|attributes?|requirements?|factors?)[ \t]*[/–—-][ \t]*(?:essential|desirable|E\b)[^\n]*$/gim
