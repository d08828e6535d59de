import { afterEach, beforeEach, expect, it } from 'vitest'
import { analyzed, analyzeIn, sendForm } from '../../test/analyses/analyst.ts'
import { cvNumber, cvText } from '../../test/analyses/cv-and-posting.ts'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { whatIsStored } from '../../test/payments/ledger.ts'
import { ada, deleteAccountIn, signedInBrowser } from '../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../test/test-app.ts'
import { embeddedWriter, type Writer } from '../writing/writer.ts'

describeOnEachEngine('analyses at once', (engine) => {
  let test: TestApp
  let browser: TestBrowser
  const open = async (writer: Writer = embeddedWriter) => {
    test = await createTestApp({ place: await engine.newPlace(), writer })
    browser = await signedInBrowser(test)
  }
  beforeEach(() => open())
  afterEach(() => test.close())

  const stored = () => whatIsStored(test.context.db)

  it('give three results and 47 refusals for fifty on three credits', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, number) => analyzeIn(browser, { cv_text: cvNumber(number) })),
    )
    expect(replies.filter(({ ok }) => ok)).toHaveLength(3)
    const refusals = replies.map((reply) => !reply.ok && reply.error)
    expect(refusals.filter((error) => error === 'limit_reached')).toHaveLength(47)
    expect(await stored()).toEqual({ analyses: 3, balance: 0, audit: [] })
  })

  it('charge once for one key sent twenty times, and all get the same', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => analyzed(browser, { key: 'k-1' })),
    )
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
    expect(replies.filter((reply) => !reply.is_repeat)).toHaveLength(1)
    expect(await stored()).toEqual({ analyses: 1, balance: 2, audit: [] })
  })

  it('charge once for the same texts, with different keys and on the last credit too', async () => {
    for (const number of [1, 2]) await analyzed(browser, { cv_text: cvNumber(number) })
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, number) => analyzed(browser, { key: `k-${number}` })),
    )
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
    expect(await stored()).toEqual({ analyses: 3, balance: 0, audit: [] })
  })

  it('word nothing for who has no credit left, though the posting is known', async () => {
    await test.close()
    let worded = 0
    await open({
      ...embeddedWriter,
      prose: (...given) => {
        worded += 1
        return embeddedWriter.prose(...given)
      },
    })
    for (const number of [1, 2, 3]) await analyzed(browser, { cv_text: cvNumber(number) })
    const refused = await analyzeIn(browser, { cv_text: cvNumber(4) })
    expect(refused).toMatchObject({ error: 'limit_reached' })
    expect(worded).toBe(3)
  })

  it('end as signed out, and in no error of ours, where the account is deleted meanwhile', async () => {
    await test.close()
    await open({
      ...embeddedWriter,
      prose: async (...given) => {
        await deleteAccountIn(browser, ada.email)
        return embeddedWriter.prose(...given)
      },
    })
    expect(await analyzeIn(browser)).toMatchObject({ error: 'not_signed_in' })
    expect(await test.context.db.selectFrom('analyses').selectAll().execute()).toEqual([])
    expect(test.logLines.join('')).not.toContain('unexpected')
  })

  it('are worded by a paid model as often as there are credits, however many come at once', async () => {
    await test.close()
    let worded = 0
    await open({
      ...embeddedWriter,
      isPaid: true,
      prose: (...given) => {
        worded += 1
        return embeddedWriter.prose(...given)
      },
    })
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, number) => analyzeIn(browser, { cv_text: cvNumber(number) })),
    )
    expect(replies.filter(({ ok }) => ok)).toHaveLength(3)
    expect(worded).toBe(3)
    expect(await stored()).toEqual({ analyses: 3, balance: 0, audit: [] })
  })

  it('cost nothing when the caller hangs up before the result is kept', async () => {
    await test.close()
    const leaving = new AbortController()
    await open({
      ...embeddedWriter,
      prose: (result) => {
        leaving.abort()
        return embeddedWriter.prose(result, leaving.signal)
      },
    })
    await sendForm(browser, { signal: leaving.signal }).catch(() => {})
    expect(await stored()).toEqual({ analyses: 0, balance: 3, audit: [] })
  })

  it('cost nothing when the caller leaves the events behind', async () => {
    const live = await sendForm(browser, {
      file: { name: 'cv.txt', bytes: cvText },
      accept: 'text/event-stream',
    })
    await live.body?.cancel()
    // The next answer comes after the work that was given up.
    await analyzeIn(browser, { jd_text: 'https://jobs.example/1' })
    expect(await stored()).toMatchObject({ analyses: 0, balance: 3 })
  })

  it('cost nothing when the writing fails for a reason nobody foresaw', async () => {
    await test.close()
    await open({ ...embeddedWriter, prose: () => Promise.reject(new Error('a bug')) })
    expect(await analyzeIn(browser)).toMatchObject({ status: 500, error: 'unexpected' })
    expect(await stored()).toEqual({ analyses: 0, balance: 3, audit: [] })
  })
})
