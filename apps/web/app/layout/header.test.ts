import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { attributeOf, elementIn, linksIn, rendered, wordsOf } from '../../test/rendered.ts'
import type { HeaderIdentity } from '../session/use-identity.ts'
import { Header } from './header.tsx'

const visitor = { isSignedIn: false, user: null, balance: 0, showsResults: false } as const
const member = {
  isSignedIn: true,
  user: { email: 'ada@example.com', first_name: 'Ada', last_name: 'Byron' },
  balance: 7,
  showsResults: true,
} as const

const shown = (identity: HeaderIdentity, path = '/pricing') =>
  rendered(createElement(Header, { identity }), path)
const mainLinks = (identity: HeaderIdentity) =>
  linksIn(elementIn(shown(identity), 'nav', 'aria-label="Main"'))
const started = ['/login', 'Get started']

describe('Header', () => {
  it('stays at the top of the window', () => {
    expect(attributeOf(shown(visitor), 'class')).toMatch(/^sticky top-0 /)
  })

  it('leads a visitor to the screens and to an account', () => {
    expect(mainLinks(visitor)).toEqual([
      ['/analyze', 'Analyze'],
      ['/pricing', 'Pricing'],
      ['/blog', 'Blog'],
    ])
    expect(linksIn(shown(visitor)).filter(([to]) => to === '/login')).toEqual([started, started])
  })

  it('shows no way to an account on the analysis screen', () => {
    expect(wordsOf(shown(visitor, '/analyze'))).not.toContain('Get started')
  })

  it('leads to the results who is signed in, and whoever made an analysis here', () => {
    for (const identity of [member, { ...visitor, showsResults: true }]) {
      expect(mainLinks(identity)).toContainEqual(['/results', 'Results'])
    }
  })

  it('shows a member the balance and a menu of their own', () => {
    const header = shown(member)
    expect(linksIn(header)).toContainEqual(['/account/billing', '7 credits'])
    const menu = elementIn(header, 'details', 'relative')
    expect(wordsOf(menu)).toBe('AD Signed in as Ada Byron Profile Billing & credits Logout')
    expect(linksIn(menu)).toEqual([
      ['/account/profile', 'Profile'],
      ['/account/billing', 'Billing & credits'],
    ])
    expect(wordsOf(header)).not.toContain('Get started')
  })

  it('calls somebody whose name could not be had by no name, with no credits', () => {
    const text = wordsOf(shown({ ...member, user: null, balance: 0 }))
    expect(text).toContain('Signed in as Account')
    expect(text).toContain('0 credits')
  })

  it('has the same links in the menu of a narrow screen, with the balance and the way out', () => {
    const menu = elementIn(shown(member), 'nav', 'aria-label="Menu"')
    expect(linksIn(menu)).toEqual([
      ...mainLinks(member),
      ['/account/profile', 'Profile Ada Byron'],
      ['/account/billing', 'Billing & credits 7 credits'],
    ])
    expect(wordsOf(elementIn(menu, 'button'))).toBe('Logout')
    expect(linksIn(elementIn(shown(visitor), 'nav', 'aria-label="Menu"'))).toEqual([
      ...mainLinks(visitor),
      started,
    ])
  })
})
