import { Problem } from '../../http/replies/problem.ts'
import type { EngineReply, EngineRequest } from './engine-questions.ts'

interface Question {
  readonly request: EngineRequest
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
}

/** The questions that wait for an answer; the first of them is the one being worked on. */
export interface QuestionLine {
  readonly add: (question: Question) => void
  readonly answer: (reply: EngineReply) => void
  readonly isEmpty: () => boolean
  /** The process died over the first: answers what is to be asked of the next one. */
  readonly afterDeath: (end: { readonly isFinal: boolean }) => readonly EngineRequest[]
}

interface Waiting extends Question {
  deaths: number
}

/** For one question: the longest texts take 200 ms, the rest is for a machine with better things to do. */
const deadlineMs = 30_000
/** A question that two processes died over is not asked a third time. */
const mostDeaths = 2

/** `onOverdue` is to end the process: the first question has had its time and is not asked again. */
export function createQuestionLine({ onOverdue }: { onOverdue: () => void }): QuestionLine {
  const waiting = new Map<number, Waiting>()
  let deadline: NodeJS.Timeout | undefined

  /** Waits for the question that is being worked on; those in line have their time still before them. */
  function watch(): void {
    clearTimeout(deadline)
    const [first] = waiting.values()
    if (!first) return
    deadline = setTimeout(() => {
      first.deaths = mostDeaths
      onOverdue()
    }, deadlineMs)
  }

  function leave(number: number): Waiting | undefined {
    const question = waiting.get(number)
    waiting.delete(number)
    watch()
    return question
  }

  return {
    add: (question) => {
      waiting.set(question.request.number, { ...question, deaths: 0 })
      if (waiting.size === 1) watch()
    },
    answer: ({ number, answer, failed }) => {
      const question = leave(number)
      if (failed === undefined) question?.resolve(answer)
      else question?.reject(new Error(`The engine failed: ${failed}`))
    },
    isEmpty: () => waiting.size === 0,
    afterDeath: ({ isFinal }) => {
      const [fatal] = waiting.values()
      if (fatal) fatal.deaths += 1
      const all = [...waiting.values()]
      const died = new Error('The engine died over a question.')
      const isLost = ({ deaths }: Waiting) => isFinal || deaths >= mostDeaths
      for (const { request } of all.filter(isLost)) {
        leave(request.number)?.reject(new Problem('broke_off', { cause: died }))
      }
      return [...waiting.values()].map(({ request }) => request)
    },
  }
}
