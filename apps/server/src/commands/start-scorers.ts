import { Worker } from 'node:worker_threads'

/** Threads that score lines of pairs, as many as asked for. */
export interface Scorers {
  /** Answers a line for each line, in order. */
  score(lines: readonly string[]): Promise<readonly string[]>
  stop(): Promise<void>
}

interface Task {
  readonly lines: readonly string[]
  readonly resolve: (lines: readonly string[]) => void
  readonly reject: (error: Error) => void
}

/**
 * Starts threads as lines come, up to so many: each loads the word data once, which costs about as
 * much as scoring a hundred pairs, and then takes task after task.
 */
export function startScorers(most: number): Scorers {
  const waiting: Task[] = []
  const busy = new Map<Worker, Task>()
  const workers: Worker[] = []
  const start = () => {
    const worker = new Worker(new URL('score-worker.ts', import.meta.url))
    worker.on('message', (lines: readonly string[]) => {
      busy.get(worker)?.resolve(lines)
      busy.delete(worker)
      hand()
    })
    worker.on('error', (error) =>
      busy.get(worker)?.reject(error instanceof Error ? error : new Error(String(error))),
    )
    workers.push(worker)
    return worker
  }
  const findFree = () =>
    workers.find((worker) => !busy.has(worker)) ?? (workers.length < most ? start() : null)
  const hand = () => {
    while (waiting.length > 0) {
      const worker = findFree()
      const task = worker && waiting.shift()
      if (!task) return
      busy.set(worker, task)
      worker.postMessage(task.lines)
    }
  }
  return {
    score: (lines) =>
      new Promise((resolve, reject) => {
        waiting.push({ lines, resolve, reject })
        hand()
      }),
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}
