import { numberRoot } from '../../text/spelling.ts'
import { inCapitals } from './abbreviation.ts'

/** A way of telling a deed: words that stand together, by the numbers of their roots. */
export interface Way {
  readonly roots: readonly number[]
  /** Whether one of them is a letter or a digit. */
  readonly hasLetter: boolean
  /** One word, which tells only where it is written as an abbreviation. */
  readonly isAbbreviation: boolean
}

/** Ways by the word they begin with. */
interface Ways {
  /** Side by side, as most of them no CV has. */
  readonly firsts: Int32Array
  readonly alike: readonly (readonly Way[])[]
}

const known = new WeakMap<readonly string[], Ways>()

/** Ways as they are written, their roots parted by blanks; postings ask for the same ones again and again. */
export function readWays(written: readonly string[]): Ways {
  const read = known.get(written)
  if (read) return read
  const byFirst = Map.groupBy(written.map(readWay), ({ roots: [first = 0] }) => first)
  const ways = { firsts: Int32Array.from(byFirst.keys()), alike: [...byFirst.values()] }
  known.set(written, ways)
  return ways
}

function readWay(written: string): Way {
  const isAbbreviation = written.endsWith(inCapitals)
  const words = isAbbreviation ? [written.slice(0, -inCapitals.length)] : written.split(' ')
  const hasLetter = words.some((word) => word.length === 1)
  return { roots: words.map(numberRoot), hasLetter, isAbbreviation }
}
