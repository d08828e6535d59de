import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type EngineQuestions,
  type EngineRequest,
  isEngineReply,
  type QuestionName,
} from './engine-questions.ts'

type Ask = <Name extends QuestionName>(
  name: Name,
  input: EngineQuestions[Name]['input'],
) => Promise<EngineQuestions[Name]['answer']>

/** The engine in a process of its own: its word data stays out of this one's memory, its work off its thread. */
export interface EngineProcess {
  readonly ask: Ask
  /** Starts the process before somebody waits for it. */
  readonly warm: () => void
  readonly close: () => Promise<void>
}

interface Pending {
  readonly request: EngineRequest
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
  deaths: number
}

const entry = fileURLToPath(new URL('./engine-child.ts', import.meta.url))
/** For one question: the longest texts take 200 ms, the rest is for a machine with better things to do. */
const deadlineMs = 30_000
/** A question that two processes died over is not asked a third time. */
const mostDeaths = 2

const nurseryMegabytes = 16

/** Starts the engine's process with the first question, and again whenever it dies. */
export function createEngineProcess({ heapMegabytes = 512 } = {}): EngineProcess {
  /** In the order in which they are answered; the first is the one being worked on. */
  const pending = new Map<number, Pending>()
  let deadline: NodeJS.Timeout | undefined
  let child: ChildProcess | undefined
  let asked = 0
  let isClosed = false

  function running(): ChildProcess {
    child ??= start()
    return child
  }

  function start(): ChildProcess {
    const started = forkEngine(heapMegabytes)
    started.on('message', (reply) => {
      if (!isEngineReply(reply)) return
      const question = settle(reply.number)
      if (reply.failed === undefined) question?.resolve(reply.answer)
      else question?.reject(new Error(`The engine failed: ${reply.failed}`))
    })
    const mourn = () => {
      if (child !== started) return
      child = undefined
      const [fatal] = pending.values()
      if (fatal) fatal.deaths += 1
      for (const question of [...pending.values()]) askAgain(question)
    }
    started.once('exit', mourn)
    started.once('error', mourn)
    return started
  }

  function askAgain(question: Pending): void {
    if (isClosed || question.deaths >= mostDeaths) {
      settle(question.request.number)?.reject(new Error('The engine died over a question.'))
    } else send(question.request)
  }

  function send(request: EngineRequest): void {
    running().send(request, () => {
      // What cannot be sent any more is asked again when the process has ended.
    })
  }

  function settle(number: number): Pending | undefined {
    const question = pending.get(number)
    pending.delete(number)
    watch()
    if (pending.size === 0) child?.channel?.unref()
    return question
  }

  /** Waits for the question that is being worked on; those in line have their time still before them. */
  function watch(): void {
    clearTimeout(deadline)
    const [first] = pending.values()
    if (!first) return
    deadline = setTimeout(() => {
      first.deaths = mostDeaths
      child?.kill('SIGKILL')
    }, deadlineMs)
  }

  return {
    ask: (name, input) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The engine is closed.'))
        asked += 1
        const request = { number: asked, name, input }
        pending.set(asked, { request, resolve: resolveAs(resolve), reject, deaths: 0 })
        if (pending.size === 1) watch()
        running().channel?.ref()
        send(request)
      }),
    warm: () => void running(),
    close: async () => {
      isClosed = true
      const last = child
      if (!last) return
      const ended = new Promise((resolve) => last.once('exit', resolve))
      last.kill('SIGKILL')
      await ended
    },
  }
}

function forkEngine(heapMegabytes: number): ChildProcess {
  const engine = fork(entry, {
    execArgv: engineFlags(heapMegabytes),
    env: onlyCompiledCode(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // An idle engine keeps nobody's program from ending.
  engine.unref()
  engine.channel?.unref()
  return engine
}

/** The child learns nothing of our settings but where compiled code is kept, if it is: it starts sooner. */
function onlyCompiledCode(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir()
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {}
}

function engineFlags(heapMegabytes: number): string[] {
  return [
    `--max-old-space-size=${heapMegabytes}`,
    // What one question leaves fits into that; a smaller one is copied about, a larger one only held.
    `--min-semi-space-size=${nurseryMegabytes}`,
    `--max-semi-space-size=${nurseryMegabytes}`,
    '--no-warnings',
  ]
}

/** The child answers by the same table that types the question. */
function resolveAs<T>(resolve: (answer: T) => void): (answer: unknown) => void {
  return (answer) => resolve(answer as T)
}
