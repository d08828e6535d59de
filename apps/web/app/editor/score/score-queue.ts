import type { Scorable, ScoreReply, ScoreRequest, Weighable, WeighReply } from './live-score.ts'
import { withChange } from './with-change.ts'

export interface Question extends Scorable {
  readonly changes: readonly Weighable[]
}

interface ScoreQueue {
  readonly ask: (question: Question) => void
  /** To be called with each reply of the worker. */
  readonly next: (reply: ScoreReply | WeighReply) => void
}

/**
 * Asks the worker one thing at a time. While it is busy only the newest version of the CV waits, so
 * that the score is never more than one scoring behind the keys; changes are weighed once it rests.
 */
export function scoreQueue(send: (request: ScoreRequest) => void): ScoreQueue {
  let isBusy = false
  let waiting: Question | null = null
  let scored: Question | null = null
  let unweighed: readonly Weighable[] = []

  function work() {
    const [change, ...rest] = unweighed
    if (waiting) {
      scored = waiting
      unweighed = waiting.changes
      waiting = null
      isBusy = true
      send({ kind: 'score', ...scorableOf(scored) })
    } else if (scored && change) {
      unweighed = rest
      isBusy = true
      const changed = withChange(scored.cv, change)
      send({ kind: 'weigh', ...scorableOf(scored), path: change.path, changed })
    } else isBusy = false
  }

  return {
    ask: (question) => {
      waiting = question
      if (!isBusy) work()
    },
    next: work,
  }
}

function scorableOf({ cv, posting, today }: Question): Scorable {
  return { cv, posting, today }
}
