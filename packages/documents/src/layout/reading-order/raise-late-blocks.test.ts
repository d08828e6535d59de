import { describe, expect, it } from 'vitest'
import { raiseLateBlocks } from './raise-late-blocks.ts'

const box = (text: string, start: number, baseline: number, width = 100) => ({
  text,
  start,
  end: start + width,
  baseline,
  size: 10,
})

describe('raiseLateBlocks', () => {
  it('puts what was drawn last where it stands in its column', () => {
    const drawn = [
      box('A Name', 50, 50),
      box('Work', 50, 100),
      box('School', 50, 300),
      box('First Role', 60, 130),
      box('did this', 60, 144),
      box('Degree', 60, 330),
    ]
    expect(raiseLateBlocks(drawn).map(({ text }) => text)).toEqual([
      'A Name',
      'Work',
      'First Role',
      'did this',
      'School',
      'Degree',
    ])
  })

  it('puts it before the label of what stands below, too', () => {
    const drawn = [
      box('Work', 50, 100, 40),
      box('Skills', 50, 300, 40),
      box('Triage', 150, 300),
      box('First Role', 160, 100),
      box('did this', 160, 114),
    ]
    const texts = ['Work', 'First Role', 'did this', 'Skills', 'Triage']
    expect(raiseLateBlocks(drawn).map(({ text }) => text)).toEqual(texts)
  })

  it('leaves columns beside each other as they were drawn', () => {
    const drawn = [
      box('left above', 50, 100),
      box('left below', 50, 200),
      box('right above', 300, 110),
      box('right below', 300, 210),
    ]
    expect(raiseLateBlocks(drawn)).toEqual(drawn)
  })
})
