import { describe, expect, it } from 'vitest'
import { emptyCv } from '../state/edited-cv.ts'
import type { ScoreRequest, WorkerReply } from './live-score.ts'
import { type Question, scoreQueue } from './score-queue.ts'

const scored: WorkerReply = { kind: 'score', score: null }
const noted: WorkerReply = { kind: 'note', notes: [] }
const weighed: WorkerReply = { kind: 'weigh', path: 'summary', weight: null }

function version(summary: string, changes: Question['changes'] = []): Question {
  const today = { year: 2026, month: 11 }
  return { cv: { ...emptyCv, summary }, posting: { text: 'A job', read: null }, today, changes }
}

function open() {
  const sent: string[] = []
  const queue = scoreQueue((request: ScoreRequest) => {
    sent.push(`${request.kind} ${request.cv.summary}`)
  })
  return { ...queue, sent }
}

describe('scoreQueue', () => {
  it('scores at once, and of what is typed meanwhile only the newest', () => {
    const { ask, next, sent } = open()
    ask(version('a'))
    ask(version('ab'))
    ask(version('abc'))
    expect(sent).toEqual(['score a'])
    next(scored)
    next(scored)
    expect(sent).toEqual(['score a', 'score abc', 'note abc'])
  })

  it('has lines noted after the score, without waiting for the notes', () => {
    const { ask, next, sent } = open()
    ask(version('a', [{ path: 'summary', after: 'x' }]))
    expect(sent).toEqual(['score a'])
    next(scored)
    next(weighed)
    ask(version('ab'))
    expect(sent).toEqual(['score a', 'note a', 'weigh a', 'score ab'])
  })

  it('weighs no change that has a gap: what fills it is not known yet', () => {
    const { ask, next, sent } = open()
    const asksForFigure = { path: 'summary', after: 'Ran a ward, [number] [of what, or how often]' }
    ask(version('a', [asksForFigure, { path: 'summary', after: 'Ran a ward' }]))
    next(scored)
    next(weighed)
    expect(sent).toEqual(['score a', 'note a', 'weigh a'])
  })

  it('asks for notes on the newest lines once those before have come', () => {
    const { ask, next, sent } = open()
    for (const summary of ['a', 'ab', 'abc']) {
      ask(version(summary))
      next(scored)
    }
    expect(sent).toEqual(['score a', 'note a', 'score ab', 'score abc'])
    next(noted)
    expect(sent.at(-1)).toBe('note abc')
    ask(version('abcd'))
    next(noted)
    expect(sent.at(-1)).toBe('score abcd')
    next(scored)
    expect(sent.at(-1)).toBe('note abcd')
  })

  it('weighs changes when nothing waits, and leaves them as soon as something does', () => {
    const { ask, next, sent } = open()
    const changes = ['summary', 'header.name'].map((path) => ({ path, after: 'x' }))
    ask(version('a', changes))
    next(scored)
    ask(version('ab'))
    next(weighed)
    next(scored)
    expect(sent).toEqual(['score a', 'note a', 'weigh a', 'score ab'])
    ask(version('abc'))
    expect(sent.at(-1)).toBe('score abc')
  })
})
