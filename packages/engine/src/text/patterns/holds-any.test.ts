import { describe, expect, it } from 'vitest'
import { holdsAny } from './holds-any.ts'

describe('holdsAny', () => {
  it('finds a piece wherever it stands', () => {
    expect(holdsAny('please send us your cv', ['bring ', 'send '])).toBe(true)
  })

  it('finds none where none stands', () => {
    expect(holdsAny('plan the rota', ['bring ', 'send '])).toBe(false)
    expect(holdsAny('plan the rota', [])).toBe(false)
  })
})
