import { useCallback, useEffect, useRef, useState } from 'react'
import type { CvDocument, CvPatch, LineNote } from '@rolefit/contract'
import { whenReleased } from '../../ui/when-released.ts'
import type { AskedPosting, LiveScore, Unscored, Weight, WorkerReply } from './live-score.ts'
import { openScorer } from './open-scorer.client.ts'
import { type Question, scoreQueue } from './score-queue.ts'

export interface LiveScoring {
  /** The latest there is: where a posting could not be read, still that of the one before. */
  readonly score: LiveScore | Unscored | null
  readonly notes: readonly LineNote[]
  /** What each open change would bring, by its path. */
  readonly weights: ReadonlyMap<string, Weight>
  /** Whether the part that reads the posting could not be fetched. */
  readonly isUnread: boolean
  /** Fetches it anew, and scores. */
  readonly tryAgain: () => void
}

type Told = Pick<LiveScoring, 'score' | 'notes' | 'isUnread'>

interface Asked {
  readonly cv: CvDocument
  readonly posting: AskedPosting | null
  readonly changes: readonly CvPatch[]
}

/**
 * Scores the CV as it is typed, in a worker, and weighs the changes that are still open. The notes
 * that the CV came with stand until the worker has its own.
 */
export function useLiveScore(
  { cv, posting, changes }: Asked,
  notes: readonly LineNote[],
): LiveScoring {
  const [told, setTold] = useState<Told>({ score: null, notes, isUnread: false })
  const [weights, setWeights] = useState<LiveScoring['weights']>(new Map())
  const [attempt, setAttempt] = useState(1)
  const asker = useRef<((question: Question) => void) | null>(null)
  const newest = useRef<Question>(toQuestion({ cv, posting, changes }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a worker could not fetch it never fetches, so a new attempt has a worker of its own
  useEffect(() => {
    const hear = (answer: WorkerReply) => {
      queue.next(answer)
      if (answer.kind === 'note') {
        setTold((before) => withNotes(before, answer.notes))
        return
      }
      if (answer.kind === 'weigh') {
        const { path, weight } = answer
        if (weight) setWeights((known) => new Map(known).set(path, weight))
        return
      }
      const { score } = answer
      setTold((before) =>
        score?.status === 'unread'
          ? { ...before, isUnread: true }
          : { ...before, score, isUnread: false },
      )
    }
    // Notes push down the lines below them.
    const { ask: send, close } = openScorer((answer) => whenReleased(() => hear(answer)))
    const queue = scoreQueue(send)
    asker.current = queue.ask
    queue.ask(newest.current)
    return close
  }, [attempt])

  useEffect(() => {
    newest.current = toQuestion({ cv, posting, changes })
    asker.current?.(newest.current)
  }, [cv, posting, changes])

  const tryAgain = useCallback(() => setAttempt((before) => before + 1), [])
  return { ...told, weights, tryAgain }
}

/** With a letter typed the notes seldom change, and all lines are drawn anew where they do. */
function withNotes(told: Told, notes: readonly LineNote[] | null): Told {
  const isNew = notes !== null && JSON.stringify(notes) !== JSON.stringify(told.notes)
  return isNew ? { ...told, notes } : told
}

function toQuestion({ cv, posting, changes }: Asked): Question {
  const now = new Date()
  const today = { year: now.getFullYear(), month: now.getMonth() + 1 }
  const asked = posting && { text: posting.text, read: posting.read }
  return { cv, posting: asked, today, changes }
}
