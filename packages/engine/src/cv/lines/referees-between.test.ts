import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const opening = 'Sibusiso Khumalo\n082 000 0123\n\nWORK EXPERIENCE\n'

function bulletsOf(text: string) {
  return readCv(text).experience.map((role) => [
    role.company?.text,
    ...role.bullets.map((bullet) => bullet.text),
  ])
}

describe('refereesBetween', () => {
  it.each([
    'REFERENCE:\nMr Dube 083 000 0456',
    'Reference\nMr T Dube\n083 000 0456',
    'Contactable references:\nMr Dube 083 000 0456\nMrs Nel 082 000 0111',
  ])('loses no post below whom to ask about the one above: %s', (referees) => {
    const form = `COMPANY: Umzimvubu Fencing
POSITION: General worker
PERIOD: 2018 - 2022
DUTIES: Digging holes
${referees}

COMPANY: Isanti Bakery
POSITION: Packer
PERIOD: 2015 - 2017
DUTIES: Packing bread
`
    const plain = `General worker, Umzimvubu Fencing, 2018 - 2022
- Digging holes
${referees}

Packer, Isanti Bakery, 2015 - 2017
- Packing bread
`
    for (const roles of [form, plain])
      expect(bulletsOf(opening + roles)).toEqual([
        ['Umzimvubu Fencing', 'Digging holes'],
        ['Isanti Bakery', 'Packing bread'],
      ])
  })

  it('leaves the referees at the end of a CV in their section', () => {
    const cv = readCv(`${opening}Packer, Isanti Bakery, 2015 - 2017
- Packing bread

REFERENCES
Mr Dube
Position: Manager
Company: Isanti Bakery
Cell: 083 000 0456
`)
    expect(cv.others.map(({ kind }) => kind)).toEqual(['references'])
    expect(cv.experience).toHaveLength(1)
  })
})
