import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

const askedOf = (line: string) =>
  readPosting(
    `Registered Nurse\n\nEssential\n- NMC registration\n- ${line}\n- Wound care`,
  ).job.requirements.flatMap(({ kind, text }) => (kind === 'duty' ? [] : text))

describe('isFirmsOwn', () => {
  it.each([
    ['We hold a sponsor licence but can only consider people in the UK', /sponsor/],
    ['Newly qualified nurses will be given a six-month preceptorship', /preceptorship/],
    ['Keep the kitchen spot on (we hold ISO 9001 and 5* EHO)', /ISO|EHO/],
  ])('asks for nothing that the firm has or gives: %s', (line, own) =>
    expect(askedOf(line).join()).not.toMatch(own),
  )

  it.each([
    ['You will be given responsibility for wound care', 'wound care'],
    ['You must hold a venepuncture certificate', 'venepuncture certificate'],
  ])('asks for what the reader has or does: %s', (line, asked) =>
    expect(askedOf(line)).toContain(asked),
  )
})
