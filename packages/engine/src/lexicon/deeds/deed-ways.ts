import { numberRoot } from '../../text/forms/spelling.ts'
import { compiled } from '../../text/patterns/compiled.ts'
import { asWritten } from './abbreviation.ts'
import { byPattern } from './by-pattern.ts'
import { ofEmployer } from './employers-name.ts'

/** A way of telling a deed: words that stand together, by the numbers of their roots. */
export interface Way {
  readonly roots: readonly number[]
  /** Whether one of them is a letter or a digit. */
  readonly hasLetter: boolean
  /** Of one word, which tells only as it is written: in these small letters, or without any as an abbreviation. */
  readonly letters?: string
}

/** Ways that begin with the same word. */
interface WaysWith {
  readonly root: number
  readonly ways: readonly Way[]
}

interface Ways {
  /** Those that employers' names tell, as they are written; most deeds have none. */
  readonly ofEmployers: ReadonlySet<string> | null
  readonly byFirst: readonly WaysWith[]
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
    byFirst: [...byFirst].map(([root, alike]) => ({ root, ways: alike })),
    pattern: pattern === undefined ? null : compiled(pattern.slice(1), 'i'),
  }
  known.set(written, ways)
  return ways
}

function readWay(written: string): Way {
  const [said = '', letters] = written.split(asWritten)
  const words = said.split(' ')
  const hasLetter = words.some((word) => word.length === 1)
  return { roots: words.map(numberRoot), hasLetter, ...(letters === undefined ? {} : { letters }) }
}
