import { isPlainLetter } from '../../text/letters/character-kinds.ts'
import { type FormLabel, formLabels } from '../lexicon/form-labels.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { foldedPhrase } from '../words/fold.ts'
import { likely, titleWeight } from '../words/weigh-words.ts'

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
  /^(\p{L}[\p{L} &/()’'.]{1,64}?)\s?(?:[#№]?\s?\d{1,2}|\([^()]{2,16}\))?(?:\s*[:：]+[-–—]?\s*|\s+[-–—]+\s+|\s+[-–—]$|\t\s*|\s{2,}|$)/u
const mayBeLabelled = /[:：\t]|\s[-–—]|\s\s|^\P{Ll}?[\p{L} &/()]{3,48}$/u
/** "Role Network Engineer", where a table lost its columns. */
const bareTitle = /^(?:Role|Designation|Position)\s(?=\p{Lu})/u

/** What a line of a form is labelled as, or null where it opens with no label. */
export function formLineOf(line: CvLine): FormLine | null {
  if (!mayOpenWithLabel(line.text)) return null
  const start = line.text.slice(0, longestLabel)
  if (!mayBeLabelled.test(start)) return titledLine(line)
  const match = labelled.exec(start)
  const name = match?.[1] ? foldedPhrase(match[1]) : ''
  const label = formLabels.get(name)
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

const firstWords: ReadonlySet<string> = new Set(
  [...formLabels.keys()].map((name) => name.split(' ')[0] ?? ''),
)
/** Of each three letters 1 where a label begins so: that sends most lines away at once. */
const beginnings = new Uint8Array(32 ** 3)
for (const word of firstWords) {
  const at = beginningOf(word)
  beginnings.fill(1, at, word.length > 2 ? at + 1 : at + 32)
}

/** Most lines begin with a word that no label begins with. */
function mayOpenWithLabel(text: string): boolean {
  const isPlain = text.charCodeAt(0) < 128 && text.charCodeAt(1) < 128 && text.charCodeAt(2) < 128
  if (isPlain && beginnings[beginningOf(text)] !== 1) return false
  let end = 0
  while (end < text.length && isPlainLetter(text.charCodeAt(end))) end += 1
  if (text.charCodeAt(end) > 127) return true
  return end > 1 && firstWords.has(text.slice(0, end).toLowerCase())
}

function beginningOf(text: string): number {
  const [first, second, third] = [text.charCodeAt(0), text.charCodeAt(1), text.charCodeAt(2)]
  return ((first & 31) << 10) | ((second & 31) << 5) | (third & 31)
}

function titledLine({ text, start }: CvLine): FormLine | null {
  const match = text.length < 60 ? bareTitle.exec(text) : null
  if (!match || titleWeight(text.slice(match[0].length)) < likely) return null
  return { label: 'title', name: match[0].trim().toLowerCase(), from: start + match[0].length }
}
