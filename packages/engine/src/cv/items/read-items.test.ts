import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const bulletsOf = (body: string) =>
  readCv(
    `Jo Reed\njo@example.com\n\nExperience\n\nFundraiser\nHill Hospice\n2019 – 2024\n${body}\n`,
  ).experience[0]?.bullets.map(({ text }) => text)

describe('lines of a role without bullets', () => {
  it('are what was done one by one, however long, where none goes on in small letters', () => {
    const lines = [
      'Secured the first multi-year grant of the hospice from a family foundation',
      'Wrote 58 applications and 41 end of grant reports in the last 12 months',
      'Introduced a reporting calendar; no report has been late since that day',
    ]
    expect(bulletsOf(lines.join('\n'))).toEqual(lines)
  })

  it('are one sentence where the text wraps', () => {
    const wrapped = [
      'Secured the first multi-year grant of the hospice from a family foundation and',
      'wrote all of its applications and the end of grant reports together with Hill',
      'House, a sister charity.',
    ]
    expect(bulletsOf(wrapped.join('\n'))).toEqual([wrapped.join(' ')])
  })
})
