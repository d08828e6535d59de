import { firstIndex } from '../text/first-index.ts'
import type { Span } from '../text/span.ts'
import type { Importance } from './job.ts'

/** Criteria are marked one by one: "(E)", a column "D", "| Essential |", "| wish". */
const marks =
  /\((E|D)\)|[\t|][ \t]*(E|D|[Ee]ssential|[Dd]esirable|[Mm]ust(?:[ -]have)?|[Rr]equired|[Mm]andatory|[Nn]eeded|[Ww]ish|[Nn]ice(?:[ -]to[ -]have)?|[Pp]referred|[Oo]ptional|[Pp]lus)[ \t]*(?=[\t|\n]|$)/g
const insisting = /^(?:e|must|required|mandatory|needed)/i
const fewestMarks = 3

/** Finds the marks beside criteria; of a unit, tells what its mark says. */
export function findMarks(text: string): (unit: Span) => Importance | null {
  if (!text.includes('(E)') && !text.includes('\t') && !text.includes('|')) return () => null
  const found = [...text.matchAll(marks)]
  if (found.length < fewestMarks || !found.some((match) => isEssential(match))) return () => null
  return ({ start, end }) => {
    const mark = found[firstIndex(found, ({ index }) => index >= start)]
    if (!mark) return null
    const lineEnd = text.indexOf('\n', end)
    if (lineEnd >= 0 && mark.index > lineEnd) return null
    return isEssential(mark) ? 'must' : 'preferred'
  }
}

function isEssential([, inBrackets, inColumn]: RegExpMatchArray): boolean {
  return insisting.test(inBrackets ?? inColumn ?? '')
}
