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
export function answerRequest(request: ScoreRequest): ScoreReply | WeighReply {
  if (request.kind === 'weigh') {
    return { kind: 'weigh', path: request.change.path, weight: weigh(request, request.change) }
  }
  const score = request.jobText === null ? null : scoreCv(request)
  return { kind: 'score', score, notes: findNotes(request.cv) }
}

/** The difference that one change makes, by making it and scoring again. */
function weigh(scorable: Scorable, change: Weighable): Weight | null {
  if (scorable.jobText === null) return null
  const before = scoreCv(scorable)
  const after = scoreCv({ ...scorable, cv: withChange(scorable.cv, change) })
  if (before.status === 'refused' || after.status === 'refused') return null
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
