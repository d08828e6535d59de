import { useEffect, useRef, useState } from 'react'
import type { CvDocument, CvPatch } from '@rolefit/contract'
import type { ScoreReply, Weight } from './live-score.ts'
import { openScorer } from './open-scorer.client.ts'
import { type Question, scoreQueue } from './score-queue.ts'

interface LiveScoring {
  readonly reply: ScoreReply | null
  /** What each open change would bring, by its path. */
  readonly weights: ReadonlyMap<string, Weight>
}

/** Scores the CV as it is typed, in a worker, and weighs the changes that are still open. */
export function useLiveScore(
  cv: CvDocument,
  jobText: string | null,
  patches: readonly CvPatch[],
): LiveScoring {
  const [reply, setReply] = useState<ScoreReply | null>(null)
  const [weights, setWeights] = useState<LiveScoring['weights']>(new Map())
  const asker = useRef<((question: Question) => void) | null>(null)
  const newest = useRef<Question>(toQuestion(cv, jobText, patches))

  useEffect(() => {
    const { ask: send, close } = openScorer((answer) => {
      queue.next(answer)
      if (answer.kind === 'score') return setReply(answer)
      const { path, weight } = answer
      if (weight) setWeights((known) => new Map(known).set(path, weight))
    })
    const queue = scoreQueue(send)
    asker.current = queue.ask
    queue.ask(newest.current)
    return close
  }, [])

  useEffect(() => {
    newest.current = toQuestion(cv, jobText, patches)
    asker.current?.(newest.current)
  }, [cv, jobText, patches])

  return { reply, weights }
}

function toQuestion(cv: CvDocument, jobText: string | null, changes: readonly CvPatch[]): Question {
  const now = new Date()
  const today = { year: now.getFullYear(), month: now.getMonth() + 1 }
  return { cv, jobText, today, changes }
}
