import { continues, isByHand, pageOf, wouldHaveFitted } from '../items/read-items.ts'
import { presentWords } from '../lexicon/calendar-words.ts'
import { fold } from '../words/fold.ts'
import { headEnding, isDatedPost } from './dated-heads.ts'
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
  const widest = lines.reduce((most, { text: words }) => Math.max(most, words.length), 0)
  if (!lines.some((line, at) => goesOn(line, lines[at - 1], widest))) return lines
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
      ((goesOn(line, above, widest) && !isByHand(lines, at, widest)) ||
        (isOpen && continues(line, { before: above, first }, page)))
    if (first && isOpen)
      joined[joined.length - 1] = {
        ...first,
        end: line.end,
        isFull: line.isFull,
        text: text.slice(first.start, line.end).replace(/[^\S ]/g, ' '),
      }
    else joined.push(line.index === joined.length ? line : { ...line, index: joined.length })
  }
  return joined
}

function goesOn(line: CvLine, above: CvLine | undefined, widest: number): boolean {
  if (!above || above.text.length < leastWidth || line.gap > 0) return false
  if (line.bullet || line.numbered || line.hashes > 0 || above.bullet) return false
  if (line.bold !== above.bold || Math.abs(line.fontSize - above.fontSize) > 0.4) return false
  const end = above.text.slice(-lettersOfEnd)
  if (endsHere.test(end) || !(goesOnSmall.test(line.text) || hangingWord.test(end))) return false
  if (endsToday(above.text) || (beginsDated.test(line.text) && beginsDated.test(above.text)))
    return false
  return !isDatedPost(line.text) && !isDatedHead(above, line, widest)
}

/** "05.2021 – today   Fitter, Hill Works", "Fitter, 2021 – now (nights)": a role is named, and below it told, often in small letters. */
function isDatedHead(above: CvLine, line: CvLine, widest: number): boolean {
  const ending = headEnding(above.text)
  if (ending === 'whole') return true
  return (ending === 'dated' || opensDated.test(above.text)) && wouldHaveFitted(line, above, widest)
}

const opensDated = /^[\d./]{4,10}\s*[-–—]/

/** Small letters, a bracket, and who tells of himself. */
const goesOnSmall = /^(?:[\p{Ll}(]|I(?:['’]\p{Ll}+)? )/u
const hangingWord = /\s(?:and|or|the|of|with|for|to|in|by|on|at|from)$/

const lettersOfEnd = 20
/** A sentence's end, or dates as a role's head ends with them. */
const endsHere = /[.!?;]["”’)]?$|(?:\d|[–—-] ?date)\)?$/i

/** "(2022 – ongoing)", in whatever word. */
function endsToday(words: string): boolean {
  const last = /(\p{L}+)\)?$/u.exec(words.slice(-lettersOfEnd))?.[1]
  return last !== undefined && presentWords.has(fold(last))
}

/** "from 2019 to 2022", one entry below the other. */
const beginsDated = /^(?:from|since|seit|von|depuis|desde)\s(?:\p{L}+\s)?\d{4}/iu
