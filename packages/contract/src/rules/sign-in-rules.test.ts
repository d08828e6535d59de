import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail, isYearOfBirth, safeNext } from './sign-in-rules.ts'

describe('safeNext', () => {
  it('keeps a path on this site with its query', () => {
    expect(safeNext('/account/billing?from=mail#top')).toBe('/account/billing?from=mail#top')
  })

  it('leads to the analysis screen where nothing was asked for', () => {
    expect([safeNext(undefined), safeNext(null), safeNext('')]).toEqual([
      '/analyze',
      '/analyze',
      '/analyze',
    ])
  })

  it('never leads to another site, whatever it is given', () => {
    const tricky = fc.stringMatching(/^[/\\]{0,4}[@:.a-z\t\n ]{0,12}[/\\]{0,2}[a-z.]{0,8}$/)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), tricky), (next) => {
        const target = new URL(safeNext(next), 'https://rolefit.example')
        expect(target.origin).toBe('https://rolefit.example')
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('isEmail', () => {
  it.each(['a@b.co', 'ada.byron+cv@example.com', 'ü@exämple.de'])('accepts %s', (email) => {
    expect(isEmail(email)).toBe(true)
  })
  it.each(['', 'ada', 'ada@example', 'a b@example.com', '@example.com', `${'a'.repeat(250)}@b.co`])(
    'refuses %s',
    (email) => {
      expect(isEmail(email)).toBe(false)
    },
  )
})

describe('an address that names more than one mailbox, or something else than one', () => {
  it.each([
    'ada,grace@example.com',
    'ada@example.com,grace@example.com',
    'friends:grace@example.com;',
    '<grace@example.com>',
    '"ada"<grace@example.com',
    'ada(grace)@example.com',
    'ada\r\nBcc:grace@example.com',
    'ada\u001b[31m@example.com',
    'ada\u202e@example.com',
  ])('is refused: %j', (email) => {
    expect(isEmail(email)).toBe(false)
  })
})

describe('isYearOfBirth', () => {
  it('wants exactly four digits', () => {
    expect(['1992', '0000'].map(isYearOfBirth)).toEqual([true, true])
    expect(['92', '19922', '199a', ''].map(isYearOfBirth)).toEqual([false, false, false, false])
  })
})
