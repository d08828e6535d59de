import { describe, expect, it } from 'vitest'
import { holdTogether } from './hold-together.ts'

describe('holdTogether', () => {
  it('leaves words alone that a browser and a file break alike', () => {
    expect(holdTogether('A well-known plant, Jan – May')).toEqual([
      { text: 'A well-known plant, Jan – May', isHeld: false },
    ])
  })

  it('holds together what a file does not break: years, pages, numbers', () => {
    expect(holdTogether('Ecology 12(3), 44-59. In 2019–2021 at the state-of-art-2 lab')).toEqual([
      { text: 'Ecology 12(3), ', isHeld: false },
      { text: '44-59.', isHeld: true },
      { text: ' In ', isHeld: false },
      { text: '2019–2021', isHeld: true },
      { text: ' at the state-of-', isHeld: false },
      { text: 'art-2', isHeld: true },
      { text: ' lab', isHeld: false },
    ])
  })

  it('lets a chain that may be wider than a line be cut', () => {
    const chain = '12-'.repeat(20)
    expect(holdTogether(chain)).toEqual([{ text: chain, isHeld: false }])
  })
})
