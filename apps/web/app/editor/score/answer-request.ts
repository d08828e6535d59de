import type { CvDocument } from '@rolefit/contract'
import type { LiveScore, Scorable, ScoreRequest, Weight, WorkerReply } from './live-score.ts'
import { noteLines } from './note-lines.ts'
import { scoreCv } from './score-cv.ts'

/** What the worker answers; it needs nothing of a browser. */
export async function answerRequest(request: ScoreRequest): Promise<WorkerReply> {
  if (request.kind === 'note') return { kind: 'note', notes: await noteLines(request.cv) }
  if (request.kind === 'weigh') {
    const weight = await weigh(request, request.changed)
    return { kind: 'weigh', path: request.path, weight }
  }
  const { cv, posting, today } = request
  const score = posting && (await scoreCv({ cv, posting, today }))
  return { kind: 'score', score }
}

/** The difference that a change makes, by scoring with and without it. */
async function weigh(
  { cv, posting, today }: Scorable,
  changed: CvDocument,
): Promise<Weight | null> {
  if (posting === null) return null
  const before = await scoreCv({ cv, posting, today })
  const after = await scoreCv({ cv: changed, posting, today })
  if (before.status !== 'scored' || after.status !== 'scored') return null
  return { points: after.score - before.score, phrasing: phrasing(after) - phrasing(before) }
}

function phrasing({ subScores }: LiveScore): number {
  return subScores.find(({ name }) => name === 'Phrasing')?.percent ?? 0
}
