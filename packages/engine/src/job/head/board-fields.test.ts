import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

const rest = '\n\nRequirements\n- MIG welding\n- Reading drawings\n'

const headOf = (posting: string) => {
  const { title, company, place } = readPosting(posting).job
  return { title, company, place }
}

describe('a board’s form above a posting', () => {
  const front = 'Front Office Manager\n'
  it('names the employer and its town, and no field of the form', () => {
    const fields = 'Job Number 25190233\nSchedule Full Time\nLocated Remotely? N\n'
    const type = 'Position Type Management'
    for (const employer of [
      `Company: Marisol Resort & Spa, Dubai\n${fields}${type}`,
      `${fields}Location Marisol Resort & Spa, Dubai\n${type}`,
      `Location: Marisol Resort & Spa, Dubai\nRelocation? Y`,
    ])
      expect(headOf(`${front}${employer}${rest}`), employer).toMatchObject({
        title: 'Front Office Manager',
        company: 'Marisol Resort & Spa',
        place: 'Dubai',
      })
  })

  it('takes no answer for a place', () => {
    for (const field of [
      'Located Remotely? N',
      'Security check required? Yes',
      'Own car? Not needed',
    ])
      expect(headOf(`${front}Marisol Resort & Spa\n${field}${rest}`).place, field).toBeNull()
  })

  it('takes a region for the place where nothing says it closer', () => {
    expect(headOf(`Fitter\nCompany: Tarn Lifts Ltd\nCounty: Galway${rest}`).place).toBe('Galway')
    expect(
      headOf(`Fitter\nRegion: Leinster\nCompany: Tarn Lifts Ltd\nTown: Naas${rest}`).place,
    ).toBe('Naas')
  })

  it('does not take a post for a label', () => {
    expect(headOf(`Location Manager\nJob Number 2519\nPosition Type Management${rest}`).title).toBe(
      'Location Manager',
    )
  })
})
