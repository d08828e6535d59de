import { readKnowledge } from '@rolefit/engine'
import { findNotes } from './find-notes.ts'
import type { ScoreReply, ScoreRequest } from './live-score.ts'
import { scoreCv } from './score-cv.ts'

// Built while the person still looks at the page, so that the first score is as quick as the next.
readKnowledge()

addEventListener('message', ({ data }: MessageEvent<ScoreRequest>) => {
  const score = data.jobText === null ? null : scoreCv(data)
  const reply: ScoreReply = { id: data.id, score, notes: findNotes(data.cv) }
  postMessage(reply)
})
