import { describe, expect, it } from 'vitest'
import { pageRequest } from '../../test/page-request.ts'
import { askForLink } from './ask-for-link.ts'
import { readPending } from './pending.ts'

const ada = {
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Byron',
  year_of_birth: '1992',
}

/** Sends the sign-in form to an API that gives this one answer. */
async function send(fields: Readonly<Record<string, string>>, reply: () => Response) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const asked: { path: string; body: unknown }[] = []
  const request = new Request('http://localhost/login', { method: 'POST' })
  const args = pageRequest(request, async (address, { body } = {}) => {
    asked.push({ path: new URL(String(address)).pathname, body: JSON.parse(String(body)) })
    return reply()
  })
  return { answer: await askForLink(args, form), asked }
}

const refusing = (error: string, status: number) => () =>
  Response.json({ ok: false, error, message: 'In other words.' }, { status })
const accepting = () => Response.json({ ok: true, emailed: true })

describe('askForLink', () => {
  it('asks for a link by the address alone and goes on to the waiting page', async () => {
    const { answer, asked } = await send({ mode: 'signin', email: ' ada@example.com ' }, accepting)
    expect(asked).toEqual([
      {
        path: '/api/auth/request-magic-link',
        body: { email: 'ada@example.com', next: '/analyze' },
      },
    ])
    if (!(answer instanceof Response)) throw new Error('It led nowhere.')
    expect(answer.headers.get('location')).toBe('/check-email')
    expect(readPending(answer.headers.get('set-cookie'))).toMatchObject({
      email: 'ada@example.com',
      next: '/analyze',
      devLink: null,
    })
  })

  it('registers with names and year of birth', async () => {
    const { asked } = await send({ mode: 'register', ...ada }, accepting)
    expect(asked).toEqual([{ path: '/api/auth/register', body: { ...ada, next: '/analyze' } }])
  })

  it('takes the link along where the server gives one', async () => {
    const verify_url = 'http://localhost/magic?token=abc'
    const { answer } = await send({ mode: 'signin', ...ada }, () =>
      Response.json({ ok: true, emailed: false, verify_url }),
    )
    const cookie = answer instanceof Response ? answer.headers.get('set-cookie') : null
    expect(readPending(cookie)?.devLink).toBe('/magic?token=abc')
  })

  const names = 'First name and last name are required.'
  const year = 'Year of birth is required and must be a 4-digit number (e.g., 1992).'
  it.each([
    [{ email: 'ada@example' }, { email: 'Please enter a valid email.' }],
    [{ first_name: ' ' }, { first_name: names }],
    [{ last_name: '' }, { last_name: names }],
    [
      { first_name: '', last_name: '' },
      { first_name: names, last_name: names },
    ],
    [{ year_of_birth: '92' }, { year_of_birth: year }],
    [
      { email: '', last_name: '', year_of_birth: '' },
      { email: 'Please enter a valid email.', last_name: names, year_of_birth: year },
    ],
  ])('names every mistake in %j before anything is sent', async (mistake, mistakes) => {
    const { answer, asked } = await send({ mode: 'register', ...ada, ...mistake }, accepting)
    const typed = { ...ada, ...mistake, ...('first_name' in mistake && { first_name: '' }) }
    expect(answer).toEqual({ mode: 'register', mistakes, typed })
    expect(asked).toEqual([])
  })

  it.each([
    ['signin', 'mail_not_sent', 503, 'signin', 'Could not send magic link.'],
    ['signin', 'unexpected', 500, 'signin', 'Could not send magic link.'],
    ['register', 'user_exists', 409, 'signin', 'Account exists — switched to Sign in.'],
    ['register', 'unexpected', 500, 'register', 'Could not register. Please try again.'],
    ['register', 'mail_not_sent', 503, 'register', 'Could not register. Please try again.'],
  ])('%s, refused as %s, is explained', async (mode, error, status, shown, message) => {
    const { answer } = await send({ ...ada, mode }, refusing(error, status))
    expect(answer).toMatchObject({ mode: shown, message })
  })

  it.each([
    ['signin', 'invalid_email', { email: 'Please enter a valid email.' }],
    ['register', 'required_fields_missing', { first_name: names }],
    ['register', 'invalid_year_of_birth', { year_of_birth: 'Year of birth must be a number.' }],
    ['register', 'impossible_year_of_birth', { year_of_birth: 'In other words.' }],
  ])('%s, refused as %s, is explained at its field', async (mode, error, mistakes) => {
    const { answer } = await send({ ...ada, mode }, refusing(error, 400))
    expect(answer).toMatchObject({ mode, mistakes })
    expect(answer).not.toHaveProperty('message')
  })

  it('switches to Register where nobody has the address', async () => {
    const { answer } = await send({ ...ada, mode: 'signin' }, refusing('not_found', 404))
    expect(answer).toMatchObject({ mode: 'register' })
  })

  it('says where no answer, or none of ours, came', async () => {
    const garbled = await send({ ...ada, mode: 'signin' }, () => new Response('<h1>'))
    expect(garbled.answer).toMatchObject({ message: 'Unexpected response. Please try again.' })
    const lost = await send({ ...ada, mode: 'signin' }, () => {
      throw new TypeError('fetch failed')
    })
    expect(lost.answer).toMatchObject({ message: 'Network error. Please try again.' })
  })
})
