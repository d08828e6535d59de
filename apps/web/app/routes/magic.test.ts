import { describe, expect, it } from 'vitest'
import { renderedPage, wordsOf } from '../../test/rendered.ts'
import Magic from './magic.tsx'

describe('Magic', () => {
  it('begins by verifying', () => {
    expect(wordsOf(renderedPage(Magic, { token: 'abc' }))).toMatch(/^Verifying… /)
  })

  it('says at once that the token is missing', () => {
    expect(wordsOf(renderedPage(Magic, { token: '' }))).toMatch(/^Missing token\. /)
  })
})
