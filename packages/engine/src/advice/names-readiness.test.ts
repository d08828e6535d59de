import { describe, expect, it } from 'vitest'
import { namesReadiness } from './names-readiness.ts'

describe('namesReadiness', () => {
  it.each([
    'Flexible about overtime at peak',
    'willing to travel',
    'Available for night shifts',
    'Happy to work weekends',
  ])('knows what one is ready for: %s', (asked) => {
    expect(namesReadiness(asked)).toBe(true)
  })

  it.each(['flexible packaging', 'open source', 'free weights', 'ready meals', 'Able Seaman'])(
    'leaves a thing one: %s',
    (asked) => {
      expect(namesReadiness(asked)).toBe(false)
    },
  )
})
