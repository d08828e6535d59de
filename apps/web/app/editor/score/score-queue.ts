import type { CvDocument } from '@rolefit/contract'
import { hasPlaceholder } from '../state/find-placeholders.ts'
import type { Scorable, ScoreRequest, Weighable, WorkerReply } from './live-score.ts'
import { withChange } from './with-change.ts'

export interface Question extends Scorable {
  readonly changes: readonly Weighable[]
}

interface ScoreQueue {
  readonly ask: (question: Question) => void
  /** To be called with each reply of the worker. */
  readonly next: (reply: WorkerReply) => void
}

/**
 * Asks the worker one thing at a time. While it is busy only the newest version of the CV waits, so
 * that the score is never more than one scoring behind the keys; lines are noted and changes weighed
 * once none waits. Notes may be long in coming, as what finds them is fetched first: they hold up no score.
 * A change with a gap is not weighed: the words in brackets are not the person's, and would count as words.
 * Notes of one CV are out at a time, too: what waits for one part to come may go on in any order.
 */
export function scoreQueue(send: (request: ScoreRequest) => void): ScoreQueue {
  let isBusy = false
  let isNoting = false
  let waiting: Question | null = null
  let scored: Question | null = null
  let unnoted: CvDocument | null = null
  let unweighed: readonly Weighable[] = []

  function work() {
    const [change, ...rest] = unweighed
    if (waiting) {
      scored = waiting
      unnoted = waiting.cv
      unweighed = waiting.changes.filter(({ after }) => !hasPlaceholder(after))
      waiting = null
      isBusy = true
      send({ kind: 'score', ...scorableOf(scored) })
      return
    }
    if (unnoted && !isNoting) {
      isNoting = true
      send({ kind: 'note', cv: unnoted })
      unnoted = null
    }
    if (scored && change) {
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
    next: ({ kind }) => {
      if (kind === 'note') isNoting = false
      if (kind !== 'note' || !isBusy) work()
    },
  }
}

function scorableOf({ cv, posting, today }: Question): Scorable {
  return { cv, posting, today }
}
