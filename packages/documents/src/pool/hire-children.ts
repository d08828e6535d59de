import { type ReadingChild, type ReadingLimits, startChild } from './start-child.ts'

/** Children that are replaced when they die, and lent out one at a time. */
export interface Crew {
  readonly take: (signal: AbortSignal | undefined) => Promise<ReadingChild>
  readonly giveBack: (child: ReadingChild) => void
  /** The child will be busy for long: another takes its place, and it goes when it is done. */
  readonly relieve: (child: ReadingChild) => void
  readonly dismiss: () => Promise<void>
}

type Waiting = (child: ReadingChild | null) => void

/**
 * Children that die before they could read anything, so many in a row, are a fault of the machine: the next
 * one is started when somebody asks, for memory may be short for a moment only.
 */
const mostFailedStarts = 3
/** Each takes half a gigabyte while it recognises words. */
const mostRelieved = 2

export function hireChildren(count: number, limits: ReadingLimits): Crew {
  const idle = new Set<ReadingChild>()
  const living = new Set<ReadingChild>()
  const relieved = new Set<ReadingChild>()
  const waiting: Waiting[] = []
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
      idle.delete(child)
      if (relieved.delete(child)) return
      if (!isDismissed && failedStarts < mostFailedStarts) hire()
      else if (living.size === 0) for (const answer of waiting.splice(0)) answer(null)
    })
  }

  function lend(child: ReadingChild): void {
    if (!living.has(child)) return
    const answer = waiting.shift()
    if (answer) answer(child)
    else idle.add(child)
  }

  for (let hired = 0; hired < count; hired += 1) hire()
  return {
    take: (signal) => {
      const [free] = idle
      if (free) {
        idle.delete(free)
        return Promise.resolve(free)
      }
      if (isDismissed) return Promise.reject(new Error('There are no reading children.'))
      if (living.size === 0) hire()
      return wait(waiting, signal)
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

function wait(waiting: Waiting[], signal: AbortSignal | undefined): Promise<ReadingChild> {
  return new Promise((resolve, reject) => {
    const answer: Waiting = (child) => {
      signal?.removeEventListener('abort', leave)
      if (child) resolve(child)
      else reject(new Error('There are no reading children.'))
    }
    const leave = (): void => {
      waiting.splice(waiting.indexOf(answer), 1)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', leave, { once: true })
    waiting.push(answer)
  })
}
