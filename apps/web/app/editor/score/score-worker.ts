import { readKnowledge } from '@rolefit/engine'
import { answerRequest } from './answer-request.ts'
import type { ScoreRequest } from './live-score.ts'

// Built while the person still looks at the page, so that the first score is as quick as the next.
readKnowledge()

addEventListener('message', async ({ data }: MessageEvent<ScoreRequest>) => {
  postMessage(await answerRequest(data))
})
