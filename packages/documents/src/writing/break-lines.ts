interface Words {
  readonly text: string
}

/** A stretch of one run on one line. */
export interface Fragment<Run> {
  readonly run: Run
  readonly text: string
  readonly width: number
}

export interface TextLine<Run> {
  readonly fragments: readonly Fragment<Run>[]
  /** Without the space it ends in. */
  readonly width: number
}

type MeasureRun<Run> = (text: string, run: Run) => number

/** Letters that are words by themselves. */
const ideographs = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`

/** After white space, after a hyphen or dash inside a word, and between ideographs. */
const opportunity = new RegExp(
  String.raw`\s+|(?<=\p{L})[-–—]+(?=\p{L})|(?<=[${ideographs}，。、；：）])(?=[${ideographs}（])`,
  'gu',
)

/** Breaks runs into lines of a width, at spaces and hyphens; a word that is wider is cut where it must be. */
export function breakLines<Run extends Words>(
  runs: readonly Run[],
  width: number,
  measure: MeasureRun<Run>,
): readonly TextLine<Run>[] {
  const text = runs.map((run) => run.text).join('')
  const measureRange = (from: number, to: number) =>
    cut(runs, from, to).reduce((sum, [run, words]) => sum + measure(words, run), 0)
  const lines: [number, number][] = []
  let from = 0
  let filled = 0
  for (const [start, end] of chunks(text)) {
    const bare = start + text.slice(start, end).trimEnd().length
    const word = measureRange(start, bare)
    if (start > from && filled + word > width) {
      lines.push([from, start])
      from = start
      filled = 0
    }
    for (const stop of word > width ? cutWord(text, [start, bare], { width, measureRange }) : []) {
      lines.push([from, stop])
      from = stop
    }
    filled += measureRange(Math.max(from, start), end)
  }
  lines.push([from, text.length])
  return lines.map(([start, end]) => toLine(cut(runs, start, end), measure))
}

/** The text between opportunities; each chunk carries the space after it. */
function* chunks(text: string): Generator<readonly [number, number]> {
  let from = 0
  for (const match of text.matchAll(opportunity)) {
    const end = match.index + match[0].length
    yield [from, end]
    from = end
  }
  if (from < text.length) yield [from, text.length]
}

interface Room {
  readonly width: number
  readonly measureRange: (from: number, to: number) => number
}

/** Where a word is cut that is wider than a line. */
function cutWord(
  text: string,
  [from, to]: readonly [number, number],
  { width, measureRange }: Room,
): number[] {
  const stops: number[] = []
  let filled = 0
  for (const { index, segment } of graphemes.segment(text.slice(from, to))) {
    const letter = measureRange(from + index, from + index + segment.length)
    if (filled > 0 && filled + letter > width) {
      stops.push(from + index)
      filled = 0
    }
    filled += letter
  }
  return stops
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The runs, or parts of them, between two offsets of their joined text. */
function cut<Run extends Words>(runs: readonly Run[], from: number, to: number): [Run, string][] {
  const parts: [Run, string][] = []
  let offset = 0
  for (const run of runs) {
    const words = run.text.slice(Math.max(0, from - offset), Math.max(0, to - offset))
    if (words !== '') parts.push([run, words])
    offset += run.text.length
  }
  return parts
}

function toLine<Run>(
  parts: readonly (readonly [Run, string])[],
  measure: MeasureRun<Run>,
): TextLine<Run> {
  const fragments = parts.map(([run, text]) => ({ run, text, width: measure(text, run) }))
  const last = fragments.at(-1)
  const space = last ? last.width - measure(last.text.trimEnd(), last.run) : 0
  return { fragments, width: fragments.reduce((sum, each) => sum + each.width, -space) }
}
