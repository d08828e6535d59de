import { describe, expect, it } from 'vitest'
import { isEngineReply, isEngineRequest } from './engine-questions.ts'

describe('the line between the server and its engine', () => {
  it('carries a question with its number and its name', () => {
    expect(isEngineRequest({ number: 1, name: 'analyze', input: {} })).toBe(true)
    for (const other of [
      null,
      'analyze',
      { number: 1 },
      { name: 'analyze' },
      { number: '1', name: 'analyze' },
    ]) {
      expect(isEngineRequest(other)).toBe(false)
    }
  })

  it('carries an answer, be it nothing, or the words of a failure', () => {
    expect(isEngineReply({ number: 1, answer: null })).toBe(true)
    expect(isEngineReply({ number: 1, failed: 'TypeError' })).toBe(true)
    for (const other of [
      null,
      'answer',
      { answer: 1 },
      { failed: 'x' },
      { number: 1 },
      { number: 1, failed: true },
    ]) {
      expect(isEngineReply(other)).toBe(false)
    }
  })
})
