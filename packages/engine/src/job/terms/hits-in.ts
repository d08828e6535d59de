import { firstIndex } from '../../text/first-index.ts'

interface Hit {
  readonly first: number
}

/** Of hits in the order of a text, those that begin among the tokens from `first` to before `last`. */
export function hitsIn<Found extends Hit>(
  hits: readonly Found[],
  { first, last }: { readonly first: number; readonly last: number },
): readonly Found[] {
  const begin = firstIndex(hits, (hit) => hit.first >= first)
  let end = begin
  while (end < hits.length && (hits[end]?.first ?? last) < last) end += 1
  return begin === end ? none : hits.slice(begin, end)
}

const none: readonly never[] = []
