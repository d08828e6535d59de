import { describe, expect, it } from 'vitest'
import { pageRequest } from '../../test/page-request.ts'
import { changeAccount } from './change-account.ts'

const failed = { ok: false, error: 'unexpected', message: 'Something went wrong.' }

/** One of the forms about devices, at an API that answers so. */
function asking(intent: string, status: number, reply: object) {
  const form = new FormData()
  form.set('intent', intent)
  form.set('id', 'ses_1')
  const request = new Request('http://localhost/account/profile', { method: 'POST' })
  return changeAccount(
    pageRequest(request, async () => Response.json(reply, { status })),
    form,
  )
}

describe('changeAccount', () => {
  it('tells that a device is still signed in where it could not be signed out', async () => {
    const answer = { deviceProblem: 'Something went wrong. The device is still signed in.' }
    expect(await asking('sign-out-device', 500, failed)).toEqual(answer)
    expect(await asking('sign-out-device', 200, { ok: true })).toEqual({})
    const gone = { ok: false, error: 'not_found', message: 'There is nothing here.' }
    expect(await asking('sign-out-device', 404, gone)).toEqual({})
  })

  it('leads away after signing out everywhere, and stays where that failed', async () => {
    expect(await asking('sign-out-everywhere', 500, failed)).toEqual({
      deviceProblem: 'Something went wrong. Your devices are still signed in.',
    })
    const away = await asking('sign-out-everywhere', 200, { ok: true })
    expect(away instanceof Response && away.headers.get('location')).toBe('/')
  })
})
