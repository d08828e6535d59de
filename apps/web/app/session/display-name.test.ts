import { describe, expect, it } from 'vitest'
import { displayName, initials } from './display-name.ts'

describe('displayName', () => {
  it.each([
    ['Ada', 'Byron', 'Ada Byron'],
    ['Ada', '', 'Ada'],
    [' ', 'Byron', 'Byron'],
    ['', '', 'ada.b'],
  ])('shows %j and %j as %j', (first_name, last_name, name) => {
    expect(displayName({ first_name, last_name, email: 'ada.b@example.com' })).toBe(name)
  })
})

describe('initials', () => {
  it('takes the first two letters of the name, in any script', () => {
    expect(initials('Ada Byron')).toBe('AD')
    expect(initials('李 小龙')).toBe('李小')
    expect(initials('')).toBe('')
  })
})
