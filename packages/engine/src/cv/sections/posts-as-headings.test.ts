import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const work = 'EXPERIENCE\nMarine Electrician, Dale Boats, 2023 - Present\n- Runs cable\n\n'

describe('"Apprenticeship" and the like alone on a line', () => {
  it.each([
    'APPRENTICESHIP\nApprentice Electrician\nHill Shipyard\n2019 - 2023\n- Pulled cable',
    'APPRENTICESHIP\nApprentice Electrician, Hill Shipyard, 2019 - 2023\n- Pulled cable',
    'TRAINEESHIP\n2019 - 2023 Apprentice Electrician, Hill Shipyard\n- Pulled cable',
    'PLACEMENT\n\nApprentice Electrician, Hill Shipyard, 2019 - 2023\n- Pulled cable',
  ])('heads the post that is named below: %s', (lines) => {
    const { experience } = readCv(`Jo Reed\njo@example.com\n\n${work}${lines}\n`)
    expect(experience.map(({ title, company }) => [title?.text, company?.text])).toEqual([
      ['Marine Electrician', 'Dale Boats'],
      ['Apprentice Electrician', 'Hill Shipyard'],
    ])
    expect(experience[0]?.bullets).toHaveLength(1)
  })

  it.each(['Apprenticeship', 'Internship', 'PLACEMENT'])(
    'is the post where nothing else below says it: %s',
    (title) => {
      const { experience } = readCv(
        `Jo Reed\njo@example.com\n\n${work}${title}\nHill Shipyard, 2019 - 2023\n- Pulled cable\n`,
      )
      expect(experience[1]).toMatchObject({
        title: { text: title },
        company: { text: 'Hill Shipyard' },
      })
    },
  )

  it('heads a post below schools, and above all else', () => {
    const post = 'APPRENTICESHIP\nApprentice Electrician, Hill Shipyard, 2019 - 2023\n'
    const school = 'EDUCATION\nGCSEs, Dale School, 2019\n'
    for (const lines of [`${school}\n${post}`, `${post}\n${school}`]) {
      const cv = readCv(`Jo Reed\njo@example.com\n\n${lines}`)
      expect(cv.experience.map(({ title }) => title?.text)).toEqual(['Apprentice Electrician'])
      expect(cv.education.map(({ institution }) => institution?.text)).toEqual(['Dale School'])
    }
  })
})
