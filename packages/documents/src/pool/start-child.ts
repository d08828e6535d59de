import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ReadResult } from '../document.ts'
import type { ReadingProgress } from '../read-document.ts'
import { childFlags } from './child-flags.ts'
import { asChildMessage, type ReadRequest } from './child-messages.ts'
import { residentMegabytes } from './resident-memory.ts'
import { watchReading } from './watch-reading.ts'

export interface ReadingLimits {
  readonly heapMegabytes: number
  readonly residentMegabytes: number
  readonly deadlineMilliseconds: number
  /** While words are recognised: a page, and all of them. */
  readonly ocrPageMilliseconds: number
  readonly ocrMilliseconds: number
  readonly ocrResidentMegabytes: number
  /** A child that holds more than that between two files is replaced. */
  readonly idleMegabytes: number
}

export interface ReadingJob {
  readonly request: ReadRequest
  readonly onProgress: (progress: ReadingProgress) => void
}

/** A process that reads one file at a time, from its start to its end. */
export interface ReadingChild {
  readonly pid: number
  readonly ready: Promise<boolean>
  readonly ended: Promise<void>
  /** Always answers, also where the child dies over it. */
  readonly read: (job: ReadingJob) => Promise<ReadResult>
  readonly isBloated: () => boolean
  readonly kill: () => void
}

const entry = fileURLToPath(new URL('./reading-child.ts', import.meta.url))

export function startChild(limits: ReadingLimits): ReadingChild {
  const process = fork(entry, {
    execArgv: childFlags(limits.heapMegabytes),
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const pid = process.pid ?? 0
  const ended = new Promise<void>((resolve) => {
    process.once('exit', () => resolve())
    process.once('error', () => resolve())
  })
  return {
    pid,
    ready: Promise.race([hearReady(process), ended.then(() => false)]),
    ended,
    read: (job) => watchReading(process, job, limits),
    isBloated: () => residentMegabytes(pid) > limits.idleMegabytes,
    kill: () => {
      process.ref()
      process.kill('SIGKILL')
    },
  }
}

function hearReady(process: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    process.once('message', (message) => {
      // From here on an idle child keeps nobody's program from ending.
      process.unref()
      process.channel?.unref()
      resolve(asChildMessage(message)?.said === 'ready')
    })
  })
}
