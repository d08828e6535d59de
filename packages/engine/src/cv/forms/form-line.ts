import { type FormLabel, firstWordsOfLabels, formLabelOf } from '../lexicon/form-labels.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { foldedPhrase } from '../words/fold.ts'
import { likely, titleWeight } from '../words/weigh-words.ts'
import { opensWithWord } from './opens-with-word.ts'

/** A line that opens with a label: "Company : Hill Ltd", "company - Hill Ltd", "Role          Tester". */
export interface FormLine {
  readonly label: FormLabel
  /** The label's words, folded. */
  readonly name: string
  /** Where the value begins; the line's end where the label stands alone. */
  readonly from: number
}

const longestLabel = 72
/** What parts a label from its value, or a label alone on its line. */
const labelled =
  /^(\p{L}[\p{L} &/()’',.]{1,64}?)\s?(?:[#№]?\s?\d{1,2}|\([^()]{2,16}\))?(?:\s*[:：]+[-–—]?\s*|\s+[-–—]+\s+|\s+[-–—]$|\t\s*|\s{2,}|$)/u
const mayBeLabelled = /[:：\t]|\s[-–—]|\s\s|^\P{Ll}?[\p{L} &/()]{3,48}$/u
/** "Role Network Engineer", where a table lost its columns. */
const bareTitle = /^(?:Role|Designation|Position)\s(?=\p{Lu})/u

/** What a line of a form is labelled as, or null where it opens with no label. */
export function formLineOf(line: CvLine): FormLine | null {
  if (!mayOpenWithLabel(line.text, 0)) return null
  const start = line.text.slice(0, longestLabel)
  if (!mayBeLabelled.test(start)) return titledLine(line)
  const match = labelled.exec(start)
  const name = match?.[1] ? foldedPhrase(match[1]) : ''
  const label = formLabelOf(name)
  if (!match || !label) return titledLine(line)
  const isAlone = match[0].length === line.text.length
  const isMarked = /[:：\t–—-]|\s\s/u.test(match[0].slice(name.length))
  if (isAlone && !isMarked && label !== 'description') return null
  return { label, name, from: line.start + match[0].length }
}

/** What stands behind a label, as a line of its own. */
export function behindLabel(line: CvLine, { from }: FormLine): CvLine {
  return { ...line, start: from, text: line.text.slice(from - line.start) }
}

const mayOpenWithLabel = opensWithWord(firstWordsOfLabels)

function titledLine({ text, start }: CvLine): FormLine | null {
  const match = text.length < 60 ? bareTitle.exec(text) : null
  if (!match || titleWeight(text.slice(match[0].length)) < likely) return null
  return { label: 'title', name: match[0].trim().toLowerCase(), from: start + match[0].length }
}
