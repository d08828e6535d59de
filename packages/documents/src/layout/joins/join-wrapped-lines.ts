import type { DraftLine } from '../../draft.ts'

/**
 * Makes one line of a sentence that a page has wrapped: where a line filled its column and small letters go on, or it
 * ends in a word that nothing ends with. Words that belong together are then read together, as in the text of a letter.
 */
export function joinWrappedLines(lines: readonly DraftLine[]): readonly DraftLine[] {
  const joined: DraftLine[] = []
  let isOpen = false
  for (const line of lines) {
    const before = joined.at(-1)
    isOpen = before !== undefined && isBelow(before, line) && goesOn(before, line, isOpen)
    if (before && isOpen) joined[joined.length - 1] = withRest(before, line)
    else joined.push(line)
  }
  return joined
}

function isBelow(before: DraftLine, line: DraftLine): boolean {
  return (
    (line.page === before.page ? isNext(before, line) : isOverleaf(before, line)) &&
    line.kind === 'text' &&
    (line.bold === before.bold || endsWithin.test(before.text)) &&
    line.fontSize === before.fontSize &&
    !line.text.includes('\t') &&
    !address.test(line.text)
  )
}

function isNext(before: DraftLine, line: DraftLine): boolean {
  const mayWrap = before.isFull === true || isHung(before, line) || endsWithin.test(before.text)
  return mayWrap && !line.gapAbove
}

/** "Dunrobin &" and "BA Accounting and" are no names, however much room the page leaves behind them. */
const endsWithin = /\s(?:&|and|of|for|the|und|et)\s*$/

/**
 * On top of the next page, where a sentence goes on in small letters. Nothing tells there whether the line before was
 * full; a CV in small letters throughout is left as it is.
 */
function isOverleaf(before: DraftLine, line: DraftLine): boolean {
  const isAligned = Math.abs(line.x - before.x) < leastHang && goingOn.test(line.text)
  // Below the words of a bullet one small word goes on with it.
  const isRest = isHung(before, line) && /^\p{Ll}/u.test(line.text)
  return line.page === before.page + 1 && (isAligned || isRest) && /\p{Lu}/u.test(before.text)
}

const goingOn = /^\p{Ll}\S*(?: \S+){2,}/u

/** Below the words of a bullet, right of its sign. */
function isHung(before: DraftLine, line: DraftLine): boolean {
  const hang = line.x - before.x
  return before.kind === 'bullet' && hang > leastHang && hang < mostHang
}

const leastHang = 3
const mostHang = 30

function goesOn({ text }: DraftLine, line: DraftLine, isOpen: boolean): boolean {
  const end = text.trimEnd().slice(-lettersOfEnd)
  // What has wrapped once goes on in capitals, and with a sentence of its own.
  if (isOpen) return !datesEnd.test(end) && /^[\p{L}(]/u.test(line.text)
  if (ends.test(end)) return false
  return beginsWithin.test(line.text) || hanging.test(end) || endOfSentence.test(line.text)
}

/** "… Level 3 Food" over "Safety." */
const endOfSentence = /^\p{L}\S*(?: \S+)?\.$/u

const address = /^\S*(?:@|\w\.\p{Ll}{2,}(?:\/|$)|www\.|https?:)/u
const lettersOfEnd = 24
const datesEnd = /(?:\d|\b(?:now|present|current|today|date))\)?$/i
/** A sentence's end, or dates as the head of an entry ends with them. */
const ends = /[.!?:;|]["”’)]?$|(?:\d|\b(?:now|present|current|today|date))\)?$/i
const beginsWithin = /^(?:[\p{Ll}(]|I(?:['’]\p{Ll}+)? )/u
const hanging =
  /[,&/]$|\s(?:and|or|the|a|an|of|with|within|for|to|into|in|by|on|at|from|over|per|than|between|each|its|their|our|my|und|der|die|et|de|y|con)$/

function withRest(before: DraftLine, line: DraftLine): DraftLine {
  const space = /[\p{L}\d]-$/u.test(before.text) ? '' : ' '
  const text = before.text.trimEnd() + space + line.text.trimStart()
  return { ...before, text, isFull: line.isFull === true }
}
