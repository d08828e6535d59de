import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Plan } from './account.ts'

/** One change of the balance, in words a person can read. */
export const CreditEntry = z.object({
  at: z.iso.datetime(),
  credits: z.number().int(),
  words: z.string(),
  /** The balance once this change had happened. */
  balance: z.number().int(),
})
export type CreditEntry = z.infer<typeof CreditEntry>

export const readBalance = endpoint({
  method: 'GET',
  path: '/api/billing/balance',
  summary: 'How many credits the account has',
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true), balance: z.number().int() }),
})

export const listCreditEntries = endpoint({
  method: 'GET',
  path: '/api/billing/entries',
  summary: 'Every change of the balance in words, newest first',
  access: 'signed-in',
  query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(50) }),
  reply: z.object({
    ok: z.literal(true),
    items: z.array(CreditEntry),
    /** How many older ones there are. */
    older: z.number().int(),
  }),
})

export const readRemaining = endpoint({
  method: 'GET',
  path: '/api/usage/remaining',
  summary: 'How many analyses are left, and on which plan',
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true), remaining: z.number().int(), plan: Plan }),
})
