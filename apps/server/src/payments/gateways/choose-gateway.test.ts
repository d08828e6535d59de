import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newEvent } from '../../../test/payments/shop.ts'
import { StripeServer, signedEvent } from '../../../test/payments/stripe-server.ts'
import { ada } from '../../../test/people.ts'
import { readEnv } from '../../env.ts'
import { start } from '../../start.ts'
import { chooseGateway } from './choose-gateway.ts'

describe('chooseGateway', () => {
  it('pretends where nothing is set, and sells nothing where that is asked for', async () => {
    expect((await chooseGateway(readEnv({})))?.name).toBe('pretend')
    expect(await chooseGateway(readEnv({ PAYMENTS: 'off' }))).toBeNull()
  })

  it('takes payments through Stripe once its two keys are set, over the network', async () => {
    const stripe = new StripeServer()
    const { secretKey, webhookSecret, apiUrl } = await stripe.start()
    const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-stripe-'))
    const env = readEnv({
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: apiUrl,
    })
    const running = await start(env, undefined)
    const call = caller(running.address)
    const { verify_url } = await call('/api/auth/register', ada)
    await call(`/api/auth/verify${new URL(String(verify_url)).search}`)
    const bought = await call('/api/billing/create-checkout-session', { pack_key: 'power' })
    expect(bought.url).toBe('https://checkout.stripe.example/c/pay/cs_test_1')
    const event = newEvent('checkout.session.completed', stripe.pay('cs_test_1'))
    const { body, signature } = signedEvent(event, { now: Date.now() })
    const headers = { 'stripe-signature': signature }
    const webhook = `${running.address}/api/billing/webhook`
    expect((await fetch(webhook, { method: 'POST', body, headers })).status).toBe(200)
    expect(await call('/api/billing/balance')).toEqual({ ok: true, balance: 123 })
    await running.stop()
    await stripe.stop()
    rmSync(dataDir, { recursive: true })
  })
})

/** Calls the API over the network and keeps its cookies. */
function caller(address: string) {
  const cookies = new Map<string, string>()
  return async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    return response.json()
  }
}
