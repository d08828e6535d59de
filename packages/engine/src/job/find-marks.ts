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
    const lineEnd = text.indexOf('\n', end)
    const mark = found.find(
      ({ index }) => index >= start && index <= (lineEnd < 0 ? text.length : lineEnd),
    )
    return mark ? (isEssential(mark) ? 'must' : 'preferred') : null
  }
}

function isEssential([, inBrackets, inColumn]: RegExpMatchArray): boolean {
  return (inBrackets ?? inColumn ?? '').startsWith('E')
}
