import type { Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'
import type { Unit } from '../../text/units.ts'
import { endsInMark, linesBelow, listBelow } from '../list-mark.ts'

/** Lines follow it directly, or a list does: a line among paragraphs of one line each heads nothing. */
export function headsSomething(text: string, unit: Span): boolean {
  return linesBelow.test(text.slice(unit.end, unit.end + lettersBelow))
}

/** Bullets follow it: a longer line heads them, too. */
export function headsList(text: string, unit: Span): boolean {
  return listBelow.test(text.slice(unit.end, unit.end + lettersBelow))
}

/** "- Fitting kitchens" above "- Own tools": an item as the next one is, and no heading of it. */
export function isFirstOfList(text: string, { start, end }: Span): boolean {
  const mark = endsInMark.exec(text.slice(Math.max(0, start - lettersOfMark), start))?.[0].trim()
  if (!mark || /\d/.test(mark)) return false
  const below = text.slice(end, end + lettersBelow).trimStart()
  return below.startsWith(mark)
}

const lettersOfMark = 8
const lettersBelow = 40
const mostWordsOfReason = 9

/** "YOU" above a list, "why should you join us", "about kestrel": headings though nothing marks them as such. */
export function opensInSmall(
  text: string,
  { start, end, startsParagraph }: Unit,
  [first, ...rest]: readonly Token[],
): boolean {
  if (!first) return false
  if (rest.length === 0) return text.slice(start, end).trim() === 'YOU'
  if (!startsParagraph) return false
  return first.word === 'why'
    ? rest.length < mostWordsOfReason
    : first.word === 'about' && rest.length === 1
}

/** "The Copper Pan, York" is whose job it is, and where; "Basic £46-52k DOE" what it pays. */
export function namesEmployerOrPay(written: string): boolean {
  return /[$€£]\s?\d/.test(written) || /^[Tt]he [^,]+, \p{Lu}/u.test(written)
}

/** "The one for us:" above "You're qualified and you love hair": it speaks of whom they look for. */
export function turnsToReader(text: string, { end }: Span): boolean {
  return toReader.test(text.slice(end, end + lettersBehind))
}

const lettersBehind = 24
const toReader = /^\s+you(?:['’](?:re|ve)| are| have| can| know| love)\s/i

/** "Hill Inns is an Equal Opportunity Employer - M/F": a sentence goes on there, and nothing is headed. */
export function goesOn(text: string, start: number): boolean {
  return /\b(?:an?|the|our|your|of|with)\s$/.test(text.slice(Math.max(0, start - 8), start))
}
