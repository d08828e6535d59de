import { describe, expect, it } from 'vitest'
import { pageRequest } from '../../test/page-request.ts'
import { buyPack } from './buy-pack.ts'

/** Asks for the pack at an API that gives this one answer. */
async function buy(reply: () => Response) {
  const asked: unknown[] = []
  const request = new Request('http://localhost/pricing', { method: 'POST' })
  const args = pageRequest(request, async (address, { method, body } = {}) => {
    asked.push([method, new URL(String(address)).pathname, JSON.parse(String(body))])
    return reply()
  })
  const answer = await buyPack(args, 'hunt')
  return { asked, answer, to: answer instanceof Response ? answer.headers.get('location') : null }
}

const refusing = (error: string, status: number) => () =>
  Response.json({ ok: false, error, message: 'In the words of the API.' }, { status })

describe('buyPack', () => {
  it('leads to the address that the checkout answers', async () => {
    const url = 'https://pay.example.com/session'
    const { asked, to } = await buy(() => Response.json({ ok: true, url }))
    expect(asked).toEqual([['POST', '/api/billing/create-checkout-session', { pack_key: 'hunt' }]])
    expect(to).toBe(url)
  })

  it('asks who is not signed in any more to sign in, and comes back to the pack', async () => {
    const { to } = await buy(refusing('not_signed_in', 401))
    expect(to).toBe('/login?next=%2Fpricing%3Fpack%3Dhunt')
  })

  it.each([
    ['a refusal', refusing('checkout_failed', 502)],
    ['a mistake of ours', refusing('unexpected', 500)],
    ['an answer that is not ours', () => new Response('<h1>', { status: 502 })],
  ])('says after %s that the checkout did not start', async (_, reply) => {
    const problem = 'Unable to start checkout. Please try again.'
    expect((await buy(reply)).answer).toEqual({ packKey: 'hunt', problem })
  })

  it.each([
    ['asked too often', refusing('rate_limited', 429)],
    ['where payments are off', refusing('payments_off', 503)],
  ])('passes on what the API says when %s', async (_, reply) => {
    const problem = 'In the words of the API.'
    expect((await buy(reply)).answer).toEqual({ packKey: 'hunt', problem })
  })

  it('tells a lost connection apart', async () => {
    const { answer } = await buy(() => {
      throw new TypeError('fetch failed')
    })
    expect(answer).toEqual({ packKey: 'hunt', problem: 'Network error starting checkout.' })
  })
})
