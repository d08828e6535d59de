import { describe, expect, it } from 'vitest'
import { readLegalText } from './legal-texts.server.ts'
import { servicesInWords } from './services-in-words.ts'

describe('readLegalText', () => {
  it('puts the operator’s words in and is marked as a draft', () => {
    const { html, title } = readLegalText('terms')
    expect(title).toBe('Terms')
    expect(html).toContain('mailto:support@rolefit.example')
    expect(html).toContain('Draft for the operator’s lawyer')
    expect(html).not.toMatch(/\{\w+\}/)
  })

  it('names in the privacy text who receives something on this very site', () => {
    const none = readLegalText('privacy', { services: servicesInWords([]) })
    const some = readLegalText('privacy', { services: servicesInWords(['mail', 'plausible']) })
    expect(none.html).toContain('no other company receives anything')
    expect(some.html).toContain('<strong>mail provider</strong>')
    expect(some.html).toContain('<strong>Plausible</strong>')
    expect(some.html).not.toContain('PostHog')
  })

  it('does not go out with a gap in it', () => {
    expect(() => readLegalText('privacy')).toThrow('nothing is known to put in for {services}')
  })
})
