import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/database/engines.ts'
import {
  auditAll,
  messageOf,
  newAccount,
  openCheckout,
  trustingGateway,
} from '../../../test/payments/ledger.ts'
import { LedgerModel } from '../../../test/payments/ledger-model.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { readBalance } from '../../credits/read-balance.ts'
import { spendCredit } from '../../credits/spend-credit.ts'
import { Problem } from '../../http/replies/problem.ts'
import { receiveEvent } from '../news/receive-event.ts'
import { refundCheckout } from '../refunds/refund-checkout.ts'

const packs = [
  { credits: 3, amount: 500 },
  { credits: 7, amount: 1500 },
  { credits: 5, amount: 700 },
] as const

const pack = fc.integer({ min: 0, max: packs.length - 1 })
const analysis = fc.integer({ min: 1, max: 30 })
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ what: fc.constant('pay' as const), pack }) },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('spend' as const), analysis }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('refunded outside' as const),
      pack,
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constantFrom('dispute' as const, 'dispute won' as const),
      pack,
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('refund' as const), pack }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

describeOnEachEngine('any sequence of purchases, spends, refunds and disputes', (engine) => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace(), gateway: trustingGateway() })
  })
  afterEach(() => test.close())

  it('keeps the balance of a simple model, and a ledger that the audit accepts', async () => {
    let runs = 0
    const property = fc.asyncProperty(
      fc.array(step, { maxLength: 50, size: 'max' }),
      async (steps) => {
        runs += 1
        const world = await newWorld(test, `run${runs}`)
        for (const one of steps) {
          await takeStep(test, world, one)
          expect(await readBalance(test.context.db, world.accountId)).toBe(world.model.balance)
        }
        expect(await auditAll(test.context.db)).toEqual([])
      },
    )
    await fc.assert(property, { numRuns: engine.name === 'sqlite' ? 200 : 20 })
  }, 60_000)
})

type World = Awaited<ReturnType<typeof newWorld>>

async function newWorld({ context: { db } }: TestApp, name: string) {
  const accountId = await newAccount(db)
  const offered = packs.map((one, index) => ({ ...one, id: `chk_${name}_${index}` }))
  for (const one of offered) await openCheckout(db, { ...one, accountId })
  return { accountId, offered, name, model: new LedgerModel(offered) }
}

async function takeStep(test: TestApp, world: World, one: Step): Promise<void> {
  const { accountId, model, name } = world
  if ('analysis' in one) {
    const analysisId = `ana_${name}_${one.analysis}`
    expect(await spend(test, { accountId, analysisId, now: 1 })).toBe(model.spend(analysisId))
    return
  }
  const lot = world.offered[one.pack]
  if (!lot) throw new Error('There is no such pack')
  if (one.what === 'refund') {
    const outcome = await refundCheckout(test.context, lot.id)
    expect(outcome.status === 'refunded' ? outcome.amount : 0).toBe(model.refund(lot.id))
    return
  }
  await hearNews(test, world, { ...one, lot })
}

type News = Exclude<Step, { analysis: number } | { what: 'refund' }> & {
  readonly lot: World['offered'][number]
}

/** Events carry the same id when they tell the same, so that many of them come twice. */
async function hearNews(test: TestApp, { model }: World, news: News): Promise<void> {
  const { id, amount } = news.lot
  const payment = { payment_intent: `pi_${id}`, metadata: { checkout_id: id } }
  const hear = async (type: string, object: object) => {
    const eventId = `${type} ${JSON.stringify(object)}`
    await receiveEvent(test.context, messageOf({ id: eventId, type, object }))
    return eventId
  }
  if (news.what === 'pay') {
    const session = { ...payment, id: `cs_${id}`, payment_status: 'paid', amount_total: amount }
    model.hear(await hear('checkout.session.completed', session), id, (lot) => {
      lot.isPaid = true
    })
  } else if (news.what === 'refunded outside') {
    const refunded = Math.ceil((amount * news.percent) / 100)
    const charge = { ...payment, id: `ch_${id}`, amount_refunded: refunded }
    model.hear(await hear('charge.refunded', charge), id, (lot) => {
      lot.refunded = Math.max(lot.refunded, refunded)
    })
  } else {
    const isWon = news.what === 'dispute won'
    const dispute = { ...payment, id: `dp_${id}`, amount, status: isWon ? 'won' : 'needs_response' }
    const type = isWon ? 'charge.dispute.closed' : 'charge.dispute.created'
    model.hear(await hear(type, dispute), id, (lot) => {
      if (isWon) lot.dispute = 'won'
      else if (lot.dispute === 'none') lot.dispute = 'open'
    })
  }
}

async function spend(
  { context: { db } }: TestApp,
  work: { accountId: string; analysisId: string; now: number },
) {
  try {
    const isNew = await db.transaction().execute((transaction) => spendCredit(transaction, work))
    return isNew ? 'spent' : 'known'
  } catch (error) {
    if (error instanceof Problem && error.code === 'limit_reached') return 'refused'
    throw error
  }
}
