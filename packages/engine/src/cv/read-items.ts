import type { CvText } from './cv.ts'
import { cvPassage } from './cv-text.ts'
import type { CvLine } from './read-lines.ts'

/** Points between a bullet's sign and its words. */
const mostHang = 30

/** Joins lines into what they are items of: a bullet with the lines it runs over, a paragraph, a line. */
export function readItems(text: string, lines: readonly CvLine[]): CvText[] {
  return groupLines(lines).flatMap((group) => {
    const passage = cvPassage(text, group[0]?.start ?? 0, group.at(-1)?.end ?? 0)
    return passage ? [passage] : []
  })
}

/** The lines of each item. */
export function groupLines(lines: readonly CvLine[]): CvLine[][] {
  const width = wrapWidth(lines)
  const left = leftEdge(lines)
  const groups: CvLine[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before && continues(line, { before, first: group[0] ?? before, width, left }))
      group.push(line)
    else groups.push([line])
  }
  return groups
}

interface Above {
  readonly before: CvLine
  readonly first: CvLine
  readonly width: number
  /** Where lines without a bullet begin, in points. */
  readonly left: number
}

/** Whether a line goes on with the sentence above it. */
export function continues(line: CvLine, { before, first, width, left }: Above): boolean {
  if (line.bullet || line.numbered || line.hashes > 0 || line.gap > 0) return false
  if (line.index !== before.index + 1 && line.index !== before.index) return false
  const isFinished = /[.!?:;]["”’)]?$/.test(before.text)
  const isLower = /^[\p{Ll}(&,]/u.test(line.text)
  const isHanging =
    /[,&/–-]$|\b(?:and|or|the|of|with|for|to|in|a|an|by|on|at|from|und|et|de|y|con)$/i.test(
      before.text,
    )
  if (isHanging) return true
  if (isSetApart(line, { before, first })) return false
  if (isHung(line, { first, left })) return true
  const isHalf = first.bullet && /;$/.test(before.text)
  if (isLower && (!isFinished || isHalf)) return true
  const isFull = before.text.length >= width * 0.8
  if (first.bullet && line.indent >= first.indent - 1 && line.indent > 0)
    return !isFinished || isFull
  return isFull && !isFinished
}

/** Where the page tells: type of another weight or size, or an edge left of the bullet's. */
function isSetApart(line: CvLine, { before, first }: Pick<Above, 'before' | 'first'>): boolean {
  if (line.fontSize === 0 || before.fontSize === 0) return false
  const isOtherSize = Math.abs(line.fontSize - before.fontSize) > 0.4
  const isLeftOf = first.bullet && first.fontSize > 0 && first.x > 0 && line.x < first.x - 3
  return isOtherSize || (line.bold && !before.bold) || isLeftOf
}

/** Below a bullet's words, right of its sign: a narrow column breaks lines that look short. */
function isHung(line: CvLine, { first, left }: Pick<Above, 'first' | 'left'>): boolean {
  const hang = line.x - first.x
  const isIndented = first.x > left + 3 && hang >= -1
  return first.bullet && first.x > 0 && !line.bold && hang < mostHang && (hang > 3 || isIndented)
}

/** The leftmost edge of lines without a bullet; infinite where there are none. */
export function leftEdge(lines: readonly CvLine[]): number {
  return lines.reduce(
    (edge, { bullet, x }) => (bullet ? edge : Math.min(edge, x)),
    Number.POSITIVE_INFINITY,
  )
}

/** How long a line of running text gets before it wraps; infinite where no line is long. */
export function wrapWidth(lines: readonly CvLine[]): number {
  const lengths = lines.map((line) => line.text.length).sort((a, b) => a - b)
  const long = lengths[Math.floor(lengths.length * 0.9)] ?? 0
  return long >= 60 ? long : Number.POSITIVE_INFINITY
}
