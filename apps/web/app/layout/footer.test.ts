import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { linksIn, rendered, wordsOf } from '../../test/rendered.ts'
import { Footer } from './footer.tsx'

describe('Footer', () => {
  it('leads to the pages about us and says whose the site is', () => {
    const footer = rendered(
      createElement(Footer, { theme: 'system', onTheme: () => undefined, year: 2031 }),
    )
    const addresses = linksIn(footer).map(([to]) => to)
    for (const to of ['/legal/terms', '/legal/privacy', '/contact', '/feedback', '/blog']) {
      expect(addresses).toContain(to)
    }
    expect(wordsOf(footer)).toContain('© 2031 Rolefit')
  })
})
