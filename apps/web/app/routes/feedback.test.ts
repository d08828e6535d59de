import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import {
  attributeOf,
  elementIn,
  elementsIn,
  rendered,
  renderedPage,
  wordsOf,
} from '../../test/rendered.ts'
import { FeedbackForm } from '../feedback/feedback-form.tsx'
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
    expect(chosenIn(page)).toBe('problem')
  })

  it('asks somebody who has just deleted the account for no fault', () => {
    const page = rendered(
      createElement(FeedbackForm, { answer: undefined }),
      '/feedback?account=deleted',
    )
    expect(chosenIn(page)).toBe('other')
  })
})

function chosenIn(page: string): string | null {
  return attributeOf(elementIn(page, 'input', 'checked=""'), 'value')
}
