import { describe, expect, it } from 'vitest'
import { toSnippet } from './to-snippet.ts'

const refused = { ok: false, message: 'Your CV does not tell how many.', status: 422 } as const

describe('toSnippet', () => {
  it('is the text that was written', () => {
    const text = 'Led a team of [number] technicians'
    expect(toSnippet({ ok: true, snippet: text })).toEqual({ status: 'text', text })
  })

  it('is the reason of the server where it refuses', () => {
    expect(toSnippet({ ...refused, error: 'snippet_failed' })).toEqual({
      status: 'error',
      message: 'Your CV does not tell how many.',
    })
  })

  it('names the status of an answer that is not ours', () => {
    expect(toSnippet({ ...refused, error: 'unexpected_response', status: 504 })).toEqual({
      status: 'error',
      message: 'Failed (504)',
    })
  })

  it.each([
    { ok: true, snippet: ' ' } as const,
    { ...refused, error: 'network', status: 0 } as const,
    { ...refused, error: 'snippet_failed', message: '' } as const,
  ])('says that there is no text where %j came', (answer) => {
    expect(toSnippet(answer)).toEqual({ status: 'error', message: 'Could not generate text.' })
  })
})
