import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const rolesOf = (lines: string) =>
  readCv(`Jo Reed\njo@example.com\n\nEXPERIENCE\n${lines}\n`).experience.map(
    ({ title, company, from, bullets }) => [
      title?.text,
      company?.text,
      from?.year,
      bullets.map(({ text }) => text).join('; '),
    ],
  )

const before = ['Healthcare Assistant', 'Hill Bank', 2012, 'Washed']

describe('withRotations', () => {
  it.each(['', 'Rotations:\n', 'Ward rotations\n'])(
    'tells wards that are dated within a post of that post, below "%s"',
    (label) => {
      const roles =
        rolesOf(`Staff Nurse (Band 5), Hill Hospital, Sept 2015 – Nov 2021\n${label}Ward 9 Respiratory: Sept 2015 – Mar 2017
Ward 22 Surgical: Apr 2017 – Dec 2019\nCovid ITU (redeployed): Mar 2020 – Jun 2020\n• Cared for eight patients

Healthcare Assistant, Hill Bank, 2012 – 2015\n• Washed`)
      expect(roles.map(([title, company, from]) => [title, company, from])).toEqual([
        ['Staff Nurse (Band 5)', 'Hill Hospital', 2015],
        ['Healthcare Assistant', 'Hill Bank', 2012],
      ])
      expect(roles[0]?.[3]).toMatch(/Ward 22 Surgical.*Cared for eight patients/)
    },
  )

  it('tells the seats of a trainee of the traineeship', () => {
    const roles = rolesOf(`Trainee Solicitor, Hill LLP
Sept 2019 – Aug 2021\nCommercial Property, Sept 2019 – Feb 2020\nFamily, Mar 2020 – Aug 2020\n- Drafted leases\n
Paralegal, Dale LLP\n2017 – 2019\n- Files`)
    expect(roles.map(([title]) => title)).toEqual(['Trainee Solicitor', 'Paralegal'])
  })

  it('leaves what has a title of its own, or its own time, to itself', () => {
    expect(
      rolesOf(`Staff Nurse, Hill Hospital, 2015 – 2021
Ward Sister, Hill Hospital, 2019 – 2021\nTutor, Dale College, 2016 – 2018\n
Healthcare Assistant, Hill Bank, 2012 – 2015\n• Washed`),
    ).toEqual([
      ['Staff Nurse', 'Hill Hospital', 2015, ''],
      ['Ward Sister', 'Hill Hospital', 2019, ''],
      ['Tutor', 'Dale College', 2016, ''],
      before,
    ])
    expect(
      rolesOf('Cook, Hill Hotel, 2015 – 2021\nBay Grill, 2009 – 2015\nRose Cafe, 2007 – 2009'),
    ).toHaveLength(3)
  })
})
