import type { Box } from './find-gutter.ts'

interface TextBox extends Box {
  readonly text: string
}

/**
 * Joins dates that a narrow column has broken over two lines ("Sep 2020 –", "Present"), so that they
 * stand whole beside the line they belong to.
 */
export function joinWrappedDates<Item extends TextBox>(drawn: readonly Item[]): readonly Item[] {
  const joined: Item[] = []
  for (const item of drawn) {
    const before = joined.at(-1)
    if (before && goesOn(before, item)) {
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text.replace(/\s+/g, ' ').trim()} ${item.text.trim()}`,
        start: Math.min(before.start, item.start),
        end: Math.max(before.end, item.end),
      }
    } else joined.push(item)
  }
  return joined
}

/** A first half has a year or month, then a dash or "to", then a month at most. */
const firstHalf =
  /^(?=.{4,22}$)(?:\p{L}{3,12}\.? )?(?:\d\d?[./])?(?:19|20)\d\d ?(?:[-–—]|to|until|bis)(?: ?\p{L}{3,12}\.?)?$/u
const secondHalf = /^(?:\p{L}{3,12}|(?:\p{L}{3,12}\.? )?(?:\d\d?[./])?(?:19|20)\d\d)$/u
const mostStep = 1.8

function goesOn(before: TextBox, item: TextBox): boolean {
  const step = item.baseline - before.baseline
  const isBelow = step > 0.5 * before.size && step <= mostStep * before.size
  const isAligned = Math.abs(item.start - before.start) <= 2 || Math.abs(item.end - before.end) <= 2
  return (
    isBelow &&
    isAligned &&
    item.size === before.size &&
    firstHalf.test(before.text.replace(/\s+/g, ' ').trim()) &&
    secondHalf.test(item.text.replace(/\s+/g, ' ').trim())
  )
}
