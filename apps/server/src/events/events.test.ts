import { afterEach, beforeEach, expect, it } from 'vitest'
import type { CountedEvent, recordEvents } from '@rolefit/contract'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { newId } from '../ids.ts'
import { listFunnel } from './list-funnel.ts'
import { sweepEvents } from './sweep-events.ts'

const dayMs = 86_400_000

describeOnEachEngine('events', (engine) => {
  let test: TestApp
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
  })
  afterEach(() => test.close())

  const record = (visit: string, ...events: CountedEvent[]) =>
    test.newBrowser().call<typeof recordEvents>({
      method: 'POST',
      path: '/api/events',
      body: { visit, events },
    })
  const viewed = (path: string): CountedEvent => ({ name: 'page_viewed', path })
  const rows = () => test.context.db.selectFrom('events').selectAll().orderBy('path').execute()
  const funnel = async () => {
    const steps = await listFunnel(test.context.db, { since: 0, until: test.context.now() + 1 })
    return steps.filter(({ times }) => times > 0)
  }

  it('are stored with their page and visit, and passed on', async () => {
    expect(await record('visit0001', viewed('/pricing'))).toEqual({ ok: true })
    expect(await rows()).toMatchObject([
      { name: 'page_viewed', detail: null, path: '/pricing', visit: 'visit0001' },
    ])
    expect(test.forwarded).toMatchObject([{ visit: 'visit0001', events: [viewed('/pricing')] }])
  })

  it('never keep the secret of a link', async () => {
    await record('visit0001', viewed('/share/abc123'), viewed('/magic/abc123'))
    expect((await rows()).map(({ path }) => path)).toEqual(['/magic', '/share'])
    expect(JSON.stringify(test.forwarded)).not.toContain('abc123')
  })

  it('never keep whose result or purchase it was', async () => {
    const id = newId('ana')
    const paths = [`/results/${id}`, `/checkout/pretend/${id}`, `/account/receipts/${id}`]
    await record('visit0001', ...[...paths, `/some/page/${id}/of-ours`].map(viewed))
    expect((await rows()).map(({ path }) => path)).toEqual([
      '/account/receipts',
      '/checkout/pretend',
      '/results',
      '/some/page',
    ])
    expect(JSON.stringify(test.forwarded)).not.toContain(id)
  })

  it('are counted into a funnel by visits', async () => {
    await record('visit0001', viewed('/'), viewed('/pricing'))
    await record('visit0002', viewed('/'))
    await record('visit0002', { name: 'checkout_started', detail: 'hunt', path: '/pricing' })
    expect(await funnel()).toEqual([
      { name: 'page_viewed', visits: 2, times: 3 },
      { name: 'checkout_started', visits: 1, times: 1 },
    ])
  })

  it('are counted in a span of time, its beginning included and its end not', async () => {
    const since = test.context.now()
    for (const visit of ['visit0001', 'visit0002', 'visit0003']) {
      await record(visit, viewed('/'))
      test.advance(dayMs)
    }
    const days = async (from: number, to: number) => {
      const span = { since: since + from * dayMs, until: since + to * dayMs }
      const [viewed] = await listFunnel(test.context.db, span)
      return viewed?.times
    }
    expect([await days(0, 3), await days(0, 1), await days(1, 2)]).toEqual([3, 1, 1])
  })

  it.each([
    ['an unknown name', { name: 'cv_read', path: '/' }],
    ['free text as a detail', { name: 'signed_in', detail: 'ada@example.com', path: '/' }],
    ['another event’s detail', { name: 'checkout_started', detail: 'modern', path: '/' }],
    ['a query in the path', { name: 'page_viewed', path: '/magic?token=1' }],
  ])('refuse %s', async (_, event) => {
    const reply = await test.newBrowser().fetch('/api/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ visit: 'visit0001', events: [event] }),
    })
    expect(reply.status).toBe(400)
    expect(await rows()).toEqual([])
  })

  it.each(['dnt', 'sec-gpc'])('are not kept of a browser that sends %s', async (header) => {
    const reply = await test.newBrowser().fetch('/api/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [header]: '1' },
      body: JSON.stringify({ visit: 'visit0001', events: [viewed('/')] }),
    })
    expect(reply.status).toBe(200)
    expect(await rows()).toEqual([])
    expect(test.forwarded).toEqual([])
  })

  it('do not fill the disk, however often one address sends them', async () => {
    const strict = await createTestApp({ limitScale: 1 / 40 })
    const send = () =>
      strict.newBrowser().call<typeof recordEvents>({
        method: 'POST',
        path: '/api/events',
        body: { visit: 'visit0001', events: [viewed('/')] },
      })
    for (let count = 0; count < 3; count += 1) expect(await send()).toEqual({ ok: true })
    expect(await send()).toMatchObject({ error: 'rate_limited' })
    expect(await strict.context.db.selectFrom('events').select('id').execute()).toHaveLength(3)
    await strict.close()
  })

  it('are gone after thirteen months', async () => {
    await record('visit0001', viewed('/'))
    test.advance(390 * dayMs)
    await sweepEvents(test.context.db, test.context.now())
    expect(await rows()).toHaveLength(1)
    test.advance(10 * dayMs)
    await sweepEvents(test.context.db, test.context.now())
    expect(await rows()).toEqual([])
  })
})
