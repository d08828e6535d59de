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

describe('a heading at the end of a line', () => {
  it('opens the section that stands below it', () => {
    const { experience, education, skills, languages } = readCv(
      'Rosa Achter | rosa@example.com | Tallinn\nExperience:\n2012 – present Sworn Translator, Hill Law Office, Tallinn. Contracts and patents, about 300,000 words a year.\n2008 – 2012 In-house translator, Dale Law Office, Tallinn. Education:\nMA Translation Studies, University of Hill, 2006.\nBA German, University of Hill, 2004. Skills:\nmemoQ, legal drafting.\nLanguages: Estonian (native), English (C2).\n',
    )
    expect(experience.map(({ title }) => title?.text)).toEqual([
      'Sworn Translator',
      'In-house translator',
    ])
    expect(education.map(({ degree }) => degree?.text)).toEqual([
      'MA Translation Studies',
      'BA German',
    ])
    expect(skills.map(({ text }) => text)).toEqual(['memoQ', 'legal drafting'])
    expect(languages).toHaveLength(2)
  })

  it('is none where a sentence leads to what is listed', () => {
    const { sections } = readCv(
      'Rosa Achter\nrosa@example.com\n\nSUMMARY\nCook with ten years in hotels. What I do best of all:\nMenus and costing\n',
    )
    expect(sections.map(({ kind }) => kind)).toEqual(['header', 'summary'])
  })
})
