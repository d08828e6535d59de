import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { listCreditEntries } from '@rolefit/contract'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { auditAll, newAccount } from '../../test/payments/ledger.ts'
import { signedInBrowser } from '../../test/people.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { Problem } from '../http/replies/problem.ts'
import { addCreditEntry } from './credit-store.ts'
import { grantByOperator, grantCredits } from './grant-credits.ts'
import { listHistory } from './list-history.ts'
import { readBalance } from './read-balance.ts'
import { spendCredit } from './spend-credit.ts'

const migrations = join(import.meta.dirname, '../../migrations')

describeOnEachEngine('a ledger from before entries were numbered', (engine) => {
  it('is numbered in its order, and accepted by the audit', async () => {
    const place = await engine.newPlace()
    const early = mkdtempSync(join(tmpdir(), 'rolefit-early-'))
    for (const name of readdirSync(migrations).filter((file) => file < '0005')) {
      cpSync(join(migrations, name), join(early, name))
    }
    const database = await openDatabase(place)
    await migrate(database, { now: 1, folder: early })
    await sql`insert into accounts (id, email, first_name, last_name, year_of_birth, created_at)
      values ('acc_old', 'old@example.com', 'Ada', 'Byron', 1992, 1)`.execute(database.db)
    await sql`insert into credit_balances values ('acc_old', 5)`.execute(database.db)
    for (const [id, credits, at] of [
      ['b', 3, 1],
      ['c', 3, 2],
      ['a', -1, 2],
    ] as const) {
      await sql`insert into credit_entries (id, account_id, credits, kind, cause, created_at)
        values (${id}, 'acc_old', ${credits}, 'operator', ${id}, ${at})`.execute(database.db)
    }
    await migrate(database, { now: 2 })
    const numbered = database.db.selectFrom('credit_entries').select(['id', 'position'])
    expect(await numbered.orderBy('position').execute()).toEqual([
      { id: 'b', position: 1 },
      { id: 'a', position: 2 },
      { id: 'c', position: 3 },
    ])
    expect(await auditAll(database.db)).toEqual([])
    await database.close()
    rmSync(early, { recursive: true })
  })
})

