import { headEnding } from './dated-heads.ts'

/** Letters in the longest line of a text that a window has wrapped. */
const narrowest = 45
const widest = 110
/** Lines that go on in small letters where the next word would not have fitted: one may be chance. */
const fewestProofs = 2

/**
 * A text whose paragraphs a mail or a window has wrapped, with blanks where the lines broke, letter by letter as long as
 * it was. Null where nothing is wrapped.
 */
export function unwrapLines(text: string): string | null {
  const lines = text.split('\n')
  let width = 0
  for (const { length } of lines) width = Math.max(width, length)
  if (width < narrowest || width > widest) return null
  const isFull = lines.map((line, at) => at > 0 && isCutShort(lines[at - 1] ?? '', line, width))
  const proofs = lines.map((line, at) => (isFull[at] ? proofOf(lines[at - 1] ?? '', line) : 0))
  if (proofs.reduce((sum, proof) => sum + proof, 0) < fewestProofs) return null
  let unwrapped = ''
  let isJoined = false
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1] ?? ''
    isJoined =
      isFull[at] === true
        ? continuesLine(above, line, isJoined)
        : isJoined && line.trim() !== '' && isNearlyFull(above, width) && !listMark.test(line)
    // What a hyphen breaks is joined without a blank, by who reads the lines.
    const isBroken = brokenWord.test(above)
    unwrapped +=
      isJoined && !isBroken ? ` ${line.replace(indent, thinBlanks)}` : (at === 0 ? '' : '\n') + line
  }
  return unwrapped
}

/** Small letters below an item of a list, or behind a word that nothing ends with, are no chance. */
function proofOf(above: string, line: string): number {
  if (hanging.test(above)) return fewestProofs
  if (!/^\s*\p{Ll}/u.test(line) || headEnding(above) === 'whole') return 0
  return listMark.test(above) && !/[.:;!?]\s*$/.test(above) ? fewestProofs : 1
}

const hanging = /[^:?\s] (?:no|not|the|a|an|of|and|or|with|for|in|to|at|by|my|our|from)\s*$/iu
const indent = /^[ \t]+/
const brokenWord = /\p{L}-\s*$/u

/** Blanks of which several part no columns. */
function thinBlanks(blanks: string): string {
  return '\u2009'.repeat(blanks.length)
}

const listMark = /^\s*(?:[-*•●▪■◦‣∙·–~➢➤►✓✔❖]|\d{1,2}[.)]|o)\s/u

const nearlyFull = 0.8

/** Where it has wrapped before, a line that is a little shorter goes on as well. */
function isNearlyFull(above: string, width: number): boolean {
  return above.length >= width * nearlyFull && !/[.:!?;\d]["”’)]?\s*$/.test(above)
}

/** Whether the next word would not have fitted. */
function isCutShort(above: string, line: string, width: number): boolean {
  const next = line.trimStart()
  const last = above.trimEnd()
  if (next === '' || last === '' || listMark.test(line)) return false
  return last.length + 1 + next.split(' ', 1).join('').length > width
}

const shortestEntry = 12
const dated = /^\s*\(?(?:\p{L}{3,9}\.? )?(?:\d{1,2}[/.])?(?:19|20)\d\d/u

/** Behind a sentence's end a paragraph may end as well, and dates begin an entry. */
function continuesLine(above: string, line: string, isJoined: boolean): boolean {
  if (/^\s*\p{Ll}/u.test(line)) return isJoined || headEnding(above) !== 'whole'
  if (dated.test(line) && line.trim().length > shortestEntry) return false
  if (!isJoined && isHead(above) && /^\s*\p{Lu}/u.test(line)) return false
  return isJoined || !/[.:!?]["”’)]?\s*$/.test(above)
}

/** "03.2021 – today: Fitter, Pennine Pipework, Leeds": dates and names, and none of the words that a name goes on behind. */
function isHead(line: string): boolean {
  return (
    (dated.test(line) || endsWithDates.test(line)) &&
    !/[,&/+–-]\s*$|(?<!\p{L})(?:\p{Ll}{1,3}|with|from|Mr|Dr|St)\s*$/u.test(line)
  )
}

const endsWithDates = /(?:(?:19|20)\d\d|present|today|now|current)\)?\s*$/i
