import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { addReversal, endRefund, findReversal, holdPayment } from './checkout-store.ts'

describeOnEachEngine('a refund that is under way', (engine) => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
    const { db } = test.context
    for (const [id, payment_id] of [
      ['rfd_1', 'pi_1'],
      ['rfd_2', 'pi_2'],
    ] as const) {
      await holdPayment(db, { id: payment_id, now: 1 })
      await addReversal(db, {
        id,
        payment_id,
        kind: 'refund',
        made_by: 'operator',
        status: 'pending',
        amount: 500,
        total_amount: 500,
        credits: 5,
        gateway_id: null,
        created_at: 1,
      })
    }
  })
  afterEach(() => test.close())

  it('is ended once: who comes later is told so, and changes nothing', async () => {
    const { db } = test.context
    const done = { id: 'rfd_1', status: 'done', gateway_id: 're_1' } as const
    const undone = { id: 'rfd_1', status: 'undone', gateway_id: null } as const
    expect([await endRefund(db, done), await endRefund(db, undone)]).toEqual([true, false])
    expect(await findReversal(db, 'rfd_1')).toMatchObject({ status: 'done', gateway_id: 're_1' })
    expect(await findReversal(db, 'rfd_2')).toMatchObject({ status: 'pending' })
    expect(await endRefund(db, { ...undone, id: 'rfd_none' })).toBe(false)
  })
})