describeOnEachEngine('the ledger', (engine) => {
  let test: TestApp
  let accountId: string
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
    accountId = await newAccount(test.context.db)
  })
  afterEach(() => test.close())

  const balance = () => readBalance(test.context.db, accountId)
  const spend = (analysisId: string, note = '') =>
    test.context.db
      .transaction()
      .execute((db) => spendCredit(db, { accountId, analysisId, note, now: 2 }))
  /** As the ledger did it before a result and its credit were one transaction. */
  const giveBack = (analysisId: string, note: string) =>
    test.context.db.transaction().execute((db) =>
      addCreditEntry(db, {
        accountId,
        credits: 1,
        kind: 'give-back',
        cause: `give-back:${analysisId}`,
        note,
        now: 3,
      }),
    )
  const grant = (cause: string, credits: number) =>
    test.context.db
      .transaction()
      .execute((db) => grantCredits(db, { accountId, credits, cause, now: 2 }))

  it('spends a credit on an analysis once, however often it is asked for', async () => {
    expect([await spend('ana_1'), await spend('ana_1')]).toEqual([true, false])
    expect(await balance()).toBe(2)
  })

  it('refuses with the limit when nothing is left, and leaves the transaction usable', async () => {
    for (const id of ['ana_1', 'ana_2', 'ana_3']) await spend(id)
    await test.context.db.transaction().execute(async (db) => {
      const refusal = await spendCredit(db, { accountId, analysisId: 'ana_4', now: 2 }).catch(
        (error: unknown) => error,
      )
      expect(refusal).toBeInstanceOf(Problem)
      expect(refusal).toMatchObject({
        code: 'limit_reached',
        message: "You've reached your free trial limit...",
      })
      await grantCredits(db, { accountId, credits: 1, cause: 'kindness', now: 2 })
    })
    expect(await balance()).toBe(1)
    expect(await auditAll(test.context.db)).toEqual([])
  })

  it('writes nothing when the transaction around the spend fails', async () => {
    const failing = test.context.db.transaction().execute(async (db) => {
      await spendCredit(db, { accountId, analysisId: 'ana_1', now: 2 })
      throw new Error('no result')
    })
    await expect(failing).rejects.toThrow('no result')
    expect(await balance()).toBe(3)
    expect(await spend('ana_1')).toBe(true)
  })

  it('is not fooled by the id of another person’s analysis', async () => {
    await spend('ana_1')
    const { db } = test.context
    const other = await newAccount(db)
    const borrowed = db
      .transaction()
      .execute((inside) => spendCredit(inside, { accountId: other, analysisId: 'ana_1', now: 2 }))
    await expect(borrowed).rejects.toThrow('ana_1 was paid by another account')
    expect(await readBalance(db, other)).toBe(3)
  })

  it('counts a cause once', async () => {
    expect([await grant('gift', 5), await grant('gift', 5)]).toEqual([true, false])
    expect(await balance()).toBe(8)
  })

  it('is not written outside a transaction', async () => {
    const { db } = test.context
    await expect(spendCredit(db, { accountId, analysisId: 'ana_1', now: 2 })).rejects.toThrow(
      'The ledger is only written inside a transaction',
    )
  })

  it('cannot hold a negative balance, whatever the code does', async () => {
    const steal = sql`update credit_balances set balance = -1`.execute(test.context.db)
    await expect(steal).rejects.toThrow(/check/i)
    const twice = sql`insert into credit_entries
      (id, account_id, credits, kind, cause, created_at, note, position)
      select 'crd_x', account_id, credits, kind, cause, created_at, note, 2 from credit_entries`
    await expect(twice.execute(test.context.db)).rejects.toThrow(/unique/i)
  })

  it('gives ten of a hundred spends at once on ten credits', async () => {
    await grant('seven more', 7)
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, count) =>
        spend(`ana_${count}`).catch((error: unknown) =>
          error instanceof Problem ? error.code : String(error),
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'limit_reached')).toHaveLength(90)
    expect(await balance()).toBe(0)
    expect(await auditAll(test.context.db)).toEqual([])
  })

  it('pays one analysis once when fifty nodes ask at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => spend('ana_1')))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(await balance()).toBe(2)
  })

  it('tells its history in words, newest first, with the balance after each entry', async () => {
    await spend('ana_1', 'Analysis of “Senior Nurse”')
    await giveBack('ana_1', 'Given back: Analysis of “Senior Nurse”')
    await spend('ana_2')
    await test.context.db.transaction().execute((db) =>
      grantByOperator(db, {
        accountId,
        credits: 2,
        reference: 'a',
        note: 'Sorry for the outage',
        now: 4,
      }),
    )
    const { items, older } = await listHistory(test.context.db, { accountId, limit: 4 })
    expect(items.map(({ words, credits, balance }) => [words, credits, balance])).toEqual([
      ['Sorry for the outage', 2, 4],
      ['Analysis', -1, 2],
      ['Given back: Analysis of “Senior Nurse”', 1, 3],
      ['Analysis of “Senior Nurse”', -1, 2],
    ])
    expect(older).toBe(1)
    expect(await auditAll(test.context.db)).toEqual([])
  })

  it('shows its owner the history, and nobody else', async () => {
    const browser = await signedInBrowser(test)
    const list = (limit: number) =>
      browser.call<typeof listCreditEntries>({
        method: 'GET',
        path: '/api/billing/entries',
        query: { limit },
      })
    expect(await list(50)).toEqual({
      ok: true,
      items: [
        {
          at: '2026-11-21T09:00:00.000Z',
          credits: 3,
          words: 'Free credits to start with',
          balance: 3,
        },
      ],
      older: 0,
    })
    expect(await list(501)).toMatchObject({ error: 'invalid_request' })
  })

  it('is audited: a changed balance, a lost entry and an invented give-back are named', async () => {
    const { db } = test.context
    await spend('ana_1')
    await sql`update credit_balances set balance = balance + 1`.execute(db)
    expect(await auditAll(db)).toEqual([`${accountId}: the balance is 3, the entries add up to 2`])
    await sql`update credit_balances set balance = balance - 1`.execute(db)
    await sql`update credit_entries set credits = 4 where kind = 'grant'`.execute(db)
    expect(await auditAll(db)).toHaveLength(1)
    await sql`update credit_entries set credits = 3 where kind = 'grant'`.execute(db)
    await sql`update credit_entries set position = 3 where kind = 'grant'`.execute(db)
    await sql`update credit_entries set position = 1 where kind = 'spend'`.execute(db)
    await sql`update credit_entries set position = 2 where kind = 'grant'`.execute(db)
    expect(await auditAll(db)).toEqual([`${accountId}: below zero after entry 1`])
    await sql`update credit_entries set position = 7 where kind = 'spend'`.execute(db)
    await sql`update credit_entries set position = 1 where kind = 'grant'`.execute(db)
    expect(await auditAll(db)).toEqual([
      `${accountId}: 2 entries are counted, 2 are there, the last has number 7`,
    ])
    await sql`update credit_entries set position = 2, kind = 'give-back', cause = 'give-back:x' where kind = 'spend'`.execute(
      db,
    )
    expect(await auditAll(db)).toEqual([`${accountId}: give-back:x was never spent`])
    await sql`delete from credit_balances`.execute(db)
    expect(await auditAll(db)).toContain(`${accountId}: has no balance`)
  })
})
