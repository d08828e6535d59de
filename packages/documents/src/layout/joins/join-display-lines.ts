import type { DraftLine } from '../../draft.ts'

/** Larger than the text by that: names and titles, which wrap where a column is narrow. */
const displaySize = 1.5
const longestDisplayLine = 40

/** Joins lines of a name or title that is set in large letters and goes on in the next line. */
export function joinDisplayLines(
  lines: readonly DraftLine[],
  bodySize: number,
): readonly DraftLine[] {
  const joined: DraftLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    if (before && goesOn(before, line, bodySize)) {
      const space = before.text.endsWith('-') ? '' : ' '
      joined[joined.length - 1] = {
        ...before,
        text: before.text + space + line.text,
        y: line.y,
        width: Math.max(before.width, line.width),
      }
    } else joined.push(line)
  }
  return joined
}

function goesOn(before: DraftLine, line: DraftLine, bodySize: number): boolean {
  const step = line.y - before.y
  return (
    line.fontSize >= displaySize * bodySize &&
    line.fontSize === before.fontSize &&
    line.fontName === before.fontName &&
    line.page === before.page &&
    Math.abs(line.x - before.x) <= 2 &&
    step > 0 &&
    step <= 1.4 * line.fontSize &&
    before.text.length + line.text.length <= longestDisplayLine
  )
}
