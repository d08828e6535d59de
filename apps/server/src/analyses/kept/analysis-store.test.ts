import { afterEach, beforeEach, expect, it } from 'vitest'
import { analysisRow } from '../../../test/analyses/keep-one-analysis.ts'
import { countRows } from '../../../test/database/count-rows.ts'
import { describeOnEachEngine } from '../../../test/database/engines.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { openAccount } from '../../accounts/open-account.ts'
import { addAnalysis, findCharge, findSame, hasJobSince } from './analysis-store.ts'

const person = {
  email: 'analyst@example.com',
  first_name: 'Ada',
  last_name: 'Byron',
  year_of_birth: 1992,
  now: 1,
}

describeOnEachEngine('finding an earlier analysis', (engine) => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
  })
  afterEach(() => test.close())

  it('has the newest handed over and no other, however many there are: each is a page long', async () => {
    const { db } = test.context
    const { id: accountId } = await db
      .transaction()
      .execute((transaction) => openAccount(transaction, person))
    for (const at of [2, 4, 3]) {
      const made = { id: `ana_${at}`, request_key: null, created_at: at, charged_at: at }
      await addAnalysis(db, { ...analysisRow(accountId), ...made })
    }
    const { counted, takeCount } = countRows(db)
    const pair = { accountId, pairHash: 'pair', reading: null, after: 0 }
    expect((await findSame(counted, pair))?.id).toBe('ana_4')
    expect(takeCount()).toBe(1)
    expect(await findCharge(counted, pair)).toBe(4)
    expect(takeCount()).toBe(1)
    expect(await hasJobSince(counted, { accountId, jobHash: 'job', after: 0 })).toBe(true)
    expect(takeCount()).toBe(1)
  })
})
