import { describe, expect, it } from 'vitest'
import { textOf, toSnippet } from './to-snippet.ts'

const refused = { ok: false, message: 'Your CV does not tell how many.', status: 422 } as const

describe('toSnippet', () => {
  it('is the text that was written', () => {
    const text = 'Led a team of [number] technicians'
    expect(toSnippet({ ok: true, snippet: text }, null)).toEqual({ status: 'text', text })
  })

  it('is the reason of the server where it refuses', () => {
    expect(toSnippet({ ...refused, error: 'snippet_failed' }, null)).toMatchObject({
      status: 'error',
      message: 'Your CV does not tell how many.',
    })
  })

  it('names the status of an answer that is not ours', () => {
    expect(
      toSnippet({ ...refused, error: 'unexpected_response', status: 504 }, null),
    ).toMatchObject({
      status: 'error',
      message: 'Failed (504)',
    })
  })

  it.each([
    { ok: true, snippet: ' ' } as const,
    { ...refused, error: 'snippet_failed', message: '' } as const,
    { ...refused, error: 'unexpected_response', status: 200 } as const,
  ])('says that there is no text where %j came', (answer) => {
    const none = { status: 'error', message: 'Could not generate text.' }
    expect(toSnippet(answer, null)).toMatchObject(none)
  })

  it('says that the connection is lost, which is no fault of the text', () => {
    const lost = {
      ...refused,
      error: 'network',
      message: 'The connection was lost.',
      status: 0,
    } as const
    expect(toSnippet(lost, null)).toMatchObject({
      status: 'error',
      message: 'Could not generate text. The connection was lost.',
    })
  })

  it('keeps what was written before where another could not be', () => {
    const before = 'Led a team of 14 technicians'
    expect(textOf(toSnippet({ ...refused, error: 'snippet_failed' }, before))).toBe(before)
  })
})
