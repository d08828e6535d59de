import { redirect } from 'react-router'
import type {
  deleteAccount,
  signOutDevice,
  signOutEverywhere,
  updateProfile,
} from '@rolefit/contract'
import { callApi, type PageRequest } from '../page-context.ts'
import { type NameField, type Names, nameFields } from '../ui/name-fields.tsx'

/** What the profile page shows after a change. */
export interface ProfileAnswer {
  readonly saved?: boolean
  readonly nameProblem?: string
  /** The names it is about, where it is about names. */
  readonly missingNames?: readonly NameField[]
  /** What was typed and refused: a page that came without scripts shows it again. */
  readonly typedNames?: Names
  readonly deviceProblem?: string
  readonly deleteProblem?: string
}

/** Carries one of the profile page's forms to the API. */
export async function changeAccount(
  args: PageRequest,
  form: FormData,
): Promise<ProfileAnswer | Response> {
  const text = (name: string) => String(form.get(name) ?? '')
  switch (form.get('intent')) {
    case 'rename':
      return rename(args, { first_name: text('first_name'), last_name: text('last_name') })
    case 'sign-out-device':
      return endSession(args, text('id'))
    case 'sign-out-everywhere':
      return endSessions(args)
    case 'delete':
      return remove(args, text('confirmation'))
    default:
      return {}
  }
}

async function rename(args: PageRequest, body: Names): Promise<ProfileAnswer> {
  const reply = await callApi<typeof updateProfile>(args, {
    method: 'PATCH',
    path: '/api/account',
    body,
  })
  if (reply.ok) return { saved: true }
  const missingNames = nameFields.filter((name) => !body[name].trim())
  const refused = { nameProblem: reply.message, typedNames: body }
  return missingNames.length > 0 ? { ...refused, missingNames } : refused
}

async function endSession(args: PageRequest, id: string): Promise<ProfileAnswer> {
  const reply = await callApi<typeof signOutDevice>(args, {
    method: 'DELETE',
    path: '/api/account/devices/{id}',
    slots: { id },
  })
  // It may have been signed out there meanwhile.
  if (reply.ok || reply.error === 'not_found') return {}
  return { deviceProblem: `${reply.message} The device is still signed in.` }
}

async function endSessions(args: PageRequest): Promise<ProfileAnswer | Response> {
  const reply = await callApi<typeof signOutEverywhere>(args, {
    method: 'DELETE',
    path: '/api/account/devices',
  })
  if (reply.ok || reply.error === 'not_signed_in') return redirect('/')
  return { deviceProblem: `${reply.message} Your devices are still signed in.` }
}

async function remove(args: PageRequest, confirmation: string) {
  const reply = await callApi<typeof deleteAccount>(args, {
    method: 'DELETE',
    path: '/api/account',
    body: { confirmation },
  })
  return reply.ok ? redirect('/feedback?account=deleted') : { deleteProblem: reply.message }
}
