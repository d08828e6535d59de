import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { elementIn, elementsIn, rendered, wordsOf } from '../../../test/rendered.ts'
import { SnippetText } from './snippet-text.tsx'

const shown = (text: string) =>
  rendered(createElement(SnippetText, { snippet: { status: 'text', text } }))

describe('SnippetText', () => {
  it('is the example, named as one', () => {
    const example = shown('Led a team of 14 technicians')
    expect(wordsOf(elementIn(example, 'figcaption'))).toBe('Example text')
    expect(wordsOf(elementIn(example, 'blockquote'))).toBe('Led a team of 14 technicians')
  })

  it('marks what waits for a fact of the person’s, and says so', () => {
    const example = shown('Led [number] technicians for [how long]')
    expect(wordsOf(elementIn(example, 'figcaption'))).toContain('fill in what stands in brackets')
    expect(elementsIn(example, 'span').map(wordsOf)).toEqual(['[number]', '[how long]'])
    expect(wordsOf(elementIn(example, 'blockquote'))).toBe(
      'Led [number] technicians for [how long]',
    )
  })

  it('keeps the example where another could not be written', () => {
    const snippet = { status: 'error', message: 'Failed (502)', before: 'Led a team' } as const
    const said = wordsOf(rendered(createElement(SnippetText, { snippet })))
    expect(said).toContain('Led a team')
    expect(said).toContain('Failed (502)')
  })
})
