import { NoChildren, openDesk } from './lending-desk.ts'
import { type ReadingChild, type ReadingLimits, startChild } from './start-child.ts'

/** Children that are replaced when they die, and lent out one at a time. */
export interface Crew {
  readonly take: (signal: AbortSignal | undefined) => Promise<ReadingChild>
  readonly giveBack: (child: ReadingChild) => void
  /** The child will be busy for long: another takes its place, and it goes when it is done. */
  readonly relieve: (child: ReadingChild) => void
  readonly dismiss: () => Promise<void>
}

/**
 * Children that die before they could read anything, so many in a row, are a fault of the machine: the next
 * one is started when somebody asks, for memory may be short for a moment only.
 */
const mostFailedStarts = 3
/** Each takes half a gigabyte while it recognises words. */
const mostRelieved = 2

export function hireChildren(count: number, limits: ReadingLimits): Crew {
  const desk = openDesk()
  const living = new Set<ReadingChild>()
  const relieved = new Set<ReadingChild>()
  let failedStarts = 0
  let isDismissed = false

  function hire(): void {
    const child = startChild(limits)
    living.add(child)
    void child.ready.then((isReady) => {
      failedStarts = isReady ? 0 : failedStarts + 1
      if (!isReady || isDismissed) return
      lend(child)
      while (living.size - relieved.size < count) hire()
    })
    void child.ended.then(() => {
      living.delete(child)
      desk.withdraw(child)
      const isReplaced = relieved.delete(child)
      if (!isReplaced && !isDismissed && failedStarts < mostFailedStarts) hire()
      else if (living.size === 0) desk.refuseAll()
    })
  }

  function lend(child: ReadingChild): void {
    if (living.has(child)) desk.lend(child)
  }

  for (let hired = 0; hired < count; hired += 1) hire()
  return {
    take: (signal) => {
      const free = desk.takeIdle()
      if (free) return Promise.resolve(free)
      if (isDismissed) return Promise.reject(new NoChildren())
      if (living.size === 0) hire()
      return desk.wait(signal)
    },
    giveBack: (child) => {
      if (relieved.has(child) || child.isBloated()) child.kill()
      else lend(child)
    },
    relieve: (child) => {
      if (relieved.has(child) || relieved.size >= mostRelieved) return
      relieved.add(child)
      hire()
    },
    dismiss: async () => {
      isDismissed = true
      const ends = [...living].map((child) => child.ended)
      for (const child of living) child.kill()
      await Promise.all(ends)
    },
  }
}
