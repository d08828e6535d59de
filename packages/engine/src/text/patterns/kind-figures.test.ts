import { describe, expect, it } from 'vitest'
import { withoutKindFigures } from './kind-figures.ts'

describe('withoutKindFigures', () => {
  it.each([
    'Rebuilt the search page in React 18 and TypeScript',
    'Moved the shop to PHP 8.3, with no downtime',
    'Shipped the app for iOS 17',
    'Wired 3-phase boards',
  ])('takes out what says which one it is: %s', (line) => {
    expect(withoutKindFigures(line)).not.toMatch(/\d/)
  })

  it.each([
    'Led 14 across two floors',
    'Ran the site in Leeds with 40 colleagues',
    'Grew Leeds 12 % in a year',
  ])('leaves what counts something: %s', (line) => {
    expect(withoutKindFigures(line)).toBe(line)
  })
})
