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
  readonly deadline: NodeJS.Timeout
  deaths: number
}

const entry = fileURLToPath(new URL('./engine-child.ts', import.meta.url))
/** The longest texts take 200 ms; the rest is for a machine with better things to do. */
const deadlineMs = 30_000
/** A question that two processes died over is not asked a third time. */
const mostDeaths = 2

/** Starts the engine's process with the first question, and again whenever it dies. */
export function createEngineProcess({ heapMegabytes = 512 } = {}): EngineProcess {
  const pending = new Map<number, Pending>()
  let child: ChildProcess | undefined
  let asked = 0
  let isClosed = false

  function running(): ChildProcess {
    child ??= start()
    return child
  }

  function start(): ChildProcess {
    const started = fork(entry, {
      execArgv: [`--max-old-space-size=${heapMegabytes}`, '--no-warnings'],
      env: onlyCompiledCode(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.on('message', (reply) => {
      if (!isEngineReply(reply)) return
      const question = settle(reply.number)
      if (reply.failed === undefined) question?.resolve(reply.answer)
      else question?.reject(new Error(`The engine failed: ${reply.failed}`))
    })
    const mourn = () => {
      if (child !== started) return
      child = undefined
      for (const question of [...pending.values()]) askAgain(question)
    }
    started.once('exit', mourn)
    started.once('error', mourn)
    // An idle engine keeps nobody's program from ending.
    started.unref()
    started.channel?.unref()
    return started
  }

  function askAgain(question: Pending): void {
    question.deaths += 1
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
    clearTimeout(question?.deadline)
    if (pending.size === 0) child?.channel?.unref()
    return question
  }

  return {
    ask: (name, input) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The engine is closed.'))
        asked += 1
        const request = { number: asked, name, input }
        const deadline = setTimeout(() => {
          settle(request.number)?.reject(new Error('The engine took too long.'))
          child?.kill('SIGKILL')
        }, deadlineMs)
        pending.set(asked, { request, resolve: resolveAs(resolve), reject, deadline, deaths: 0 })
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

/** The child learns nothing of our settings but where compiled code is kept, if it is: it starts sooner. */
function onlyCompiledCode(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir()
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {}
}

/** The child answers by the same table that types the question. */
function resolveAs<T>(resolve: (answer: T) => void): (answer: unknown) => void {
  return (answer) => resolve(answer as T)
}
