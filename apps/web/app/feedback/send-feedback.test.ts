import { describe, expect, it } from 'vitest'
import { pageRequest } from '../../test/page-request.ts'
import { sendFeedbackForm } from './send-feedback.ts'

const filled = { topic: 'idea', message: 'A way to print a result.', email: '' }

/** Sends the form to an API that gives this one answer. */
async function send(fields: Readonly<Record<string, string>>, reply: object = { ok: true }) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const asked: unknown[] = []
  const request = new Request('http://localhost/feedback', { method: 'POST' })
  const args = pageRequest(request, async (_, { body } = {}) => {
    asked.push(JSON.parse(String(body)))
    return Response.json(reply, { status: 'error' in reply ? 400 : 200 })
  })
  return { answer: await sendFeedbackForm(args, form), asked }
}

const refusing = (error: string) => ({ ok: false, error, message: 'In other words.' })

describe('sendFeedbackForm', () => {
  it('sends what was written, with an address only where one was left', async () => {
    const { answer, asked } = await send(filled)
    expect(answer).toEqual({ sent: 'idea' })
    expect(asked).toEqual([{ topic: 'idea', message: filled.message }])
    const withAddress = await send({ ...filled, email: ' ada@example.com ' })
    expect(withAddress.asked).toEqual([expect.objectContaining({ email: 'ada@example.com' })])
  })

  it('tells a program that fills in what nobody sees that all is well, and sends nothing', async () => {
    const { answer, asked } = await send({ ...filled, website: 'https://spam.example' })
    expect(answer).toEqual({ sent: 'idea' })
    expect(asked).toEqual([])
  })

  it.each([
    ['message_missing', 'message'],
    ['message_too_long', 'message'],
    ['invalid_email', 'email'],
    ['rate_limited', undefined],
  ])(
    'says of %s what is wrong, where it is, and gives back what was written',
    async (error, field) => {
      const { answer } = await send(filled, refusing(error))
      expect(answer).toEqual({ problem: 'In other words.', filled, ...(field && { field }) })
    },
  )

  it('leaves it to the API to say of a long message that it is too long', async () => {
    const { asked } = await send({ ...filled, message: 'a'.repeat(9_000) })
    expect(asked).toEqual([expect.objectContaining({ message: 'a'.repeat(8_000) })])
  })
})
