import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

function asked(lines: string) {
  return readPosting(`Dental Nurse\nOakham Services Ltd, Derby\n\n${lines}`).job.requirements
}

describe('joinAskedElsewhere', () => {
  it('leaves a choice of what the tasks name already and of what nothing knows', () => {
    const requirements = asked(
      'Your duties\n- Take and process radiographs\n- Keep the surgery tidy\n\nRequirements\n- Radiography or implant nursing certificate desirable\n- Two years of experience',
    )
    const choice = requirements.find(({ text }) => text.includes('implant nursing'))
    expect(choice?.text).toBe('Radiography or implant nursing certificate')
    expect(choice?.need).toMatchObject({ type: 'terms', anyOf: ['diagnostic radiography'] })
  })

  it('asks for both where no "or" stands between', () => {
    const requirements = asked(
      'Your duties\n- Take and process radiographs\n\nRequirements\n- Radiography and an implant nursing certificate\n- Two years of experience',
    )
    const own = requirements.find(({ text }) => text.includes('implant nursing'))
    expect(own?.need.type).toBe('words')
  })
})
