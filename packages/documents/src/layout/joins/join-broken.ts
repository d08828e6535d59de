import type { Box } from '../find-gutter.ts'
import { isSectionName } from '../section-names.ts'
import { isSpread } from './join-letters.ts'

export interface BrokenBox extends Box {
  readonly text: string
  readonly font: string
  readonly firstFont?: string
  readonly lastFont?: string
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
    const isBroken = above !== undefined && goesOn(above, item) && !endsAnyway(above.text)
    above = item
    if (before && isBroken) {
      const space = /\p{L}-$/u.test(before.text) ? '' : spaceBetween(before.text, item.text)
      joined[joined.length - 1] = {
        ...before,
        text: before.text.trimEnd() + space + item.text.trimStart(),
        end: Math.max(before.end, item.end),
        lastBaseline: item.baseline,
        lastFont: item.lastFont ?? item.font,
      }
    } else joined.push(item)
  }
  return joined
}

/** An address goes on without a blank, and is joined where all lines are known; nothing goes on with a section's name. */
function endsAnyway(text: string): boolean {
  return brokenAddress.test(text) || isSectionName(text)
}

const brokenAddress = /(?:@|\w\.\p{L}+\/)\S*$/u

/** Letters that all stand apart are told from words by a wider space. */
export function spaceBetween(above: string, below: string): string {
  return isSpread(above) || isSpread(below) ? '  ' : ' '
}
