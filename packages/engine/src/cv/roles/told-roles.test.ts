import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

function rolesOf(told: string) {
  return readCv(`Anna Marlow-Pike\nHull\nanna@example.com\n\nAbout me\n${told}\n`).experience.map(
    ({ title, company, from, to }) => [
      title?.text ?? null,
      company?.text ?? null,
      from?.year ?? null,
      to === 'present' ? to : (to?.year ?? null),
    ],
  )
}

describe('toldRoles', () => {
  it('reads employer, post and time of a sentence', () => {
    expect(rolesOf('From 2015 to 2019 I worked as a cook at the Blue Anchor in Hull.')).toEqual([
      ['cook', 'the Blue Anchor', 2015, 2019],
    ])
  })

  it('finds the employer behind “in” and “joined”', () => {
    expect(
      rolesOf('From 2017 till now I work in Norbridge Logistics in Hull as reach truck driver.'),
    ).toEqual([['reach truck driver', 'Norbridge Logistics', 2017, 'present']])
    expect(rolesOf('I joined Orbis Fulfilment as a packer from 2020 to 2022.')).toEqual([
      ['packer', 'Orbis Fulfilment', 2020, 2022],
    ])
  })

  it('takes the post out of what somebody is working as, or finds it behind the employer', () => {
    expect(rolesOf('Since 2022 I am working as a care assistant at Oakmere Lodge.')).toEqual([
      ['care assistant', 'Oakmere Lodge', 2022, 'present'],
    ])
    expect(rolesOf('Since 2019 I am at Marlow Street School, school cook.')).toEqual([
      ['school cook', 'Marlow Street School', 2019, 'present'],
    ])
  })

  it('reads “2010-12” as years where so many are counted', () => {
    expect(rolesOf('Then two years at Brooks & Tanner on the tills (2010-12).')).toEqual([
      [null, 'Brooks & Tanner', 2010, 2012],
    ])
  })

  it('names an employer as it is told where it has no name', () => {
    expect(rolesOf('I worked two years in a food factory in Canada, from 2022 to 2024.')).toEqual([
      [null, 'a food factory', 2022, 2024],
    ])
  })

  it('makes no role of a duty, a branch, a club or a town', () => {
    const told = [
      'Since 2019 I am also responsible for the stores in Hill Logistics.',
      'I have five years of experience working in Customer Service from 2015 to 2020.',
      'From 2012 to 2018 I was active in Amnesty International in Leeds.',
      'From 2012 to 2018 I lived in New York in America.',
    ]
    for (const each of told) expect(rolesOf(each)).toEqual([])
  })
})
