import { papersOf } from '#papers'

/** How holders of a paper write it, as the sources of two patterns: one for the letters as they stand, one for letters of any case. */
export interface WrittenWays {
  readonly exact?: string
  readonly anyCase?: string
}

/** How any of some papers of some fields may be written beside its names; nothing where its names are all there is. */
export function waysToWrite(
  names: readonly string[],
  fields: readonly string[],
): WrittenWays | null {
  const ways = names.flatMap((name) => fields.flatMap((field) => waysOf(field).get(name) ?? []))
  if (ways.length === 0) return null
  const exact = ways.filter((way) => hasOwnLetters.test(way)).map(sourceOf)
  const anyCase = ways.filter((way) => !hasOwnLetters.test(way)).map(sourceOf)
  return {
    ...(exact.length > 0 ? { exact: exact.join('|') } : {}),
    ...(anyCase.length > 0 ? { anyCase: anyCase.join('|') } : {}),
  }
}

const hasOwnLetters = /[\p{Lu}\d]/u

const known = new Map<string, ReadonlyMap<string, readonly string[]>>()
const none: ReadonlyMap<string, readonly string[]> = new Map()

/** The ways of a field's papers, by the name of the paper; none where they were not fetched. */
export function waysOf(field: string): ReadonlyMap<string, readonly string[]> {
  const ways = known.get(field)
  if (ways) return ways
  const table = papersOf(field)
  if (table === undefined) return none
  const read = new Map(readWritten(table))
  known.set(field, read)
  return read
}

/** A way as a pattern: its source, and whether its letters stand as they are. */
export function patternOfWay(way: string): { readonly source: string; readonly flags: string } {
  return { source: sourceOf(way), flags: hasOwnLetters.test(way) ? 'u' : 'iu' }
}

/**
 * Reads "High Risk Work licence | HRW, HRWL": a line a paper. A word with a capital or a figure stands so, the others
 * in letters of any case; three dots leave room for other words of the same clause.
 */
export function readWritten(table: string): (readonly [name: string, ways: readonly string[]])[] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', ways = ''] = line.split(' | ')
      return [name, ways.split(', ')] as const
    })
}

/**
 * Words that a space, a hyphen or a slash parts; three dots leave room for others of the same clause. Stops and
 * apostrophes may be left out, "and" be a sign, and a licence be spelled as in America.
 */
function sourceOf(way: string): string {
  return way.split(' ... ').map(wordsOf).join('[^.;\\n]{1,40}?')
}

function wordsOf(part: string): string {
  return part
    .replaceAll('+', String.raw`\+`)
    .replaceAll('.', String.raw`\.?`)
    .replaceAll("'", "[’']?")
    .replace(/(?<=licen)[cs](?=e)/g, '[cs]')
    .replace(/ (?:and|&) /g, ' (?:and|&) ')
    .replace(/[ /-]/g, String.raw`[\s/‐–-]+`)
}
