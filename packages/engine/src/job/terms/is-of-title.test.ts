import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

const asked = (posting: string) =>
  readPosting(posting).job.requirements.flatMap(({ need }) =>
    need.type === 'terms' ? need.anyOf : [],
  )

describe('isOfTitle', () => {
  it('asks those who drive trains for no training of drivers', () => {
    const posting = (line: string) =>
      `Trainee Train Driver\n\n${line}\n\nRequirements\n- Shift work\n- A safe head on the railway\n- Good eyesight`
    expect(asked(posting('We look for people to join us as Train Drivers.'))).not.toContain(
      'driving instruction',
    )
    expect(asked(posting('You will train drivers of lorries on the road.'))).toContain(
      'driving instruction',
    )
  })

  it('asks for what a title names in its own order', () => {
    const posting = 'Data Entry Clerk\n\nRequirements\n- Data entry at speed\n- Filing\n- Telephone'
    expect(asked(posting)).toContain('data entry')
  })
})
