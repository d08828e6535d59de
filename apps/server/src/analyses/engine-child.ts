import { readKnowledge } from '@rolefit/engine'
import { answerQuestion } from './answer-question.ts'
import { type EngineReply, isEngineRequest } from './engine-questions.ts'

/** Where postings and CVs are compared: a process of its own, so that a long text delays nobody else. */
process.on('message', (request) => {
  if (!isEngineRequest(request)) return
  say({ number: request.number, answer: answerQuestion(request.name, request.input) })
})
process.on('disconnect', () => process.exit())
readKnowledge()

function say(reply: EngineReply): void {
  process.send?.(reply)
}
