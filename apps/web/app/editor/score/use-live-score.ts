import { useEffect, useRef, useState } from 'react'
import type { CvDocument } from '@rolefit/contract'
import type { ScoreReply, ScoreRequest } from './live-score.ts'
import { openScorer } from './open-scorer.client.ts'

type Question = Omit<ScoreRequest, 'id' | 'today'>

/**
 * Scores the CV as it is typed. While the worker is busy only the newest version waits, so the
 * numbers are never more than one scoring behind the keys.
 */
export function useLiveScore(cv: CvDocument, jobText: string | null): ScoreReply | null {
  const [reply, setReply] = useState<ScoreReply | null>(null)
  const scorer = useRef<{ ask: (question: Question) => void } | null>(null)
  const newest = useRef<Question>({ cv, jobText })

  useEffect(() => {
    const { ask, close } = askOneByOne(setReply)
    scorer.current = { ask }
    ask(newest.current)
    return close
  }, [])

  useEffect(() => {
    newest.current = { cv, jobText }
    scorer.current?.ask(newest.current)
  }, [cv, jobText])

  return reply
}

function askOneByOne(onReply: (reply: ScoreReply) => void) {
  let id = 0
  let isBusy = false
  let waiting: Question | null = null
  const { ask, close } = openScorer((reply) => {
    onReply(reply)
    isBusy = false
    if (waiting) send(waiting)
  })

  function send(question: Question) {
    if (isBusy) {
      waiting = question
      return
    }
    waiting = null
    isBusy = true
    id += 1
    const now = new Date()
    ask({ ...question, id, today: { year: now.getFullYear(), month: now.getMonth() + 1 } })
  }

  return { ask: send, close }
}
