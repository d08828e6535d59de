import type { Box } from '../find-gutter.ts'

export interface BrokenBox extends Box {
  readonly text: string
  readonly font: string
  readonly lastBaseline?: number
}

/** Joins what a column has broken: each piece that goes on with the one drawn before it is added to it. */
export function joinBroken<Item extends BrokenBox>(
  drawn: readonly Item[],
  goesOn: (above: Item, item: Item) => boolean,
): readonly Item[] {
  const joined: Item[] = []
  let above: Item | undefined
  for (const item of drawn) {
    const before = joined.at(-1)
    const isBroken = above !== undefined && goesOn(above, item)
    above = item
    if (before && isBroken) {
      const space = /\p{L}-$/u.test(before.text) ? '' : ' '
      joined[joined.length - 1] = {
        ...before,
        text: before.text.trimEnd() + space + item.text.trimStart(),
        end: Math.max(before.end, item.end),
        lastBaseline: item.baseline,
      }
    } else joined.push(item)
  }
  return joined
}
