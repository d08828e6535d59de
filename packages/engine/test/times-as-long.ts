interface Race {
  readonly work: () => void
  readonly yardstick: () => void
  /** Where work takes fewer times as long as this, nothing is tried again. */
  readonly enough: number
}

/**
 * How many times as long work takes as a yardstick, in time of this thread alone. Machines that run tests differ
 * and are busy: both take turns, so that whatever slows one slows the other, and the fastest turn of each counts.
 */
export function timesAsLong({ work, yardstick, enough }: Race): number {
  yardstick()
  let fastestWork = Number.POSITIVE_INFINITY
  let fastestYardstick = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < mostTurns; turn++) {
    fastestYardstick = Math.min(fastestYardstick, millisecondsOf(yardstick))
    fastestWork = Math.min(fastestWork, millisecondsOf(work))
    if (fastestWork < fastestYardstick * enough) break
  }
  return fastestWork / fastestYardstick
}

const mostTurns = 20
/** Some systems count a thread's time in steps of this many milliseconds. */
const step = 4

function millisecondsOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return Math.max(step, (user + system) / 1000)
}
