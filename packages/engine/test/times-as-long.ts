interface Race {
  readonly work: () => void
  readonly yardstick: () => void
  /** Where work takes fewer times as long as this, nothing is tried again. */
  readonly enough: number
}

/**
 * How many times as long work takes as a yardstick. Machines that run tests differ and are busy:
 * both take turns, so that whatever slows one slows the other, and the fastest turn of each counts.
 */
export function timesAsLong({ work, yardstick, enough }: Race): number {
  yardstick()
  let fastestWork = Number.POSITIVE_INFINITY
  let fastestYardstick = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 10; turn++) {
    fastestYardstick = Math.min(fastestYardstick, millisecondsOf(yardstick))
    fastestWork = Math.min(fastestWork, millisecondsOf(work))
    if (fastestWork < fastestYardstick * enough) break
  }
  return fastestWork / fastestYardstick
}

function millisecondsOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
