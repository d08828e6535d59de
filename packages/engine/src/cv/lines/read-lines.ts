import { isPlainLetter } from '../../text/letters/character-kinds.ts'
import type { LayoutLine, Span } from '../cv.ts'
import { lineBreaks } from './line-breaks.ts'

/** A line that holds words. `start` and `end` enclose them without indent and bullet. */
export interface CvLine {
  readonly index: number
  readonly start: number
  readonly end: number
  readonly text: string
  /** Columns before the words, a tab counting as four; a bullet counts as space. */
  readonly indent: number
  readonly bullet: boolean
  readonly numbered: boolean
  /** Depth of a Markdown heading, 0 where the line is none. */
  readonly hashes: number
  /** Empty lines or drawn rules above; in a text of double spacing, those beyond it. */
  readonly gap: number
  /** Set in bold by the layout, or between Markdown's stars. */
  readonly bold: boolean
  readonly fontSize: number
  /** Points from the left edge of the page; 0 where no layout tells. */
  readonly x: number
  /** The file itself calls the line a heading. */
  readonly isTitled: boolean
  /** Whether it was wrapped, where its page tells. */
  readonly isFull: boolean | undefined
  /** The rest of a line whose beginning names a role. */
  readonly isTelling?: boolean
  /** It names a post and an employer, whatever its words are. */
  readonly isHead?: boolean
  /** What stands around the line tells that it names an employer. */
  readonly isEmployer?: boolean
  /** It stands in a list that tells of the role above. */
  readonly isTold?: boolean
  /** Full stops part its names: where in it the employer stands, and the post, if it names one. */
  readonly stopped?: { readonly company: Span; readonly title: Span | null }
}

const bulletGlyph =
  /^(?:[•●○◦▪■□▫‣⁃∙➢➤►▶▸→✓✔✗✦★☆◆◇❖»›«¤¨·\ue000-\uf8ff]{1,2}|[-–—−*+o§?](?=[ \t\u00a0])|[-–—](?=\p{L})|\*(?=[^\s*][^*]*$))[ \t\u00a0]*/u
const numberMark = /^\(?(?:\d{1,2}|[ivxIVX]{1,4})[.)][ \t\u00a0]+(?=\D)/
const hashMark = /^(#{1,6})[ \t]+/

/** Thirty pages and more. What comes after is kept as it stands, so that no text takes long to read. */
const mostLines = 1500

/** Cuts a text into lines with words, keeping where each stands. Tables' and Markdown's marks are no words. */
export function readLines(text: string, layout: readonly LayoutLine[] = []): CvLine[] {
  const lines: CvLine[] = []
  const style = styleReader(layout)
  let gap = 0
  let isAfterPage = false
  for (const [from, to] of lineBreaks(text)) {
    if (lines.length === mostLines) break
    const raw = text.slice(from, to)
    if (!isPlainLetter(raw.charCodeAt(0)) && !/[\p{L}\p{N}]/u.test(raw)) {
      if (!isAfterPage) gap++
      continue
    }
    isAfterPage = raw.length <= longestPageNumber && pageNumber.test(raw)
    if (isAfterPage) {
      gap = 0
      continue
    }
    const { length, indent, bullet, numbered, hashes } = marksOf(raw)
    const start = from + length
    const end = from + raw.trimEnd().length
    const words = text.slice(start, end)
    const isStarred = isMark(words.charCodeAt(0)) && /^(\*\*|__).+\1:?$/.test(words)
    const look = style(start)
    lines.push({
      index: lines.length,
      start,
      end,
      text: words,
      gap,
      indent,
      bullet: bullet || look.kind === 'bullet',
      numbered,
      hashes,
      bold: look.bold || isStarred,
      fontSize: look.fontSize,
      x: look.x,
      isTitled: look.kind === 'heading',
      isFull: look.isFull,
    })
    gap = 0
  }
  return isDoubleSpaced(lines) ? lines.map(narrowed) : lines
}

/** "Page 2", "2 of 3", "Seite 1 von 2": where a page ended, the text goes on. */
const pageNumber =
  /^\W*(?:(?:page|seite|página|pagina|strona|side)\s+\d{1,2}(?:\s*(?:of|von|de|sur|di|\/)\s*\d{1,2})?|\d{1,2} (?:of|von) \d{1,2})\W*$/iu
const longestPageNumber = 24

const fewestLines = 5

/** An empty line under every line parts nothing. */
function isDoubleSpaced(lines: readonly CvLine[]): boolean {
  return lines.length >= fewestLines && lines.every(({ gap }, at) => at === 0 || gap > 0)
}

function narrowed(line: CvLine): CvLine {
  return line.gap > 0 ? { ...line, gap: line.gap - 1 } : line
}

/** A star or a low line. */
function isMark(code: number): boolean {
  return code === 42 || code === 95
}

interface LineMarks {
  readonly length: number
  readonly indent: number
  readonly bullet: boolean
  readonly numbered: boolean
  readonly hashes: number
}

const noMarks: LineMarks = { length: 0, indent: 0, bullet: false, numbered: false, hashes: 0 }
/** A letter that is no list mark and no Roman number: most lines begin so. */
const beginsWithWord = /^[a-hj-np-uwyzA-HJ-UWYZ]/

function marksOf(raw: string): LineMarks {
  if (beginsWithWord.test(raw)) return noMarks
  let at = raw.length - raw.trimStart().length
  const hashes = hashMark.exec(raw.slice(at, at + 10))
  if (hashes) at += hashes[0].length
  const bullet = bulletGlyph.exec(raw.slice(at, at + 240))
  if (bullet) at += bullet[0].length
  const number = numberMark.exec(raw.slice(at, at + 12))
  if (number) at += number[0].length
  at += raw.slice(at).length - raw.slice(at).trimStart().length
  return {
    length: at,
    indent: columns(raw.slice(0, at)),
    bullet: bullet !== null && hashes === null && !raw.trimEnd().endsWith(bullet[0].trim()),
    numbered: number !== null,
    hashes: hashes?.[1]?.length ?? 0,
  }
}

function columns(blank: string): number {
  return blank.includes('\t') ? blank.length + 3 * (blank.split('\t').length - 1) : blank.length
}

type LineLook = Pick<LayoutLine, 'bold' | 'fontSize' | 'x' | 'kind' | 'isFull'>
const noLook: LineLook = { bold: false, fontSize: 0, x: 0 }

/** Asks for rising offsets only, so that the layout is walked once. */
function styleReader(layout: readonly LayoutLine[]) {
  const sorted = layout.toSorted((a, b) => a.offset - b.offset)
  let at = 0
  return (start: number): LineLook => {
    while (at < sorted.length && endOf(sorted[at]) <= start) at++
    const line = sorted[at]
    return line !== undefined && line.offset <= start && start < endOf(line) ? line : noLook
  }
}

function endOf(line: LayoutLine | undefined): number {
  return line ? line.offset + line.length : 0
}
