import { readKnowledge } from '@rolefit/engine'
import { answerQuestion } from './answer-question.ts'
import { type EngineReply, type EngineRequest, isEngineRequest } from './engine-questions.ts'

/** Where postings and CVs are compared: a process of its own, so that a long text delays nobody else. */
process.on('message', (request) => {
  if (isEngineRequest(request)) say(answerTo(request))
})
process.on('disconnect', () => process.exit())
readKnowledge()

function answerTo({ number, name, input }: EngineRequest): EngineReply {
  try {
    return { number, answer: answerQuestion(name, input) }
  } catch (error) {
    return { number, failed: error instanceof Error ? (error.stack ?? error.message) : 'unknown' }
  }
}

function say(reply: EngineReply): void {
  process.send?.(reply)
}
