import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { elementIn, linksIn, rendered, wordsOf } from '../../test/rendered.ts'
import { ErrorPage, errorTitle } from './error-page.tsx'

const shown = (error: unknown) => rendered(createElement(ErrorPage, { error }), '/results')
const answer = (status: number, statusText: string, data: unknown) => ({
  ...{ status, statusText, data },
  internal: false,
})

describe('ErrorPage', () => {
  it('says of a mistake of ours that something went wrong, and leads home', () => {
    const page = shown(new Error('secret detail'))
    expect(wordsOf(elementIn(page, 'h1'))).toBe('Something went wrong')
    expect(linksIn(page)).toEqual([
      ['/results', 'Try again'],
      ['/', 'Go to the start page'],
    ])
    expect(wordsOf(page)).not.toContain('secret')
  })

  it('gives the status and message of an answer', () => {
    const page = shown(answer(404, 'Not Found', 'No route matches URL "/nowhere"'))
    expect(linksIn(page)).toEqual([
      ['/', 'Go to the start page'],
      ['/feedback', 'Tell us about the link'],
    ])
    expect(wordsOf(elementIn(page, 'h1'))).toBe('Unexpected Application Error!')
    expect(wordsOf(page)).toContain('404 No route matches URL "/nowhere"')
    expect(wordsOf(shown(answer(503, 'Service Unavailable', null)))).toContain(
      'Unexpected Application Error! 503 Service Unavailable',
    )
    expect(wordsOf(shown(answer(502, 'Bad Gateway', '<html>nginx</html>')))).toContain(
      'Unexpected Application Error! 502 Bad Gateway',
    )
  })

  it('has a title for the window', () => {
    expect(errorTitle(answer(404, '', ''))).toBe('Page not found')
    expect(errorTitle(new Error('secret detail'))).toBe('Something went wrong')
  })
})
