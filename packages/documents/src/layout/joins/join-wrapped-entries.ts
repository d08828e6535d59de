import { hasRoom } from '../has-room.ts'
import { type BrokenBox, joinBroken } from './join-broken.ts'

/** Letters; a wider column is one of running text, whose lines stay. */
const longestLine = 45
/** Lines that begin within this of each other stand in one column, in points. */
const sameEdge = 1
/** In letter sizes: the widest step to a line of the same list, and what two steps differ by that mean two things. */
const widestStep = 3
const otherStep = 0.15

/**
 * Joins entries of a list that a narrow column has broken. Where entries stand further apart than the lines of one, a
 * close line goes on with the entry above that had no room for its first word.
 */
export function joinWrappedEntries<Item extends BrokenBox>(
  drawn: readonly Item[],
): readonly Item[] {
  const steps = new Map<Item, number>()
  drawn.forEach((item, at) => {
    const step = stepFrom(drawn[at - 1], item)
    if (step !== null) steps.set(item, step)
  })
  const closeOf = closeSteps(steps)
  return joinBroken(drawn, (above, item) => {
    const step = steps.get(item)
    const isClose = step !== undefined && step <= closeOf(item)
    return isClose && mayBreak(above, item) && !hasRoom(above, item, drawn)
  })
}

function stepFrom(above: BrokenBox | undefined, item: BrokenBox): number | null {
  if (!above || above.font !== item.font || above.size !== item.size) return null
  const step = item.baseline - above.baseline
  const isBelow = step > 0.9 * item.size && step <= widestStep * item.size
  return isBelow && Math.abs(above.start - item.start) <= sameEdge ? step : null
}

/** How close the lines of one entry stand in a column, where other lines of it stand further apart. */
function closeSteps<Item extends BrokenBox>(
  steps: ReadonlyMap<Item, number>,
): (item: Item) => number {
  const columnOf = ({ start, size, font }: Item) => `${Math.round(start)} ${size} ${font}`
  const columns = new Map<string, { least: number; most: number }>()
  for (const [item, step] of steps) {
    const { least, most } = columns.get(columnOf(item)) ?? { least: step, most: step }
    columns.set(columnOf(item), { least: Math.min(least, step), most: Math.max(most, step) })
  }
  return (item) => {
    const { least, most } = columns.get(columnOf(item)) ?? { least: 0, most: 0 }
    const difference = otherStep * item.size
    return most - least > difference ? least + difference / 2 : 0
  }
}

/** A date, a number or an address begins a line of its own, and a sentence's end ends one. */
function mayBreak(above: BrokenBox, item: BrokenBox): boolean {
  const isShort = above.text.length <= longestLine && item.text.length <= longestLine
  return isShort && !/[.:;|]\s*$/.test(above.text) && !/@|\d{3}|^\W/.test(item.text)
}
