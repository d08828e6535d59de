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

/** One of the forms, filled in like this; what the API was asked then, and what the page shows. */
async function filledIn(intent: string, fields: Readonly<Record<string, string>>, reply: object) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent, ...fields })) form.set(name, value)
  const asked: { call: string; body: unknown }[] = []
  const request = new Request('http://localhost/account/profile', { method: 'POST' })
  const args = pageRequest(request, async (address, init) => {
    const call = `${init?.method} ${new URL(String(address)).pathname}`
    asked.push({ call, body: JSON.parse(String(init?.body)) })
    return Response.json(reply)
  })
  return { answer: await changeAccount(args, form), asked }
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

  it('sends the names that were typed, says what is wrong with them, and gives them back', async () => {
    const typed = { first_name: ' Ada ', last_name: 'Byron' }
    const renamed = await filledIn('rename', typed, { ok: true })
    expect(renamed.answer).toEqual({ saved: true })
    expect(renamed.asked).toEqual([{ call: 'PATCH /api/account', body: typed }])
    const message = 'First name and last name are required.'
    const refused = { ok: false, error: 'required_fields_missing', message }
    for (const missingNames of [['first_name'], ['last_name'], ['first_name', 'last_name']]) {
      const empty = Object.fromEntries(missingNames.map((name) => [name, ' ']))
      const { answer } = await filledIn('rename', { ...typed, ...empty }, refused)
      expect(answer).toEqual({
        nameProblem: message,
        missingNames,
        typedNames: { ...typed, ...empty },
      })
    }
  })

  it('deletes an account by what was typed, and leads to where one may say why', async () => {
    const typed = { confirmation: 'ada@example.com' }
    const { answer, asked } = await filledIn('delete', typed, { ok: true })
    expect(asked).toEqual([{ call: 'DELETE /api/account', body: typed }])
    expect(answer instanceof Response && answer.headers.get('location')).toBe(
      '/feedback?account=deleted',
    )
    const message = 'Type your email address to confirm.'
    const refused = { ok: false, error: 'wrong_confirmation', message }
    expect((await filledIn('delete', {}, refused)).answer).toEqual({ deleteProblem: message })
  })

  it('does nothing for a form that it does not know', async () => {
    expect(await filledIn('promote', {}, { ok: true })).toEqual({ answer: {}, asked: [] })
  })
})
