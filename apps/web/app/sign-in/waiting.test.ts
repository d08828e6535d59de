import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { rendered, wordsOf } from '../../test/rendered.ts'
import { Waiting } from './waiting.tsx'

function words(devLink: string | null, isSentAgain: boolean) {
  const pending = { email: 'ada@example.com', next: '/analyze', sentAtMs: 0, devLink }
  return wordsOf(
    rendered(createElement(Waiting, { pending, waitedMs: 0, problems: {}, isSentAgain })),
  )
}

describe('Waiting', () => {
  it('says that another email comes, only where one does', () => {
    expect(words(null, true)).toContain('A new email is on its way.')
    expect(words(null, false)).not.toContain('A new email is on its way.')
    const shown = words('http://localhost/magic?token=x', true)
    expect(shown).toContain('no email was sent')
    expect(shown).toContain('A new link and a new code are ready.')
    expect(shown).not.toContain('on its way')
  })
})
