import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/database/engines.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { guardModel } from './guard-model.ts'
import type { ModelAnswer } from './language-model.ts'
import { correctSpending, reserveSpending } from './spending-store.ts'

/** 300 letters are 100 tokens at 5 dollars a million, and 1,000 at 20. */
const question = { instructions: 'Word this.', material: 'x'.repeat(290), mostTokens: 1_000 }
const most = 100 * 5 + 1_000 * 20
const answer: ModelAnswer = { text: '{}', ending: 'complete', inputTokens: 100, outputTokens: 900 }
const cost = 100 * 5 + 900 * 20
const never = new AbortController().signal

describeOnEachEngine('a day’s budget', (engine) => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
  })
  afterEach(() => test.close())

  it('is not passed by many questions at once, whichever node asks them', async () => {
    const { db, now } = test.context
    const dailyBudgetUsd = (3 * most) / 1e6
    let letAnswer = () => {}
    const allAsked = new Promise<void>((resolve) => {
      letAnswer = resolve
    })
    const ask = async () => {
      await allAsked
      return answer
    }
    const nodes = [1, 2].map(() =>
      guardModel({ provider: 'test', model: 'm', ask }, { db, now, dailyBudgetUsd }),
    )
    let refused = 0
    const asked = Array.from({ length: 20 }, async (_, index) => {
      const outcome = nodes[index % 2]?.ask(question, never)
      return outcome?.catch(() => {
        refused += 1
        if (refused === 17) letAnswer()
        return null
      })
    })
    const answers = await Promise.all(asked)
    expect(answers.filter((each) => each !== null)).toHaveLength(3)
    const rows = await db.selectFrom('model_spending').select('micro_dollars').execute()
    expect(rows).toEqual([{ micro_dollars: 3 * cost }])
  })

  it('is one day’s: what an answer of yesterday cost in the end leaves today’s alone', async () => {
    const { db } = test.context
    const [yesterday, today] = ['2026-11-21', '2026-11-22'] as const
    for (const day of [yesterday, today]) {
      expect(await reserveSpending(db, { day, amount: most, budget: most })).toBe(true)
    }
    await correctSpending(db, { day: yesterday, by: cost - most })
    const rows = await db.selectFrom('model_spending').selectAll().orderBy('day').execute()
    expect(rows).toEqual([
      { day: yesterday, micro_dollars: cost },
      { day: today, micro_dollars: most },
    ])
  })
})
