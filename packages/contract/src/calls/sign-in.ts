import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { User } from './account.ts'

const Email = z.string().max(500)
const Next = z.string().max(500).optional()

/** What a person typed; the verbs answer each mistake with its own sentence, so the shapes stay wide. */
const Registration = z.object({
  email: Email,
  first_name: z.string().max(500).nullish(),
  last_name: z.string().max(500).nullish(),
  year_of_birth: z.union([z.string().max(500), z.number()]).nullish(),
  next: Next,
})

const LinkRequested = z.object({
  ok: z.literal(true),
  emailed: z.boolean(),
  verify_url: z.string().optional(),
})

const SignedIn = z.object({ ok: z.literal(true), user: User, next: z.string() })

export const readMe = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Who is signed in',
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true), user: User }),
})

export const accountExists = endpoint({
  method: 'GET',
  path: '/api/auth/exists',
  summary: 'Whether an account has this email address',
  access: 'public',
  query: z.object({ email: Email }),
  reply: z.object({ ok: z.literal(true), exists: z.boolean() }),
})

export const requestMagicLink = endpoint({
  method: 'POST',
  path: '/api/auth/request-magic-link',
  summary: 'Send a sign-in link and code to an existing account',
  access: 'public',
  body: z.object({ email: Email, next: Next }),
  reply: LinkRequested,
})

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Send a sign-in link to a new person; the account is made when the link is used',
  access: 'public',
  body: Registration,
  reply: LinkRequested,
})

export const verifyLink = endpoint({
  method: 'GET',
  path: '/api/auth/verify',
  summary: 'Use a sign-in link in the browser that asked for it',
  access: 'public',
  query: z.object({ token: z.string().max(200).optional() }),
  reply: SignedIn,
})

export const confirmLink = endpoint({
  method: 'POST',
  path: '/api/auth/verify',
  summary: 'Use a sign-in link in another browser, after a click',
  access: 'public',
  body: z.object({ token: z.string().max(200) }),
  reply: SignedIn,
})

export const verifyCode = endpoint({
  method: 'POST',
  path: '/api/auth/verify-code',
  summary: 'Use the 6-digit code in the browser that asked for it',
  access: 'public',
  body: z.object({ code: z.string().max(40) }),
  reply: SignedIn,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out this device',
  access: 'public',
  reply: z.object({ ok: z.literal(true) }),
})
