import { afterEach, beforeEach, expect, it } from 'vitest'
import { countRows } from '../../test/database/count-rows.ts'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import type { SignInRequestRow } from '../database/tables.ts'
import { addSignInRequest, findRequestByBrowser } from './sign-in-request-store.ts'

describeOnEachEngine('the sign-in requests of a browser', (engine) => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
  })
  afterEach(() => test.close())

  it('are many where somebody asks again and again, and the newest is handed over alone', async () => {
    const { db } = test.context
    for (const at of [2, 4, 3]) await addSignInRequest(db, request(at))
    const { counted, takeCount } = countRows(db)
    expect((await findRequestByBrowser(counted, 'browser'))?.id).toBe('req_4')
    expect(takeCount()).toBe(1)
  })
})

function request(at: number): SignInRequestRow {
  return {
    id: `req_${at}`,
    email: 'ada@example.com',
    registration: null,
    token_hash: `token ${at}`,
    code_hash: 'code',
    browser_hash: 'browser',
    wrong_codes: 0,
    next: '/analyze',
    created_at: at,
    expires_at: at + 1,
    used_at: null,
    used_by_hash: null,
  }
}
