import { afterEach, beforeEach, expect, it } from 'vitest'
import type {
  deleteAnalysis,
  exportAccount,
  listSharedLinks,
  readShared,
  revokeSharedLink,
  shareAnalysis,
} from '@rolefit/contract'
import { analyzed } from '../../test/analyses/analyst.ts'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { grace, signedInBrowser } from '../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../test/test-app.ts'
import { sweepSharedLinks } from './list-shared-links.ts'

describeOnEachEngine('a shared link', (engine) => {
  let test: TestApp
  let browser: TestBrowser
  let id: string
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
    browser = await signedInBrowser(test)
    id = (await analyzed(browser)).id
  })
  afterEach(() => test.close())

  const share = (by: TestBrowser, days: 7 | 30 | 90 | null = 90) =>
    by.call<typeof shareAnalysis>({
      method: 'POST',
      path: '/api/share-analysis',
      body: { analysis_id: id, days },
    })
  const shared = async (days?: 7 | 30 | 90 | null) => {
    const reply = await share(browser, days)
    if (!reply.ok) throw new Error(reply.message)
    return { ...reply, token: reply.url.split('/').at(-1) ?? '' }
  }
  const open = (token: string) =>
    test
      .newBrowser()
      .call<typeof readShared>({ method: 'GET', path: '/api/share/{token}', slots: { token } })
  const list = (by: TestBrowser) =>
    by.call<typeof listSharedLinks>({ method: 'GET', path: '/api/shared-links' })
  const revoke = (by: TestBrowser, link: string) =>
    by.call<typeof revokeSharedLink>({
      method: 'DELETE',
      path: '/api/shared-links/{id}',
      slots: { id: link },
    })
  const picture = (token: string) => test.newBrowser().fetch(`/share/${token}/score.png`)

  it('shows the score and the posting to anyone, and nothing of the person', async () => {
    const { url, token } = await shared()
    expect(url).toMatch(/^http:\/\/localhost:3000\/share\/[\w-]{22}$/)
    const view = await open(token)
    expect(view).toMatchObject({ ok: true, score: expect.any(Number), band: expect.any(String) })
    expect(JSON.stringify(view)).not.toMatch(/Lindqvist|mara|example\.com|Oakmere|7946|Pasted/i)
    for (const kept of ['cv_text', 'cv_filename', 'cv_summary', 'id', 'jd_company', 'jd_place'])
      expect(view).not.toHaveProperty(kept)
  })

  it('is kept as a hash only', async () => {
    const { token } = await shared()
    const rows = await test.context.db.selectFrom('shared_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('stops working when it is revoked, which only its owner can do', async () => {
    const { token, link } = await shared()
    const other = await signedInBrowser(test, grace)
    expect(await share(other)).toMatchObject({ error: 'not_found' })
    expect(await revoke(other, link.id)).toMatchObject({ error: 'not_found' })
    expect(await list(other)).toEqual({ ok: true, items: [] })
    expect(await list(browser)).toEqual({ ok: true, items: [link] })
    const second = await shared()
    expect(await revoke(browser, link.id)).toEqual({ ok: true })
    expect(await open(second.token)).toMatchObject({ ok: true })
    expect(await open(token)).toMatchObject({
      status: 404,
      error: 'invalid_share',
      message: 'Invalid or expired share link.',
    })
    expect((await picture(token)).status).toBe(404)
    expect(await list(browser)).toEqual({ ok: true, items: [second.link] })
  })

  it('expires when its owner said so, or never', async () => {
    const [week, endless] = [await shared(7), await shared(null)]
    expect([week.link.expires_at, endless.link.expires_at]).toEqual([
      '2026-11-28T09:00:00.000Z',
      null,
    ])
    test.advance(7 * 86_400_000)
    expect(await open(week.token)).toMatchObject({ error: 'invalid_share' })
    expect(await open(endless.token)).toMatchObject({ ok: true })
  })

  it('is listed while it works, the latest first, and swept once it does not', async () => {
    const week = await shared(7)
    test.advance(86_400_000)
    const month = await shared(30)
    test.advance(86_400_000)
    const endless = await shared(null)
    expect(await list(browser)).toEqual({ ok: true, items: [endless.link, month.link, week.link] })
    test.advance(5 * 86_400_000)
    expect(await list(browser)).toEqual({ ok: true, items: [endless.link, month.link] })
    const { db, now } = test.context
    await sweepSharedLinks(db, now())
    const kept = await db.selectFrom('shared_links').select('id').orderBy('created_at').execute()
    expect(kept.map((link) => link.id)).toEqual([month.link.id, endless.link.id])
  })

  it('goes with its analysis, and is in its owner’s download', async () => {
    const { token, link } = await shared()
    const exported = await browser.call<typeof exportAccount>({
      method: 'GET',
      path: '/api/account/export',
    })
    expect(exported).toMatchObject({ shared_links: [link] })
    await browser.call<typeof deleteAnalysis>({
      method: 'DELETE',
      path: '/api/analyses/{id}',
      slots: { id },
    })
    expect(await open(token)).toMatchObject({ error: 'invalid_share' })
  })

  it('has a picture of the score, for where it is posted', async () => {
    const { token } = await shared()
    const response = await picture(token)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(bytes.length).toBeLessThan(200_000)
    expect((await picture('nonsense')).status).toBe(404)
  })
})
