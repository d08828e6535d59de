import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'
import { refuseJob } from '../../refuse.ts'

function dutiesOf(posting: string): string[] {
  const { requirements } = readPosting(posting).job
  return requirements.filter(({ kind }) => kind === 'duty').map(({ text }) => text)
}

describe('readDutyRequirements', () => {
  it('reads what is to be done behind the title in a posting of one sentence', () => {
    for (const wanting of ['We look for', 'We are looking for', 'We’re after', 'Our yard needs']) {
      const posting = `${wanting} a carpenter who can build stairs and read drawings.`
      expect(dutiesOf(posting)).toEqual(['build stairs and read drawings'])
      expect(refuseJob(readPosting(posting).job)).toBeNull()
    }
    expect(dutiesOf('We need a baker to shape loaves and run the deck oven.')).toEqual([
      'shape loaves and run the deck oven',
    ])
  })

  it('reads no task where such a sentence names none', () => {
    expect(dutiesOf('We look for a carpenter to join our friendly team in Ludlow.')).toEqual([])
    expect(dutiesOf('Carpenter to build stairs and read drawings')).toEqual([])
  })

  it('takes whom an employer looks after for no task', () => {
    expect(dutiesOf('Carpenter\n\nWe look after forty old houses and their stairs.')).toEqual([])
  })
})
