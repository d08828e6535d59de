import type { ReadingChild } from './start-child.ts'

/** Where idle children wait for work, and whoever needs one waits for a child. */
export interface LendingDesk {
  /** To who has waited longest; a child that nobody waits for stays idle. */
  readonly lend: (child: ReadingChild) => void
  readonly takeIdle: () => ReadingChild | undefined
  readonly wait: (signal: AbortSignal | undefined) => Promise<ReadingChild>
  readonly withdraw: (child: ReadingChild) => void
  readonly refuseAll: () => void
}

type Waiting = (child: ReadingChild | null) => void

export function openDesk(): LendingDesk {
  const idle = new Set<ReadingChild>()
  const waiting: Waiting[] = []
  return {
    lend: (child) => {
      const answer = waiting.shift()
      if (answer) answer(child)
      else idle.add(child)
    },
    takeIdle: () => {
      const [free] = idle
      if (free) idle.delete(free)
      return free
    },
    wait: (signal) => waitIn(waiting, signal),
    withdraw: (child) => void idle.delete(child),
    refuseAll: () => {
      for (const answer of waiting.splice(0)) answer(null)
    },
  }
}

/** Nobody is there to read: they are dismissed, or the machine lets none start. */
export class NoChildren extends Error {}

function waitIn(waiting: Waiting[], signal: AbortSignal | undefined): Promise<ReadingChild> {
  return new Promise((resolve, reject) => {
    const answer: Waiting = (child) => {
      signal?.removeEventListener('abort', leave)
      if (child) resolve(child)
      else reject(new NoChildren())
    }
    const leave = (): void => {
      waiting.splice(waiting.indexOf(answer), 1)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', leave, { once: true })
    waiting.push(answer)
  })
}
