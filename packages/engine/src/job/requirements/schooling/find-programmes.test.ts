import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

function schooling(line: string, heading = 'Qualifications') {
  const { requirements } = readPosting(
    `Technologist\nOakham Services Ltd, Derby\n\n${heading}\n- ${line}\n- Two years of experience`,
  ).job
  return requirements.flatMap(({ text, need }) =>
    need.type === 'degree' ? [{ text, ...need }] : [],
  )
}

describe('findProgrammes', () => {
  it.each([
    ['Graduate of an accredited Magnetic Resonance program', [['magnetic', 'resonanc']]],
    ['Must be a graduate of an AVMA-accredited veterinary technology program', [['veterinary']]],
    ['Graduation from a recognized Bookbinding program', [['bookbind']]],
    ['Successful completion of an approved Sonography programme', [['sonography']]],
    ['Graduated from an accredited school of massage therapy', [['massag', 'therapy']]],
  ])('reads schooling in "%s"', (line, subjects) => {
    expect(schooling(line)).toMatchObject([{ level: 2, subjects }])
  })

  it.each(['A 2:1 or above in mathematics, statistics or physics', 'Minimum 2.2 in mathematics'])(
    'reads a degree in "%s"',
    (line) => expect(schooling(line)).toMatchObject([{ level: 4 }]),
  )

  it('asks once, and for the schooling', () => {
    const { requirements } = readPosting(
      'Technologist\nOakham Services Ltd, Derby\n\nQualifications\n- Graduate of an accredited Magnetic Resonance program and credentialed in Idaho\n- Two years of experience',
    ).job
    const texts = requirements.map(({ text }) => text)
    expect(texts).toContain('credentialed in Idaho')
    expect(texts).toContain('Graduate of an accredited Magnetic Resonance program')
  })

  it.each([
    'Completion of the daily cleaning program',
    'Graduates of our school come back to work here',
    'WCAG 2.1 in web design',
  ])('reads none in "%s"', (line) => expect(schooling(line, 'Your duties')).toEqual([]))
})
