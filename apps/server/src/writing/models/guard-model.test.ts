import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { guardModel } from './guard-model.ts'
import { type LanguageModel, type ModelAnswer, ModelFailure } from './language-model.ts'

const question = { instructions: 'Word this.', material: 'x'.repeat(290), mostTokens: 1_000 }
/** 300 letters are 100 tokens at 5 dollars a million, and 1,000 at 20. */
const most = 100 * 5 + 1_000 * 20
const answer: ModelAnswer = { text: '{}', ending: 'complete', inputTokens: 100, outputTokens: 50 }
const cost = 100 * 5 + 50 * 20
const never = new AbortController().signal
const broken = new ModelFailure('failed', { isFree: true })

describe('guardModel', () => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp()
  })
  afterEach(() => test.close())

  /** A model that does one thing after the other, the last for good. */
  const guarded = (...doings: readonly (ModelAnswer | Error | LanguageModel['ask'])[]) => {
    let asked = 0
    const ask: LanguageModel['ask'] = async (...args) => {
      const doing = doings[Math.min(asked, doings.length - 1)] ?? answer
      asked += 1
      if (doing instanceof Error) throw doing
      return typeof doing === 'function' ? doing(...args) : doing
    }
    const { db, now } = test.context
    const guard = { db, now, dailyBudgetUsd: 1, patienceMs: 1_000 }
    const model = guardModel({ provider: 'test', model: 'm', ask }, guard)
    return { asked: () => asked, ask: (signal = never) => model.ask(question, signal) }
  }
  const spent = async () => {
    const row = await test.context.db.selectFrom('model_spending').selectAll().executeTakeFirst()
    return row?.micro_dollars ?? 0
  }

  it('counts what an answer cost', async () => {
    expect(await guarded().ask()).toEqual(answer)
    expect(await spent()).toBe(cost)
  })

  it('counts what an answer cost beyond the most it should have', async () => {
    await guarded({ ...answer, outputTokens: 3_000 }).ask()
    expect(await spent()).toBe(100 * 5 + 3_000 * 20)
  })

  it('counts the most where a server counts nothing', async () => {
    await guarded({ ...answer, inputTokens: 0, outputTokens: 0 }).ask()
    expect(await spent()).toBe(most)
  })

  it('counts nothing for a refusal of the provider, the most for a question that got lost', async () => {
    await expect(guarded(broken).ask()).rejects.toMatchObject({ fault: 'failed' })
    expect(await spent()).toBe(0)
    await expect(guarded(new ModelFailure('rejected')).ask()).rejects.toThrow('rejected')
    expect(await spent()).toBe(most)
  })

  it.each(['declined', 'cut_short'] as const)(
    'does not ask again for an answer that was %s, and counts it',
    async (ending) => {
      const model = guarded({ ...answer, ending })
      await expect(model.ask()).rejects.toMatchObject({ fault: ending })
      expect([model.asked(), await spent()]).toEqual([1, cost])
    },
  )

  it('takes back what it had set aside on the day it did', async () => {
    const midnight = async () => {
      test.advance(86_400_000)
      return answer
    }
    await guarded(midnight).ask()
    const rows = await test.context.db.selectFrom('model_spending').selectAll().execute()
    expect(rows).toEqual([{ day: '2026-11-21', micro_dollars: cost }])
  })

  it('asks a second time after a passing fault, and never a third', async () => {
    const once = guarded(broken, answer)
    expect(await once.ask()).toEqual(answer)
    const always = guarded(broken)
    await expect(always.ask()).rejects.toThrow('failed')
    expect([once.asked(), always.asked()]).toEqual([2, 2])
  })

  it('asks only once with a key that is wrong', async () => {
    const model = guarded(new ModelFailure('rejected', { isFree: true }))
    await expect(model.ask()).rejects.toThrow('rejected')
    expect(model.asked()).toBe(1)
  })

  it('rests after five failures in a row', async () => {
    const model = guarded(broken)
    for (const fault of ['failed', 'failed', 'resting', 'resting']) {
      await expect(model.ask()).rejects.toMatchObject({ fault })
    }
    expect(model.asked()).toBe(5)
  })

  it('does not rest because people hang up', async () => {
    let leaving = new AbortController()
    const hangUp = async () => {
      leaving.abort(new Error('gone'))
      throw new ModelFailure('failed')
    }
    const model = guarded(hangUp, hangUp, hangUp, hangUp, hangUp, answer)
    for (let person = 0; person < 5; person += 1) {
      leaving = new AbortController()
      await expect(model.ask(leaving.signal)).rejects.toThrow('gone')
    }
    expect(await model.ask()).toEqual(answer)
  })
})
