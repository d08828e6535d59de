import { describe, expect, it } from 'vitest'
import { textBox } from '../../../test/fixtures/text-box.ts'
import { joinWrappedLabels } from './join-wrapped-labels.ts'

describe('joinWrappedLabels', () => {
  it('joins the name of a section, at one edge or centred', () => {
    const below = [
      [textBox('Licences and', 0), textBox('certificates', 1)],
      [textBox('Professional', 0, { start: 50 }), textBox('summary', 1, { start: 62.5 })],
    ]
    expect(below.map((drawn) => joinWrappedLabels(drawn).map(({ text }) => text))).toEqual([
      ['Licences and certificates'],
      ['Professional summary'],
    ])
  })

  it('leaves a name above what it heads', () => {
    expect(joinWrappedLabels([textBox('Skills', 0), textBox('Forklift', 1)])).toHaveLength(2)
  })
})
