import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function asked(line: string): string[] {
  const { requirements } = readPosting(
    `Technologist\nOakham Services Ltd, Derby\n\nRequirements\n- Two years of experience\n- ${line}\n- Careful with machines`,
  ).job
  return requirements
    .filter(({ kind }) => kind !== 'title' && kind !== 'experience')
    .map(({ text }) => text)
}

describe('findBodies', () => {
  it.each([
    [
      'Registration in good standing with the College of Medical Radiation and Imaging Technologists of Ontario (CMRITO)',
      'College of Medical Radiation and Imaging Technologists of Ontario',
    ],
    [
      'Licensed by the Board of Bakers and Millers of Ireland',
      'Board of Bakers and Millers of Ireland',
    ],
    ['Registered with the College of Nurses and Opticians', 'College of Nurses and Opticians'],
    ['Member of the Guild of Weavers & Dyers', 'Guild of Weavers & Dyers'],
  ])('asks in "%s" once, for the whole body', (line, body) => {
    const named = asked(line).filter((text) => !/^Careful|^Two/.test(text))
    expect(named).toHaveLength(1)
    expect(named[0]).toContain(body)
  })

  it('leaves what else is asked for beside a body', () => {
    expect(asked('Member of the Institute of Directors and NEBOSH').join()).toContain('NEBOSH')
  })

  it('asks for no part of the name of who gives a paper', () => {
    expect(asked('Accredited by the Immigration Advice Authority')).not.toContain(
      'Immigration Advice',
    )
    expect(asked('Registered with the Farriers Registration Council')).not.toContain('Farriers')
    expect(asked('Experience of immigration advice')).toContain('immigration advice')
  })
})
