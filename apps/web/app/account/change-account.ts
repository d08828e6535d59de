import { redirect } from 'react-router'
import type {
  deleteAccount,
  signOutDevice,
  signOutEverywhere,
  updateProfile,
} from '@rolefit/contract'
import { callApi, type PageRequest } from '../page-context.ts'

/** What the profile page shows after a change. */
export interface ProfileAnswer {
  readonly saved?: boolean
  readonly nameProblem?: string
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
      await callApi<typeof signOutDevice>(args, {
        method: 'DELETE',
        path: '/api/account/devices/{id}',
        slots: { id: text('id') },
      })
      return {}
    case 'sign-out-everywhere':
      await callApi<typeof signOutEverywhere>(args, {
        method: 'DELETE',
        path: '/api/account/devices',
      })
      return redirect('/')
    case 'delete':
      return remove(args, text('confirmation'))
    default:
      return {}
  }
}

async function rename(args: PageRequest, body: { first_name: string; last_name: string }) {
  const reply = await callApi<typeof updateProfile>(args, {
    method: 'PATCH',
    path: '/api/account',
    body,
  })
  return reply.ok ? { saved: true } : { nameProblem: reply.message }
}

async function remove(args: PageRequest, confirmation: string) {
  const reply = await callApi<typeof deleteAccount>(args, {
    method: 'DELETE',
    path: '/api/account',
    body: { confirmation },
  })
  return reply.ok ? redirect('/?account=deleted') : { deleteProblem: reply.message }
}
