import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

describe('a CV that is one paragraph', () => {
  it.each([
    'Rosa Achter, Hull, 07700 900998, rosa@example.com. Warehouse supervisor, Humber Cold Store, Hull, 2018 to now; before that forklift driver, Dale Timber Ltd, Dover, 2014-2018. NVQ Level 2 Warehousing, Hull College, 2015.',
    'Rosa Achter, Hull, 07700 900998, rosa@example.com. Warehouse supervisor Humber Cold Store Hull 2018 to now; forklift driver Dale Timber Ltd Dover 2014-2018. NVQ Level 2 Warehousing, Hull College 2015.\n',
    'Rosa Achter | Hull | 07700 900998 | rosa@example.com | Warehouse supervisor, Humber Cold Store, Hull, 2018-now | Forklift driver, Dale Timber Ltd, Dover, 2014-2018 | NVQ Level 2 Warehousing, Hull College, 2015',
  ])('is read sentence by sentence: %s', (text) => {
    const { header, experience, education } = readCv(text)
    expect([header.name?.text, header.location?.text]).toEqual(['Rosa Achter', 'Hull'])
    expect(
      experience.map(({ title, company, location, from }) => [
        title?.text.toLowerCase(),
        company?.text,
        location?.text,
        from?.year,
      ]),
    ).toEqual([
      ['warehouse supervisor', 'Humber Cold Store', 'Hull', 2018],
      ['forklift driver', 'Dale Timber Ltd', 'Dover', 2014],
    ])
    expect(education.map(({ institution }) => institution?.text)).toEqual(['Hull College'])
  })
})
