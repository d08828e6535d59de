import { toCvDocument, toEdited } from '../state/edited-cv.ts'
import { listFields } from '../state/list-fields.ts'
import { setText } from '../state/set-text.ts'
import { findNotes } from './find-notes.ts'
import type {
  LiveScore,
  Scorable,
  ScoreReply,
  ScoreRequest,
  Weighable,
  WeighReply,
  Weight,
} from './live-score.ts'
import { scoreCv } from './score-cv.ts'

/** What the worker answers; it needs nothing of a browser. */
export async function answerRequest(request: ScoreRequest): Promise<ScoreReply | WeighReply> {
  if (request.kind === 'weigh') {
    const weight = await weigh(request, request.change)
    return { kind: 'weigh', path: request.change.path, weight }
  }
  const { cv, posting, today } = request
  const score = posting && (await scoreCv({ cv, posting, today }))
  return { kind: 'score', score, notes: findNotes(cv) }
}

/** The difference that one change makes, by making it and scoring again. */
async function weigh({ cv, posting, today }: Scorable, change: Weighable): Promise<Weight | null> {
  if (posting === null) return null
  const before = await scoreCv({ cv, posting, today })
  const after = await scoreCv({ cv: withChange(cv, change), posting, today })
  if (before.status !== 'scored' || after.status !== 'scored') return null
  return { points: after.score - before.score, phrasing: phrasing(after) - phrasing(before) }
}

function withChange(document: Scorable['cv'], { path, after }: Weighable) {
  const { cv } = toEdited(document)
  const field = listFields(cv).find((each) => each.path === path)
  return field ? toCvDocument(setText(cv, field.name, after)) : document
}

function phrasing({ subScores }: LiveScore): number {
  return subScores.find(({ name }) => name === 'Phrasing')?.percent ?? 0
}
