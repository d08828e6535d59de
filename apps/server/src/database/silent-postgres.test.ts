import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import type { listAnalyses, readMe } from '@rolefit/contract'
import { analyzeIn } from '../../test/analyses/analyst.ts'
import { postgresEngine } from '../../test/database/engines.ts'
import { type SilentProxy, startSilentProxy } from '../../test/database/silent-proxy.ts'
import { signedInBrowser } from '../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../test/test-app.ts'
import type { DatabasePlace, Db } from './database.ts'
import { isOutOfReach } from './is-out-of-reach.ts'
import { openDatabase } from './open-database.ts'

const patience = { connectMs: 300, statementMs: 200, silenceMs: 300 }
const outOfReach = {
  ok: false,
  error: 'database_out_of_reach',
  message: 'Our records cannot be reached right now. Please try again in a minute.',
}
const postgresUrl = inject('postgresUrl')

describe.skipIf(!postgresUrl)('a Postgres that has fallen silent', () => {
  const engine = postgresEngine(postgresUrl ?? '')
  let place: DatabasePlace
  let proxy: SilentProxy
  let test: TestApp
  let browser: TestBrowser
  beforeEach(async () => {
    place = await engine.newPlace()
    proxy = await startSilentProxy(place.databaseUrl ?? '')
    test = await createTestApp({ place: { ...place, databaseUrl: proxy.url, patience } })
    browser = await signedInBrowser(test)
  })
  afterEach(async () => {
    await test.close()
    await proxy.close()
  })

  const whoAmI = () => browser.call<typeof readMe>({ method: 'GET', path: '/api/auth/me' })
  const list = () =>
    browser.call<typeof listAnalyses>({
      method: 'GET',
      path: '/api/analyses',
      query: { limit: 10 },
    })

  it('is told in one sentence by every call, and no later than patience lasts', async () => {
    proxy.fallSilent()
    for (const reply of await Promise.all([whoAmI(), list(), analyzeIn(browser)])) {
      expect(reply).toMatchObject(outOfReach)
    }
    const response = await browser.fetch('/api/auth/me')
    expect(response.status).toBe(503)
  })

  it('is used again as soon as it answers, with more calls than there are connections', async () => {
    proxy.fallSilent()
    await Promise.all(Array.from({ length: 30 }, whoAmI))
    proxy.speakAgain()
    // A busy machine may itself take longer than this patience lasts, which is far shorter than people's.
    const answered = async () => {
      const replies = await Promise.all(Array.from({ length: 30 }, whoAmI))
      return replies.filter(({ ok }) => ok).length
    }
    await expect.poll(answered, { timeout: 10_000 }).toBe(30)
  })

  it('is told to a probe at once, though people are given longer, and takes one connection for it', async () => {
    const patient = await createTestApp({ place: { ...place, databaseUrl: proxy.url } })
    const probe = () => patient.newBrowser().fetch('/readyz')
    expect((await probe()).status).toBe(200)
    proxy.fallSilent()
    const startedAt = performance.now()
    const answers = await Promise.all(Array.from({ length: 30 }, probe))
    expect(performance.now() - startedAt).toBeLessThan(4_000)
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(503))
    expect(patient.database.pool?.totalCount).toBe(1)
    await proxy.close()
    await patient.close()
  })

  it('lets go of what a lost node had locked', async () => {
    const { databaseUrl } = place
    const other = await openDatabase({ dataDir: 'unused', databaseUrl })
    const lock = (db: Db) => db.updateTable('accounts').set({ plan: 'paid' }).execute()
    const lost = test.context.db.transaction().execute(async (transaction) => {
      await lock(transaction)
      proxy.fallSilent()
      await lock(transaction)
    })
    await expect(lost).rejects.toSatisfy(isOutOfReach)
    expect(await lock(other.db)).toHaveLength(1)
    await other.close()
  })
})
