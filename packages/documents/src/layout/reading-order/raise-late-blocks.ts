import type { Box } from '../find-gutter.ts'

interface Block<Item> {
  readonly items: Item[]
  readonly top: number
  bottom: number
  start: number
  end: number
}

/** A step further down than that opens a block of its own, in letter sizes. */
const widestStep = 2.2
/** Pages of more pieces than that are no CV's; their order stays. */
const mostBlocks = 400

/**
 * Puts blocks that a page draws late, though they stand above what it has drawn in the same column,
 * where they stand: browsers draw whatever is positioned after all the rest. Columns beside each
 * other share no width, so the order between them stays.
 */
export function raiseLateBlocks<Item extends Box>(drawn: readonly Item[]): readonly Item[] {
  const blocks = toBlocks(drawn)
  if (blocks.length > mostBlocks || !blocks.some((block, at) => isBelowOf(blocks[at - 1], block)))
    return drawn
  const placed: Block<Item>[] = []
  for (const block of blocks) {
    const at = placed.findIndex((other) => isBelowOf(other, block) && sharesWidth(other, block))
    if (at < 0) placed.push(block)
    else placed.splice(isLabelOf(placed[at - 1], placed[at]) ? at - 1 : at, 0, block)
  }
  return placed.flatMap(({ items }) => items)
}

function toBlocks<Item extends Box>(drawn: readonly Item[]): Block<Item>[] {
  const blocks: Block<Item>[] = []
  let before: Item | undefined
  for (const item of drawn) {
    const block = blocks.at(-1)
    const step = before ? item.baseline - before.baseline : 0
    const size = Math.max(item.size, before?.size ?? 0)
    if (block && step > -0.5 * size && step <= widestStep * size) {
      block.items.push(item)
      block.bottom = Math.max(block.bottom, item.baseline)
      block.start = Math.min(block.start, item.start)
      block.end = Math.max(block.end, item.end)
    } else {
      const { baseline, start, end } = item
      blocks.push({ items: [item], top: baseline - 0.8 * item.size, bottom: baseline, start, end })
    }
    before = item
  }
  return blocks
}

function isBelowOf(other: Block<unknown> | undefined, block: Block<unknown>): boolean {
  return other !== undefined && block.bottom < other.top
}

/** The name of a section beside the text that it heads, in a column of its own. */
function isLabelOf(label: Block<unknown> | undefined, block: Block<unknown> | undefined): boolean {
  return (
    label !== undefined &&
    block !== undefined &&
    label.items.length === 1 &&
    label.end <= block.start &&
    label.bottom >= block.top &&
    label.top <= block.bottom
  )
}

/** By half of the narrower one at least. */
function sharesWidth(one: Block<unknown>, other: Block<unknown>): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start)
  return shared >= 0.5 * Math.min(one.end - one.start, other.end - other.start)
}
