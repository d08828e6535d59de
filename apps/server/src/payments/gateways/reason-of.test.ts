import { expect, it } from 'vitest'
import { reasonOf } from './reason-of.ts'

it('says what went wrong in the provider’s short words, never in its long ones', () => {
  const refused = Object.assign(new Error('Invalid API Key provided: sk_live_abc'), {
    type: 'StripeAuthenticationError',
    code: 'api_key_expired',
  })
  expect(reasonOf(refused)).toBe('StripeAuthenticationError api_key_expired')
  expect(reasonOf(new TypeError('sk_live_abc is not a function'))).toBe('TypeError')
  expect(reasonOf('sk_live_abc')).toBe('unknown')
})
