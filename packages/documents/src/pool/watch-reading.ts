import type { ChildProcess } from 'node:child_process'
import type { ReadResult, UnreadableReason } from '../document.ts'
import { unreadable } from '../unreadable.ts'
import { asChildMessage } from './child-messages.ts'
import { processorMilliseconds } from './processor-time.ts'
import { residentMegabytes } from './resident-memory.ts'
import type { ReadingJob, ReadingLimits } from './start-child.ts'

const pollMilliseconds = 25
/** On a machine with much else to do a file may take that many times its limit by the clock. */
const mostWaiting = 4

/** Sends the file, and watches the clock and the memory until there is an answer or the child is dead. */
export function watchReading(
  process: ChildProcess,
  job: ReadingJob,
  limits: ReadingLimits,
): Promise<ReadResult> {
  return new Promise((resolve) => {
    let killedFor: UnreadableReason | null = null
    let mostMegabytes = limits.residentMegabytes
    let lastMoment = Number.POSITIVE_INFINITY
    const kill = (reason: UnreadableReason): void => {
      killedFor ??= reason
      process.kill('SIGKILL')
    }
    let patience = waitForWork(process.pid ?? 0, limits.deadlineMilliseconds)
    let deadline = setTimeout(expire, limits.deadlineMilliseconds)
    function expire(): void {
      const left = Math.min(patience(), lastMoment - performance.now())
      if (left > 0) deadline = setTimeout(expire, left)
      else kill('took_too_long')
    }
    const watch = setInterval(() => {
      if (residentMegabytes(process.pid ?? 0) > mostMegabytes) kill('too_large')
    }, pollMilliseconds)
    const settle = (result: ReadResult): void => {
      clearTimeout(deadline)
      clearInterval(watch)
      process.off('message', hear)
      process.off('exit', mourn)
      resolve(result)
    }
    const hear = (value: unknown): void => {
      const message = asChildMessage(value)
      if (message?.said === 'result') settle(message.result)
      if (message?.said !== 'progress') return
      mostMegabytes = limits.ocrResidentMegabytes
      lastMoment = Math.min(lastMoment, performance.now() + limits.ocrMilliseconds)
      patience = waitForWork(process.pid ?? 0, limits.ocrPageMilliseconds)
      clearTimeout(deadline)
      expire()
      job.onProgress(message.progress)
    }
    const mourn = (_code: number | null, signal: NodeJS.Signals | null): void => {
      settle(unreadable(killedFor ?? blameFor(signal)))
    }
    process.on('message', hear)
    process.on('exit', mourn)
    process.send(job.request, (error) => error && kill('broke_off'))
  })
}

/** Node ends itself by one of these where its heap is full. */
const fullHeap: readonly unknown[] = ['SIGABRT', 'SIGTRAP', 'SIGILL']
/** By these the system ends whom it has no memory for, an operator a service, and we a child at closing. */
const fromOutside: readonly unknown[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

function blameFor(signal: NodeJS.Signals | null): UnreadableReason {
  if (fullHeap.includes(signal)) return 'too_large'
  return fromOutside.includes(signal) ? 'broke_off' : 'damaged'
}

/**
 * Tells how long to go on waiting: that the machine is busy is not the file's fault, so the limit is
 * the child's own work where the system counts it.
 */
function waitForWork(pid: number, limit: number): () => number {
  const startedAt = performance.now()
  const workedBefore = processorMilliseconds(pid)
  return () => {
    const now = processorMilliseconds(pid)
    if (workedBefore === null || now === null) return 0
    const left = mostWaiting * limit - (performance.now() - startedAt)
    return Math.min(limit - (now - workedBefore), left)
  }
}
