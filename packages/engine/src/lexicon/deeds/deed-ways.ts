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

/** Ways that begin with the same word. */
interface WaysWith {
  readonly root: number
  readonly ways: readonly Way[]
}

const known = new WeakMap<readonly string[], readonly WaysWith[]>()

/** Ways as they are written, their roots parted by blanks; postings ask for the same ones again and again. */
export function readWays(written: readonly string[]): readonly WaysWith[] {
  const read = known.get(written)
  if (read) return read
  const byFirst = Map.groupBy(written.map(readWay), ({ roots: [first = 0] }) => first)
  const ways = [...byFirst].map(([root, alike]) => ({ root, ways: alike }))
  known.set(written, ways)
  return ways
}

function readWay(written: string): Way {
  const isAbbreviation = written.endsWith(inCapitals)
  const words = isAbbreviation ? [written.slice(0, -inCapitals.length)] : written.split(' ')
  const hasLetter = words.some((word) => word.length === 1)
  return { roots: words.map(numberRoot), hasLetter, isAbbreviation }
}
