import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const rolesOf = (lines: string) =>
  readCv(`Jo Reed\njo@example.com\n\nEXPERIENCE\n${lines}\n`).experience.map(
    ({ title, company, bullets }) => [title?.text, company?.text, bullets.map(({ text }) => text)],
  )

describe('withoutRepeats', () => {
  it('tells of a post once, though it stands again over a project done there', () => {
    expect(
      rolesOf(
        'Test Engineer, Hill Systems Ltd, Jan 2018 - Dec 2020\n\nOrganization : Hill Systems Ltd\nRole : Test Engineer\nDuration : Jan 2018 to Dec 2020\nResponsibilities:\n- Wrote test cases',
      ),
    ).toEqual([['Test Engineer', 'Hill Systems Ltd', ['Wrote test cases']]])
  })

  it('keeps two times at one employer apart', () => {
    expect(
      rolesOf('Cook, Hill Inn, 2018 - 2020\n- Soups\n\nCook, Hill Inn, 2014 - 2016\n- Salads'),
    ).toHaveLength(2)
  })
})
