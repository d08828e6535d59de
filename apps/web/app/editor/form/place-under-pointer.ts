interface Point {
  readonly x: number
  readonly y: number
}

/**
 * The place in its list that an item dragged to this point should take, or null where it should
 * stay. A neighbour gives way once the pointer is past its middle, so that no two swap back and forth.
 */
export function placeUnderPointer(handle: HTMLElement, point: Point): number | null {
  const item = handle.closest('[data-item]')
  const list = item?.parentElement
  if (!item || !list) return null
  const items = [...list.children].filter((child) => child.hasAttribute('data-item'))
  const from = items.indexOf(item)
  const to = items.findIndex((each) => isOver(each.getBoundingClientRect(), point))
  const target = items[to]
  if (!target || to === from) return null
  const { top, left, width, height } = target.getBoundingClientRect()
  const isRow = Math.abs(top - item.getBoundingClientRect().top) < height / 2
  const past = isRow ? point.x - (left + width / 2) : point.y - (top + height / 2)
  return to > from === past > 0 ? to : null
}

function isOver({ top, bottom, left, right }: DOMRect, { x, y }: Point): boolean {
  return top <= y && y <= bottom && left <= x && x <= right
}
