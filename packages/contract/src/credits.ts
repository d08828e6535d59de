import { z } from 'zod'
import { Plan } from './account.ts'
import { endpoint } from './endpoint.ts'

export const readBalance = endpoint({
  method: 'GET',
  path: '/api/billing/balance',
  summary: 'How many credits the account has',
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true), balance: z.number().int() }),
})

export const readRemaining = endpoint({
  method: 'GET',
  path: '/api/usage/remaining',
  summary: 'How many analyses are left, and on which plan',
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true), remaining: z.number().int(), plan: Plan }),
})
