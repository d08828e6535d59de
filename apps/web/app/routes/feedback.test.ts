import { describe, expect, it } from 'vitest'
import { attributeOf, elementIn, elementsIn, renderedPage, wordsOf } from '../../test/rendered.ts'
import Feedback from './feedback.tsx'

describe('Feedback', () => {
  it('embeds the form of the operator', () => {
    const formUrl = 'https://forms.example.com/rolefit?embedded=true'
    const page = renderedPage(Feedback, { formUrl })
    expect(attributeOf(elementIn(page, 'iframe'), 'src')).toBe(formUrl)
    expect(wordsOf(page)).toContain('The form comes from forms.example.com.')
    expect(elementsIn(page, 'form')).toEqual([])
  })

  it('has a form of its own where the operator has none', () => {
    const page = renderedPage(Feedback, { formUrl: null })
    expect(elementsIn(page, 'iframe')).toEqual([])
    expect(wordsOf(elementIn(page, 'form'))).toContain('Your message')
  })
})
