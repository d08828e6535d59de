import { numberRoot } from '../../text/spelling.ts'
import { inCapitals } from './abbreviation.ts'
import { byPattern } from './by-pattern.ts'
import { ofEmployer } from './employers-name.ts'

/** A way of telling a deed: words that stand together, by the numbers of their roots. */
export interface Way {
  readonly roots: readonly number[]
  /** Whether one of them is a letter or a digit. */
  readonly hasLetter: boolean
  /** One word, which tells only where it is written as an abbreviation. */
  readonly isAbbreviation: boolean
}

interface Ways {
  /** Those that employers' names tell, as they are written; most deeds have none. */
  readonly ofEmployers: ReadonlySet<string> | null
  /** The words with which others begin, side by side: most are not in a CV, and its ways need not be fetched. */
  readonly firsts: Int32Array
  readonly byFirst: ReadonlyMap<number, readonly Way[]>
  readonly pattern: RegExp | null
}

const known = new WeakMap<readonly string[], Ways>()

/** Ways as they are written, their roots parted by blanks; postings ask for the same ones again and again. */
export function readWays(written: readonly string[]): Ways {
  const read = known.get(written)
  if (read) return read
  const byFirst = Map.groupBy(written.map(readWay), ({ roots: [first = 0] }) => first)
  const pattern = written.find((way) => way.startsWith(byPattern))
  const ofEmployers = written.filter((way) => way.endsWith(ofEmployer))
  const ways = {
    ofEmployers: ofEmployers.length > 0 ? new Set(ofEmployers) : null,
    firsts: Int32Array.from(byFirst.keys()),
    byFirst,
    pattern: pattern === undefined ? null : new RegExp(pattern.slice(1), 'i'),
  }
  known.set(written, ways)
  return ways
}

function readWay(written: string): Way {
  const isAbbreviation = written.endsWith(inCapitals)
  const words = isAbbreviation ? [written.slice(0, -inCapitals.length)] : written.split(' ')
  const hasLetter = words.some((word) => word.length === 1)
  return { roots: words.map(numberRoot), hasLetter, isAbbreviation }
}
