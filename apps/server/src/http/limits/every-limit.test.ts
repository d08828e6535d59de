import { RateLimiterMemory } from 'rate-limiter-flexible'
import { expect, it } from 'vitest'
import { analyzed, sendForm } from '../../../test/analyses/analyst.ts'
import { posting } from '../../../test/analyses/cv-and-posting.ts'
import { wardManager as cv } from '../../../test/cvs/ward-manager.ts'
import { ada, signedInBrowser } from '../../../test/people.ts'
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts'
import type { LimiterFactory } from './rate-limits.ts'

interface Site {
  readonly member: TestBrowser
  readonly analysisId: string
  /** Of a link that shows the analysis. */
  readonly token: string
}

type Call = (site: Site) => Promise<Response>

const get =
  (path: string | ((site: Site) => string)): Call =>
  (site) =>
    site.member.fetch(typeof path === 'string' ? path : path(site))

const post =
  (path: string, body: object | ((site: Site) => object)): Call =>
  (site) =>
    site.member.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(typeof body === 'function' ? body(site) : body),
    })

/** A site with everything in it that can be asked for, whose limits can be used up one by one. */
async function openSite() {
  const limiters = new Map<string, RateLimiterMemory>()
  const makeLimiter: LimiterFactory = (options) => {
    const limiter = new RateLimiterMemory(options)
    limiters.set(options.keyPrefix, limiter)
    return limiter
  }
  const test = await createTestApp({ makeLimiter })
  const member = await signedInBrowser(test)
  const { id: analysisId } = await analyzed(member)
  const shared = await post('/api/share-analysis', { analysis_id: analysisId })({
    member,
    analysisId,
    token: '',
  })
  const { url }: { url: string } = await shared.json()
  const useUp = (name: string) => {
    for (const [each, limiter] of limiters) limiter.points = each === name ? 0 : 1_000
  }
  return { test, useUp, site: { member, analysisId, token: url.split('/').at(-1) ?? '' } }
}

it.each<[string, string, Call]>([
  ['exists_by_address', 'asking for an account', get('/api/auth/exists?email=a@example.com')],
  [
    'sign_in_by_address',
    'asking for a link',
    post('/api/auth/request-magic-link', { email: ada.email }),
  ],
  [
    'sign_in_by_email',
    'asking for a link',
    post('/api/auth/request-magic-link', { email: ada.email }),
  ],
  ['verify_by_address', 'opening a link', get('/api/auth/verify?token=made-up')],
  ['verify_by_address', 'a click on a link', post('/api/auth/verify', { token: 'made-up' })],
  ['verify_by_address', 'typing a code', post('/api/auth/verify-code', { code: '123456' })],
  ['code_by_email', 'typing a code', post('/api/auth/verify-code', { code: '123456' })],
  [
    'checkout_by_account',
    'going to pay',
    post('/api/billing/create-checkout-session', { pack_key: 'hunt' }),
  ],
  [
    'analyze_by_account',
    'an analysis',
    ({ member }) => sendForm(member, { jd_text: `${posting}\nWe work in shifts.` }),
  ],
  [
    'write_by_account',
    'an example text',
    post('/api/generate-snippet', ({ analysisId }) => ({
      analysis_id: analysisId,
      change_text: 'Say more of wound care',
    })),
  ],
  [
    'write_by_account',
    'writing a CV anew',
    post('/api/regenerate-cv', { cv_text: 'Tom Sollars\n\nExperience\n\nBaker, 2015 - 2019' }),
  ],
  [
    'write_by_account',
    'an export',
    post('/api/export-cv', { cv, format: 'docx', style: 'modern' }),
  ],
  [
    'write_by_account',
    'reading a file',
    ({ member }) => {
      const form = new FormData()
      form.set('cv', new File(['Tom Sollars\n\nExperience\n\nBaker, 2015 - 2019'], 'cv.txt'))
      return member.fetch('/api/read-cv', { method: 'POST', body: form })
    },
  ],
  [
    'posting_by_account',
    'the posting',
    get(({ analysisId }) => `/api/analyses/${analysisId}/posting`),
  ],
  ['export_by_account', 'the data of an account', get('/api/account/export')],
  [
    'share_by_account',
    'a link to show',
    post('/api/share-analysis', ({ analysisId }) => ({ analysis_id: analysisId })),
  ],
  ['shared_by_address', 'what a link shows', get(({ token }) => `/api/share/${token}`)],
  ['shared_by_address', 'the picture of a link', get(({ token }) => `/share/${token}/score.png`)],
  [
    'events_by_address',
    'counting',
    post('/api/events', { visit: 'visit0001', events: [{ name: 'page_viewed', path: '/' }] }),
  ],
  ['feedback_by_address', 'feedback', post('/api/feedback', { topic: 'idea', message: 'Hello' })],
  ['change_by_address', 'any change', post('/api/auth/logout', {})],
])('%s limits %s', async (name, _, call) => {
  const { test, useUp, site } = await openSite()
  expect((await call(site)).status).not.toBe(429)
  useUp(name)
  expect((await call(site)).status).toBe(429)
  await test.close()
})
