import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const top = 'Jo Reed\njo@example.com | 07700 900123\n\n'
const ward = 'Staff Nurse, Hill Hospital\nSept 2015 – Jan 2020\n- Cared for patients\n\n'
const shop = 'Sales Assistant, Hill Stores Ltd\n2010 – 2012\n- Served customers\n'

function read(text: string) {
  const { experience, sections } = readCv(text)
  return {
    roles: experience.map(({ title, bullets }) => [title?.text, bullets.length]),
    headings: sections.flatMap(({ heading }) => heading?.text ?? []),
  }
}

describe('workSection', () => {
  it.each(['Before nursing', 'Since leaving school', 'Previous work', 'Most recent jobs'])(
    'ends the role above at "%s"',
    (heading) => {
      const { roles, headings } = read(`${top}Experience\n\n${ward}${heading}\n\n${shop}`)
      expect(roles).toEqual([
        ['Staff Nurse', 1],
        ['Sales Assistant', 1],
      ])
      expect(headings).toContain(heading)
    },
  )

  it.each([
    'Freelance',
    'Projects & freelance',
    'Projects and experience',
    'Contract & freelance',
    'Paid and voluntary work',
  ])('takes "%s" for work', (heading) => {
    const { roles } = read(
      `${top}${heading}\n\n${ward}${shop}\nEducation\nGCSEs, Hill School, 2010\n`,
    )
    expect(roles).toEqual([
      ['Staff Nurse', 1],
      ['Sales Assistant', 1],
    ])
  })

  it.each(['Nursing', 'Warehouse and logistics'])('takes the trade "%s" for a heading', (trade) => {
    const { roles, headings } = read(
      `${top}${trade}\n\n${ward}Education\nGCSEs, Hill School, 2010\n`,
    )
    expect(roles).toEqual([['Staff Nurse', 1]])
    expect(headings).toEqual([trade, 'Education'])
  })

  it('leaves a sentence below a role where it is', () => {
    const { roles } = read(`${top}Experience\n\n${ward}Before that I travelled\n\n${shop}`)
    expect(roles[0]?.[0]).toBe('Staff Nurse')
  })

  it('reads the roles below a career break that stands among them', () => {
    const { roles } = read(
      `${top}Experience\n\n${ward}Career break\nTravelled\nAug 2012 - Dec 2014\nAsia\n\n${shop}`,
    )
    expect(roles.map(([title]) => title)).toEqual([
      'Staff Nurse',
      'Career break',
      'Sales Assistant',
    ])
  })

  it('takes headings in small letters for such where all of the CV has them', () => {
    const { headings } = read(
      `${top}about me\ni like shops\n\njobs\nhill stores - shop assistant - 2019 to 2021\ntills\n\nschool\nHill Academy 2010 - 2016\n`,
    )
    expect(headings).toEqual(['about me', 'jobs', 'school'])
  })
})
