import { firstIndex } from '../text/first-index.ts'
import type { Span } from '../text/span.ts'
import type { Importance } from './job.ts'

/** Criteria of public employers are marked one by one: "(E)", a column "D", "| Essential |". */
const marks = /\((E|D)\)|[\t|][ \t]*(E|D|Essential|Desirable)[ \t]*(?=[\t|\n]|$)/g
const fewestMarks = 3

/** Finds the marks beside criteria; of a unit, tells what its mark says. */
export function findMarks(text: string): (unit: Span) => Importance | null {
  if (!text.includes('(E)') && !text.includes('\t') && !text.includes('|')) return () => null
  const found = [...text.matchAll(marks)]
  if (found.filter((match) => isEssential(match)).length < fewestMarks) return () => null
  return ({ start, end }) => {
    const mark = found[firstIndex(found, ({ index }) => index >= start)]
    if (!mark) return null
    const lineEnd = text.indexOf('\n', end)
    if (lineEnd >= 0 && mark.index > lineEnd) return null
    return isEssential(mark) ? 'must' : 'preferred'
  }
}

function isEssential([, inBrackets, inColumn]: RegExpMatchArray): boolean {
  return (inBrackets ?? inColumn ?? '').startsWith('E')
}
