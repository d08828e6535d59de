import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/database/engines.ts'
import { auditAll } from '../../../test/payments/ledger.ts'
import { leftAfterTrade, openTrade, trade } from '../../../test/payments/trade.ts'
import { runUntilKilled } from '../../../test/processes/run-until-killed.ts'
import type { DatabasePlace } from '../../database/database.ts'

const work = 'trade'
const atOnce = 3
/** A process costs half a second to start; the test below stops at every statement instead. */
const stride = 11

describeOnEachEngine('a process killed while credits move', (engine) => {
  it('leaves a ledger the audit accepts, and comes to the same end when all is repeated', async () => {
    const { said } = await runUntilKilled(await engine.newPlace(), { work, stop: 0 })
    const statements = Number(said)
    expect(statements).toBeGreaterThan(60)
    const runs: Run[] = []
    for (let stop = stride; stop <= statements; stop += stride) {
      runs.push({ stop, place: await engine.newPlace() })
    }
    const queues = Array.from({ length: atOnce }, (_, queue) =>
      killAtEach(runs.filter((_, index) => index % atOnce === queue)),
    )
    await Promise.all(queues)
  }, 180_000)
})

describe('the files as a killed process would leave them, between any two statements', () => {
  it('hold a ledger the audit accepts, and come to the same end when all is repeated', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rolefit-killed-'))
    const live = join(folder, 'live')
    const test = await openTrade({ dataDir: live, databaseUrl: undefined })
    const copies: string[] = []
    await trade(test, {
      transformQuery: ({ node }) => {
        const copy = join(folder, String(copies.length + 1))
        cpSync(live, copy, { recursive: true })
        copies.push(copy)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await test.close()
    expect(copies.length).toBeGreaterThan(60)
    for (const [index, dataDir] of copies.entries()) {
      await expectWhole({ dataDir, databaseUrl: undefined }, index + 1)
    }
    rmSync(folder, { recursive: true })
  }, 180_000)
})

interface Run {
  readonly stop: number
  readonly place: DatabasePlace
}

async function killAtEach(runs: readonly Run[]): Promise<void> {
  for (const { stop, place } of runs) {
    expect([stop, (await runUntilKilled(place, { work, stop })).signal]).toEqual([stop, 'SIGKILL'])
    await expectWhole(place, stop)
  }
}

/** The ledger is accepted as it was left, and after everything was sent once more it is complete. */
async function expectWhole(place: DatabasePlace, stop: number): Promise<void> {
  const test = await openTrade(place)
  const { db } = test.context
  expect([stop, await auditAll(db)]).toEqual([stop, []])
  await trade(test)
  const balances = await db.selectFrom('credit_balances').select('balance').execute()
  expect([stop, balances, await auditAll(db)]).toEqual([stop, [{ balance: leftAfterTrade }], []])
  await test.close()
}
