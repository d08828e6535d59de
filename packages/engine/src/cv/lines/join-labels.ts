import { isDigit } from '../../text/letters/character-kinds.ts'
import { opensWithWord } from '../forms/opens-with-word.ts'
import { type BlankLabel, blankLabels } from '../lexicon/blank-labels.ts'
import { firstWordsOfLabels, formLabelOf } from '../lexicon/form-labels.ts'
import { nameHeading } from '../sections/name-heading.ts'
import { foldedPhrase } from '../words/fold.ts'

/** A label that stands alone on its line, and what stands below it. */
interface Blank {
  readonly label: BlankLabel
  /** Where the label's words end. */
  readonly end: number
  /** Where its value begins; where the label's line ends if there is none. */
  readonly value: number
  readonly isFilled: boolean
}

/** Labels of which a role or a school cannot do without some, and that stand alone in no other text. */
const telling: ReadonlySet<BlankLabel> = new Set([
  'title',
  'company',
  'client',
  'dates',
  'until',
  'school',
  'degree',
])
const fewestKinds = 3
const fewestBlanks = 5

/**
 * "Job title" over "Staff Nurse", as forms and sites are copied, becomes "Job title:Staff Nurse", letter by letter as
 * long as it was: from there on it is a form like any other. Only a text that is a form throughout is changed.
 */
export function joinLabels(text: string): string {
  const blanks = blanksIn(text)
  if (!isForm(blanks)) return text
  let joined = ''
  let from = 0
  for (const { end, value } of blanks) {
    if (value === end) continue
    joined += `${text.slice(from, end)}:${thinBlank.repeat(value - end - 1)}`
    from = value
  }
  return joined + text.slice(from)
}

/** A blank of which several part no columns. */
const thinBlank = '\u2009'

function isForm(blanks: readonly Blank[]): boolean {
  if (blanks.length < fewestBlanks) return false
  const filled = blanks.filter(({ isFilled, label }) => isFilled && telling.has(label))
  return new Set(filled.map(({ label }) => label)).size >= fewestKinds
}

const longestLabel = 90
/** What stands behind a label's words: a sign, or that and how the blank is to be filled in. */
const marks =
  /(?:[ \t*:：?]|\((?:required|optional|mandatory|if [^()]{3,40}|[dmy]{1,4}[/ .-][^()]{1,12})\))+$/iu
const wordsOfLabel = /^\p{L}[\p{L}\d &/,()’'.-]*$/u
const mayBeLabel = opensWithWord([...firstWordsOfLabels, ...[...blankLabels.keys()].map(firstWord)])
const mayTell = opensWithWord(
  [...blankLabels].flatMap(([name, label]) => (telling.has(label) ? firstWord(name) : [])),
)

function firstWord(name: string): string {
  return name.split(' ', 1).join('')
}

function blanksIn(text: string): Blank[] {
  const telling = linesOf(text, mayTell)
  if (telling.length < fewestKinds) return []
  return linesOf(text, mayBeLabel).flatMap((start) => {
    const end = endOfLine(text, start)
    const own = labelAt(text, start, end)
    return own ? [{ ...own, ...valueBelow(text, own.label, end) }] : []
  })
}

/** Where lines begin that look like a label: most texts have few, and are no form. */
function linesOf(text: string, opens: typeof mayBeLabel): number[] {
  const starts: number[] = []
  for (let start = 0; start < text.length; ) {
    const end = endOfLine(text, start)
    if (looksLikeLabel(text, start, end) && opens(text, start)) starts.push(start)
    start = end + 1
  }
  return starts
}

/** By its length and its last sign. */
function looksLikeLabel(text: string, start: number, end: number): boolean {
  if (end - start > longestLabel || end - start < 2) return false
  const last = text.charCodeAt(end - 1)
  return !isDigit(last) && last !== fullStop
}

const fullStop = 46

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start)
  return end < 0 ? text.length : end
}

function labelAt(text: string, start: number, end: number): Pick<Blank, 'label' | 'end'> | null {
  if (!looksLikeLabel(text, start, end) || !mayBeLabel(text, start)) return null
  const words = text.slice(start, end).replace(marks, '')
  if (!wordsOfLabel.test(words)) return null
  const name = foldedPhrase(words)
  const label = blankLabels.get(name) ?? formLabelOf(name)
  return label ? { label, end: start + words.length } : null
}

const mostEmpty = 2

/** What was done may be told in many lines, which stay below their label. */
function valueBelow(
  text: string,
  label: BlankLabel,
  lineEnd: number,
): Pick<Blank, 'value' | 'isFilled'> {
  let start = lineEnd + 1
  let empty = 0
  while (empty <= mostEmpty && isBlank(text.slice(start, endOfLine(text, start)))) {
    start = endOfLine(text, start) + 1
    empty += 1
  }
  const below = text.slice(start, endOfLine(text, start))
  const isFilled = start < text.length && mayBeValue(text, start, empty)
  if (isFilled && label !== 'description')
    return { value: start + below.length - below.trimStart().length, isFilled }
  return { value: lineEnd, isFilled }
}

function isBlank(words: string): boolean {
  return words.trim() === ''
}

const listed = /^\s*(?:[-–—*•●▪■◦‣·➢➤✓]|\d{1,2}[.)]\s)/u

function mayBeValue(text: string, start: number, empty: number): boolean {
  const end = endOfLine(text, start)
  const words = text.slice(start, end)
  if (listed.test(words) || labelAt(text, start, end)) return false
  return empty === 0 || nameHeading(words)?.certainty !== 'sure'
}
