interface Hit {
  readonly first: number
}

/** Of hits in the order of a text, those that begin among the tokens from `first` to before `last`. */
export function hitsIn<Found extends Hit>(
  hits: readonly Found[],
  { first, last }: { readonly first: number; readonly last: number },
): readonly Found[] {
  let low = 0
  let high = hits.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((hits[middle]?.first ?? last) < first) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < hits.length && (hits[end]?.first ?? last) < last) end += 1
  return low === end ? none : hits.slice(low, end)
}

const none: readonly never[] = []
