/** Where those items begin that are so, found by halving: all after the first of them are so as well. */
export function firstIndex<Item>(items: readonly Item[], isSo: (item: Item) => boolean): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && !isSo(item)) low = middle + 1
    else high = middle
  }
  return low
}
