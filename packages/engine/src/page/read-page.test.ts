import { describe, expect, it } from 'vitest'
import type { CvDocument } from '../writing/document/cv-document.ts'
import { readPage } from './read-page.ts'

const document: CvDocument = {
  header: {
    name: 'Ines Okafor-Lind, RN',
    email: 'ines@example.com',
    phone: '020 5550 0142',
    location: 'Leeds',
    links: ['example.com/ines'],
  },
  summary: 'Ward manager who keeps a ward calm.',
  experience: [
    {
      title: 'Ward Manager',
      company: 'Saint Odile Hospital',
      dates: 'Mar 2019 – present',
      bullets: ['Lead 24 nurses on two wards', 'Cut falls by 30 % within a year'],
    },
    { title: '', company: 'Harewood General', dates: '2014 – 2019', bullets: [] },
    {
      title: 'Healthcare Assistant',
      company: ' ',
      dates: '',
      bullets: ['Washed and fed residents'],
    },
    { title: '', company: '', dates: '', bullets: [] },
  ],
  education: [
    { degree: 'BSc Nursing', institution: 'University of Airedale', dates: '2014', details: [] },
    { degree: '', institution: '', dates: '', details: [] },
  ],
  skills: ['Triage', 'Rostering', 'Wound care'],
  others: [
    { heading: 'Languages', items: ['English', 'Igbo'] },
    { heading: 'Projects', items: ['Planted a garden for the ward'] },
  ],
}

const { text, cv } = readPage(document)
const words = (value: { readonly text: string } | null | undefined) => value?.text ?? null

describe('readPage', () => {
  it('takes roles and schools for what their fields say, and none where all are empty', () => {
    expect(cv.experience.map(({ title, company }) => [words(title), words(company)])).toEqual([
      ['Ward Manager', 'Saint Odile Hospital'],
      [null, 'Harewood General'],
      ['Healthcare Assistant', null],
    ])
    expect(
      cv.experience.map(({ from, to }) => [
        from?.year ?? null,
        to === 'present' ? to : (to?.year ?? null),
      ]),
    ).toEqual([
      [2019, 'present'],
      [2014, 2019],
      [null, null],
    ])
    expect(cv.experience.map(({ bullets }) => bullets.map(words))).toEqual([
      ['Lead 24 nurses on two wards', 'Cut falls by 30 % within a year'],
      [],
      ['Washed and fed residents'],
    ])
    expect(
      cv.education.map(({ degree, institution }) => [words(degree), words(institution)]),
    ).toEqual([['BSc Nursing', 'University of Airedale']])
  })

  it('reads the head, without the letters behind a name', () => {
    const { name, email, phone, location, links } = cv.header
    expect([name, email, phone, location, ...links].map(words)).toEqual([
      'Ines Okafor-Lind',
      'ines@example.com',
      '020 5550 0142',
      'Leeds',
      'example.com/ines',
    ])
  })

  it('keeps skills, a summary and own headings where they stand', () => {
    expect(cv.skills.map(words)).toEqual(['Triage', 'Rostering', 'Wound care'])
    expect(words(cv.summary)).toBe('Ward manager who keeps a ward calm.')
    expect(cv.others.map(({ heading, items }) => [words(heading), items.map(words)])).toEqual([
      ['Languages', ['English', 'Igbo']],
    ])
    expect(cv.sections.map(({ kind }) => kind)).toEqual([
      'header',
      'summary',
      'experience',
      'education',
      'skills',
      'other',
      'projects',
    ])
    expect(cv.projects.map(words)).toEqual(['Planted a garden for the ward'])
  })

  it('quotes what stands on the page', () => {
    const quoted = [
      ...cv.experience.flatMap(({ title, company, dates, bullets }) => [
        title,
        company,
        dates,
        ...bullets,
      ]),
      ...cv.skills,
      cv.header.name,
    ].filter((each) => each !== null)
    for (const { quote, span } of quoted) expect(text.slice(span.start, span.end)).toBe(quote)
  })

  it('reads an empty CV as an empty one', () => {
    const header = { name: '', email: '', phone: '', location: '', links: [] }
    const empty = readPage({
      header,
      summary: '',
      experience: [],
      education: [],
      skills: [],
      others: [],
    })
    expect(empty.text.trim()).toBe('')
    expect(empty.cv).toMatchObject({ summary: null, experience: [], education: [], skills: [] })
  })
})
