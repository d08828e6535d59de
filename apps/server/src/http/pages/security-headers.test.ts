import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

describe('contentSecurityPolicy', () => {
  it('lets a page frame nothing, unless the operator embeds a form', () => {
    expect(contentSecurityPolicy('n', undefined)).toContain("frame-src 'none'")
    expect(contentSecurityPolicy('n', 'https://forms.example')).toContain(
      'frame-src https://forms.example;',
    )
  })
})
