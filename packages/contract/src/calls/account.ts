import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { maxNameLength } from '../rules/sign-in-rules.ts'

export const Plan = z.enum(['free', 'paid'])
export type Plan = z.infer<typeof Plan>

export const User = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
})
export type User = z.infer<typeof User>

export const Profile = User.extend({
  year_of_birth: z.number().int(),
  plan: Plan,
  credits: z.number().int(),
  created_at: z.iso.datetime(),
})
export type Profile = z.infer<typeof Profile>

export const Device = z.object({
  id: z.string(),
  label: z.string(),
  signed_in_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  current: z.boolean(),
})
export type Device = z.infer<typeof Device>

const Done = z.object({ ok: z.literal(true) })

export const readProfile = endpoint({
  method: 'GET',
  path: '/api/account',
  summary: 'The signed-in person: names, year of birth, plan and balance',
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true), profile: Profile }),
})

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/account',
  summary: 'Change first and last name',
  access: 'signed-in',
  body: z.object({
    first_name: z.string().trim().max(maxNameLength),
    last_name: z.string().trim().max(maxNameLength),
  }),
  reply: z.object({ ok: z.literal(true), profile: Profile }),
})

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/account/devices',
  summary: 'The devices that are signed in',
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true), items: z.array(Device) }),
})

export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/api/account/devices/{id}',
  summary: 'Sign out one device',
  access: 'signed-in',
  reply: Done,
})

export const signOutEverywhere = endpoint({
  method: 'DELETE',
  path: '/api/account/devices',
  summary: 'Sign out every device, this one included',
  access: 'signed-in',
  reply: Done,
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything we hold about the account, as one JSON document',
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true), exported_at: z.iso.datetime() }).catchall(z.unknown()),
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  summary: 'Delete the account and everything that belongs to it; the email address confirms it',
  access: 'signed-in',
  body: z.object({ confirmation: z.string().max(300) }),
  reply: Done,
})
