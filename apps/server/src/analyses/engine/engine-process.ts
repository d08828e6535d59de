import type { ChildProcess } from 'node:child_process'
import type {
  EngineQuestions,
  EngineReply,
  EngineRequest,
  QuestionName,
} from './engine-questions.ts'
import { forkEngine } from './fork-engine.ts'
import { createQuestionLine } from './question-line.ts'

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

/** Starts the engine's process with the first question, and again whenever it dies. */
export function createEngineProcess({ heapMegabytes = 512 } = {}): EngineProcess {
  const line = createQuestionLine({ onOverdue: () => child?.kill('SIGKILL') })
  let child: ChildProcess | undefined
  let asked = 0
  let isClosed = false

  function running(): ChildProcess {
    child ??= forkEngine({ heapMegabytes, onReply, onEnd })
    return child
  }

  function onReply(reply: EngineReply): void {
    line.answer(reply)
    if (line.isEmpty()) child?.channel?.unref()
  }

  function onEnd(ended: ChildProcess): void {
    if (child !== ended) return
    child = undefined
    for (const request of line.afterDeath({ isFinal: isClosed })) send(request)
  }

  function send(request: EngineRequest): void {
    running().send(request, () => {
      // What cannot be sent any more is asked again when the process has ended.
    })
  }

  return {
    ask: (name, input) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The engine is closed.'))
        asked += 1
        const request = { number: asked, name, input }
        line.add({ request, resolve: resolveAs(resolve), reject })
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

/** The child answers by the same table that types the question. */
function resolveAs<T>(resolve: (answer: T) => void): (answer: unknown) => void {
  return (answer) => resolve(answer as T)
}
