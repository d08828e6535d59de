import type { CvText } from './cv.ts'
import { cvPassage } from './cv-text.ts'
import type { CvLine } from './read-lines.ts'

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
  const groups: CvLine[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before && continues(line, { before, first: group[0] ?? before, width }))
      group.push(line)
    else groups.push([line])
  }
  return groups
}

interface Above {
  readonly before: CvLine
  readonly first: CvLine
  readonly width: number
}

/** Whether a line goes on with the sentence above it. */
export function continues(line: CvLine, { before, first, width }: Above): boolean {
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
  if (isLower && !isFinished) return true
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

/** How long a line of running text gets before it wraps; infinite where no line is long. */
export function wrapWidth(lines: readonly CvLine[]): number {
  const lengths = lines.map((line) => line.text.length).sort((a, b) => a - b)
  const long = lengths[Math.floor(lengths.length * 0.9)] ?? 0
  return long >= 60 ? long : Number.POSITIVE_INFINITY
}
