import { expect, it } from 'vitest'
import { keepOneAnalysis } from '../../test/analyses/keep-one-analysis.ts'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { auditAll } from '../../test/payments/ledger.ts'
import { openTrade } from '../../test/payments/trade.ts'
import { runUntilKilled } from '../../test/processes/run-until-killed.ts'
import type { DatabasePlace } from '../database/database.ts'

const work = 'analyze'
const atOnce = 3

describeOnEachEngine('a process killed while it keeps an analysis', (engine) => {
  it('leaves result and charge or neither, whatever statement it was at', async () => {
    const statements = Number(
      (await runUntilKilled(await engine.newPlace(), { work, stop: 0 })).said,
    )
    expect(statements).toBeGreaterThan(7)
    const stops = Array.from({ length: statements }, (_, index) => index + 1)
    const queues = Array.from({ length: atOnce }, async (_, queue) => {
      for (const stop of stops.filter((each) => each % atOnce === queue)) {
        const place = await engine.newPlace()
        expect([stop, (await runUntilKilled(place, { work, stop })).signal]).toEqual([
          stop,
          'SIGKILL',
        ])
        await expectWhole(place)
      }
    })
    await Promise.all(queues)
  }, 120_000)
})

/** What the kill left is whole, and the repeated request comes to one result and one charge. */
async function expectWhole(place: DatabasePlace): Promise<void> {
  const test = await openTrade(place)
  const { db } = test.context
  const kept = async () => {
    const balance = await db.selectFrom('credit_balances').select('balance').executeTakeFirst()
    const analyses = await db.selectFrom('analyses').select('id').execute()
    const sent = await db.selectFrom('sent_messages').select('id').execute()
    return { balance: balance?.balance, analyses: analyses.length, sent: sent.length }
  }
  const before = { balance: 3, analyses: 0, sent: 0 }
  const after = { balance: 2, analyses: 1, sent: 1 }
  expect([before, after]).toContainEqual(await kept())
  expect(await auditAll(db)).toEqual([])
  await keepOneAnalysis(test)
  await keepOneAnalysis(test)
  expect([await kept(), await auditAll(db)]).toEqual([after, []])
  await test.close()
}
