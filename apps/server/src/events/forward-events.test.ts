import pino from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { forwardTo } from './forward-events.ts'

const visit = {
  visit: 'visit0001',
  at: Date.UTC(2026, 10, 21, 9),
  events: [
    { name: 'page_viewed', path: '/pricing' },
    { name: 'checkout_started', detail: 'hunt', path: '/pricing' },
  ],
} as const

function recorder(reply: () => Promise<Response> = async () => new Response()) {
  const sent: { url: string; body: unknown }[] = []
  const lines: string[] = []
  const fetchReply: typeof fetch = (input, init) => {
    sent.push({ url: String(input), body: JSON.parse(String(init?.body)) })
    return reply()
  }
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
  return { sent, lines, fetchReply, log }
}

describe('forwardTo', () => {
  it('sends nothing anywhere unless the operator has named somebody', () => {
    const { sent, fetchReply, log } = recorder()
    forwardTo({ env: { posthogKey: undefined, plausibleDomain: undefined }, log, fetchReply })(
      visit,
    )
    expect(sent).toEqual([])
  })

  it('sends PostHog one batch that makes no person of the visit', () => {
    const { sent, fetchReply, log } = recorder()
    forwardTo({ env: { posthogKey: 'phc_1', plausibleDomain: undefined }, log, fetchReply })(visit)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      url: 'https://eu.i.posthog.com/batch/',
      body: {
        api_key: 'phc_1',
        batch: [
          { event: 'page_viewed', properties: { path: '/pricing', $geoip_disable: true } },
          { event: 'checkout_started', properties: { detail: 'hunt' } },
        ],
      },
    })
  })

  it('sends Plausible each event, a page view under its own name', () => {
    const { sent, fetchReply, log } = recorder()
    const env = { posthogKey: undefined, plausibleDomain: 'rolefit.example' }
    forwardTo({ env, log, fetchReply })(visit)
    expect(sent.map(({ body }) => body)).toEqual([
      { domain: 'rolefit.example', name: 'pageview', url: 'https://rolefit.example/pricing' },
      {
        domain: 'rolefit.example',
        name: 'checkout_started',
        url: 'https://rolefit.example/pricing',
        props: { detail: 'hunt' },
      },
    ])
  })

  it('lets go of the answer, so that its connection serves the next event', async () => {
    const letGo = vi.fn()
    const answer = () => new Response(new ReadableStream({ cancel: letGo }))
    const { fetchReply, log } = recorder(async () => answer())
    forwardTo({ env: { posthogKey: 'phc_1', plausibleDomain: undefined }, log, fetchReply })(visit)
    await new Promise(setImmediate)
    expect(letGo).toHaveBeenCalledOnce()
  })

  it('logs what could not be passed on and holds nobody up', async () => {
    const { lines, fetchReply, log } = recorder(() => Promise.reject(new TypeError('no network')))
    forwardTo({ env: { posthogKey: 'phc_1', plausibleDomain: undefined }, log, fetchReply })(visit)
    await new Promise(setImmediate)
    expect(lines.join()).toContain('events were not passed on')
  })
})
