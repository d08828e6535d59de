import { continues, pageOf } from '../items/read-items.ts'
import type { CvLine } from './read-lines.ts'

/** Letters; a shorter line ends where somebody ended it. */
const leastWidth = 60
/** How much of the width of running text a line fills that was wrapped. */
const mostlyFull = 0.8

/**
 * Makes one line of a paragraph that a page has wrapped, where small letters go on with an unfinished full line: what
 * happens to stand at the edge of a page begins no role and no school.
 */
export function joinWrapped(text: string, lines: readonly CvLine[]): readonly CvLine[] {
  if (!lines.some((line, at) => goesOn(line, lines[at - 1]))) return lines
  const page = pageOf(lines)
  const width = Math.max(leastWidth, page.width * mostlyFull)
  const joined: CvLine[] = []
  let isOpen = false
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    const first = joined.at(-1)
    const isBelowFull = above !== undefined && above.text.length >= width
    isOpen =
      first !== undefined &&
      isBelowFull &&
      !line.isTitled &&
      // Where it has wrapped once, a capital in its way is a name.
      (goesOn(line, above) || (isOpen && continues(line, { before: above, first }, page)))
    if (first && isOpen)
      joined[joined.length - 1] = {
        ...first,
        end: line.end,
        text: text.slice(first.start, line.end).replace(/\s/g, ' '),
      }
    else joined.push(line.index === joined.length ? line : { ...line, index: joined.length })
  }
  return joined
}

function goesOn(line: CvLine, above: CvLine | undefined): boolean {
  if (!above || above.text.length < leastWidth || line.gap > 0) return false
  if (line.bullet || line.numbered || line.hashes > 0 || above.bullet) return false
  if (line.bold !== above.bold || Math.abs(line.fontSize - above.fontSize) > 0.4) return false
  const end = above.text.slice(-lettersOfEnd)
  return !endsHere.test(end) && (goesOnSmall.test(line.text) || hangingWord.test(end))
}

/** Small letters, a bracket, and who tells of himself. */
const goesOnSmall = /^(?:[\p{Ll}(]|I(?:['’]\p{Ll}+)? )/u
const hangingWord = /\s(?:and|or|the|of|with|for|to|in|by|on|at|from)$/

const lettersOfEnd = 20
/** A sentence's end, or dates as a role's head ends with them. */
const endsHere = /[.!?;]["”’)]?$|(?:\d|\b(?:now|present|current|today|date))\)?$/i
