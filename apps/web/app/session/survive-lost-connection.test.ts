import { describe, expect, it } from 'vitest'
import {
  keepDataWhenLost,
  surviveLostConnection,
  troubleInWords,
} from './survive-lost-connection.ts'

const answered = (send: () => Promise<unknown>) =>
  surviveLostConnection(send, (trouble) => ({ problem: troubleInWords[trouble] }))

describe('surviveLostConnection', () => {
  it('passes our own answer on', async () => {
    expect(await answered(async () => ({ saved: true }))).toEqual({ saved: true })
  })

  it('lets a redirect lead away', async () => {
    const away = Response.redirect('http://localhost/analyze')
    await expect(answered(() => Promise.reject(away))).rejects.toBe(away)
  })

  it('answers a lost connection in place of the page breaking', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await answered(lost)).toEqual({
      problem: 'Network error. Please try again.',
      isLost: true,
    })
  })

  it.each([
    ['an error page of a proxy', { status: 502, statusText: '', internal: false, data: '<h1>' }],
    ['a page that is no answer', new Error('Unable to decode turbo-stream response')],
  ])('keeps what was typed where %s comes back', async (_, garbled) => {
    expect(await answered(() => Promise.reject(garbled))).toEqual({
      problem: 'Unexpected response. Please try again.',
      isLost: true,
    })
  })
})

describe('keepDataWhenLost', () => {
  const asksAnew = (actionResult: unknown) =>
    keepDataWhenLost({
      currentUrl: new URL('http://localhost/analyze'),
      currentParams: {},
      nextUrl: new URL('http://localhost/analyze'),
      nextParams: {},
      defaultShouldRevalidate: true,
      actionResult,
    })

  it('lets a page keep its data after a form that got lost', async () => {
    const lost = await answered(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(asksAnew(lost)).toBe(false)
  })

  it('has the data fetched anew after every other form', () => {
    expect(asksAnew({ saved: true })).toBe(true)
    expect(asksAnew(undefined)).toBe(true)
    expect(asksAnew(null)).toBe(true)
  })
})
