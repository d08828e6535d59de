import { listMark } from '../list-mark.ts'

const longLine = 60
const longestLead = 60
const fewestLines = 3
/** No posting lists more below one lead; a text without end is read once and not for each of its lines. */
const mostLines = 60
const leastUnwrapped = 0.5

/**
 * "You will:" above lines that all begin in small letters is a list whose marks were lost. Without them its long lines read
 * as sentences that a window broke, and run together.
 */
export function withSmallLinesMarked(text: string): string {
  if (!mayLead.test(text)) return text
  const lines = text.split('\n')
  const marked = [...lines]
  for (const [at, lead] of lines.entries()) {
    if (!lead.trimEnd().endsWith(':') || lead.length > longestLead) continue
    const length = lengthOfList(lines, at + 1)
    for (let line = at + 1; line <= at + length; line += 1)
      marked[line] = `- ${(lines[line] ?? '').trimStart()}`
  }
  return marked.join('\n')
}

/** Asked first, of every posting. */
const mayLead = /:[ \t]*\n[ \t]*\p{Ll}/u

/** How many lines below a lead are such a list; 0 where they are not. */
function lengthOfList(lines: readonly string[], from: number): number {
  let end = from
  while (end - from < mostLines && isSmallLine(lines[end] ?? '')) end += 1
  const list = lines.slice(from, end).map((line) => line.trim())
  const isOver = (lines[end] ?? '').trim() === ''
  const hasLong = list.slice(0, -1).some(({ length }) => length >= longLine)
  if (!isOver || !hasLong || list.length < fewestLines) return 0
  return isUnwrapped(list) ? list.length : 0
}

function isSmallLine(line: string): boolean {
  return /^[ \t]*\p{Ll}/u.test(line) && !listMark.test(line)
}

/** A window breaks a line only where the next word did not fit. */
function isUnwrapped(list: readonly string[]): boolean {
  const width = Math.max(...list.map(({ length }) => length))
  const roomy = list.filter((line, at) => {
    const [next = ''] = (list[at + 1] ?? '').split(' ', 1)
    return next !== '' && line.length + 1 + next.length <= width
  })
  return roomy.length >= (list.length - 1) * leastUnwrapped
}
