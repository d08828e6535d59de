import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const headerOf = (lines: string) =>
  readCv(`Jane Doe\n${lines}\n07700 900123\n\nExperience\nCook, Hill Inn, 2012 – 2015\n`).header

describe('addresses that a narrow column has broken', () => {
  it.each([
    ['www.linkedin.com/in/jane-\ndoe-cpa (LinkedIn)', 'https://www.linkedin.com/in/jane-doe-cpa'],
    ['Leeds | https://www.linkedin.com/in/jane-\ndoe/', 'https://www.linkedin.com/in/jane-doe/'],
    ['linkedin.com/in/\njane-doe', 'https://linkedin.com/in/jane-doe'],
    ['github.com/jane-doe\nOpen source contributor', 'https://github.com/jane-doe'],
  ])('lead to the whole profile: %j', (lines, href) => {
    expect(headerOf(lines).links.map((link) => link.href)).toEqual([href])
  })

  it.each([
    ['jane.doe@example.c\nom', 'jane.doe@example.com'],
    ['jane.doe@example.\ncom', 'jane.doe@example.com'],
    ['jane.doe-\nsmith@example.com', 'jane.doe-smith@example.com'],
    ['jane.doe@example.com\nLeeds', 'jane.doe@example.com'],
    ['Sous-chef\njane.doe@example.com', 'jane.doe@example.com'],
  ])('are read as one mail address: %j', (lines, email) => {
    const header = headerOf(lines)
    expect(header.email?.text).toBe(email)
    expect(header.headline?.text ?? '').not.toContain('@')
  })

  it('leave the lines of what was done alone', () => {
    const { experience } = readCv(
      'Jane Doe\njane@example.com\n\nExperience\nCook, Hill Inn, 2012 – 2015\n- Wrote example.com/menu-\n- planning guides\n',
    )
    expect(experience[0]?.bullets).toHaveLength(2)
  })
})
