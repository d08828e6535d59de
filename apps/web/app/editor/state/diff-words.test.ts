import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffWords } from './diff-words.ts'

const line = fc
  .array(fc.constantFrom('led', 'a', 'team', 'of', 'six', '[number]'))
  .map((words) => words.join(' '))

describe('diffWords', () => {
  it('marks what was taken out and what was put in', () => {
    expect(diffWords('Responsible for stock control', 'Managed stock control')).toEqual([
      { kind: 'out', text: 'Responsible for' },
      { kind: 'in', text: 'Managed' },
      { kind: 'same', text: ' stock control' },
    ])
  })

  it('gives back both lines word for word', () => {
    fc.assert(
      fc.property(line, line, (before, after) => {
        const parts = diffWords(before, after)
        const join = (left: string) =>
          parts
            .filter(({ kind }) => kind !== left)
            .map(({ text }) => text)
            .join('')
        expect(join('in')).toBe(before)
        expect(join('out')).toBe(after)
      }),
    )
  })
})
