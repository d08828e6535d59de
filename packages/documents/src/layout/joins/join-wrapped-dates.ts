import type { Box } from '../find-gutter.ts'

interface TextBox extends Box {
  readonly text: string
  readonly lastBaseline?: number
}

/**
 * Joins dates that a narrow column has broken over two lines ("Sep 2020 –", "Present"), so that they
 * stand whole beside the line they belong to.
 */
export function joinWrappedDates<Item extends TextBox>(drawn: readonly Item[]): readonly Item[] {
  const joined: Item[] = []
  let above: Item | undefined
  for (const item of drawn) {
    const before = joined.at(-1)
    if (before && above && goesOn({ ...before, baseline: above.baseline }, item)) {
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text.replace(/\s+/g, ' ').trim()} ${item.text.trim()}`,
        start: Math.min(before.start, item.start),
        end: Math.max(before.end, item.end),
        lastBaseline: item.baseline,
      }
    } else joined.push(item)
    above = item
  }
  return joined
}

/** A first half has a year or month, then a dash or "to", then a month at most. */
const firstHalf =
  /^(?=.{4,28}$)(?:\p{L}{3,12}\.? )?(?:\d\d?[./])?(?:19|20)\d\d ?(?:[-–—]|to|until|bis)(?: ?\p{L}{3,12}\.?)?$/u
const secondHalf = /^(?:\p{L}{3,12}|(?:\p{L}{3,12}\.? )?(?:\d\d?[./])?(?:19|20)\d\d)$/u
const mostStep = 1.8
/** In the narrowest columns the year stands below its month, and the dash before the second half. */
const month =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|fév|avr|mai|juin|juil|août|déc|mär|okt|dez)\p{L}{0,7}\.?$/iu
const yearAndDash = /^(?:19|20)\d\d ?(?:[-–—]|to)(?: ?\p{L}{3,12}\.?)?$/u
const firstDate = /^(?:\p{L}{3,12}\.? )?(?:\d\d?[./])?(?:19|20)\d\d$/u
const dashAndDate =
  /^(?:[-–—]|to|until|bis) ?(?:\p{L}{3,12}|(?:\p{L}{3,12}\.? )?(?:\d\d?[./])?(?:19|20)\d\d)$/u

function goesOn(before: TextBox, item: TextBox): boolean {
  const step = item.baseline - before.baseline
  const isBelow = step > 0.5 * before.size && step <= mostStep * before.size
  const isAligned = Math.abs(item.start - before.start) <= 2 || Math.abs(item.end - before.end) <= 2
  if (!isBelow || !isAligned || item.size !== before.size) return false
  const first = before.text.replace(/\s+/g, ' ').trim()
  const second = item.text.replace(/\s+/g, ' ').trim()
  return halves.some(([above, below]) => above.test(first) && below.test(second))
}

const halves = [
  [firstHalf, secondHalf],
  [month, yearAndDash],
  [firstDate, dashAndDate],
] as const
