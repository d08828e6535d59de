import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

function rolesOf(work: string) {
  const cv = readCv(`Jo Reed\njo@example.com\n\nExperience\n\n${work}\n`)
  return cv.experience.map(({ title, company, bullets }) => [
    title?.text,
    company?.text,
    bullets.map(({ text }) => text),
  ])
}

const before = 'Designer, Gull Studio, Brighton\n2015 – 2019\n- Annual reports'

describe('clients of somebody who works for several', () => {
  it('are told of that work, and are no employers', () => {
    const clients = [
      'Clients include:',
      'Marlow Books – covers for a series of novels',
      'Hove Festival – posters and programme, 2022',
      'Laines Gallery – identity, 2021',
    ]
    expect(
      rolesOf(`Freelance Graphic Designer\n2019 – present\n${clients.join('\n')}\n\n${before}`),
    ).toEqual([
      ['Freelance Graphic Designer', undefined, clients],
      ['Designer', 'Gull Studio', ['Annual reports']],
    ])
  })

  it('are told with what was written for them', () => {
    const clients = [
      'Dale Tea Company, Jan 2022 - Mar 2022: brochures',
      'Hill Bank, 2020 - 2021: web texts',
    ]
    expect(
      rolesOf(
        `Freelance Copywriter, Self-employed\nJan 2019 - present\n${clients.join('\n')}\n\n${before}`,
      )[0],
    ).toEqual(['Freelance Copywriter', 'Self-employed', clients])
  })

  it('are none where a title or another time tells of a post', () => {
    const work =
      'Freelance Designer, 2019 – present\nGull Studio, Art Director, 2020 – 2021\nDale Press, 2012 – 2016'
    expect(rolesOf(work)).toHaveLength(3)
  })
})
