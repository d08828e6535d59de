import { describe, expect, it } from 'vitest'
import type { CvDocument } from '../writing/document/cv-document.ts'
import { composePage } from './compose-page.ts'
import { pageStyles } from './page-styles.ts'

const document: CvDocument = {
  header: {
    name: 'Ines Okafor-Lind',
    email: 'ines@example.com',
    phone: '+44 20 7946 0018',
    location: 'Leeds',
    links: ['example.com/ines'],
  },
  summary: 'Keeps a ward calm.\nAnd its papers in order.',
  experience: [
    {
      title: 'Ward Manager',
      company: 'Saint Odile Hospital, Leeds',
      dates: '2019 – present',
      bullets: ['Lead 24 nurses', ' '],
    },
    { title: 'Nurse', company: '', dates: '', bullets: [] },
  ],
  education: [],
  skills: ['Triage', 'Rostering'],
  others: [{ heading: 'Languages', items: ['English', 'Igbo'] }],
}

const text = (style: 'harvard' | 'modern' | 'minimal', cv = document) =>
  composePage(cv, style).paragraphs.map(({ runs, right }) =>
    [runs, right]
      .map((each) => each.map((run) => run.text).join(''))
      .filter(Boolean)
      .join('\t'),
  )

describe('composePage', () => {
  it('sets every field once, in the order of the style', () => {
    expect(text('modern')).toEqual([
      'Ines Okafor-Lind',
      'Leeds | +44 20 7946 0018 | ines@example.com | example.com/ines',
      'Summary',
      'Keeps a ward calm.',
      'And its papers in order.',
      'Experience',
      'Ward Manager',
      'Saint Odile Hospital, Leeds\t2019 – present',
      'Lead 24 nurses',
      'Nurse',
      'Skills',
      'Triage, Rostering',
      'Languages',
      'English, Igbo',
    ])
    expect(text('harvard').slice(6, 8)).toEqual([
      'Saint Odile Hospital, Leeds',
      'Ward Manager\t2019 – present',
    ])
    expect(text('minimal')[6]).toBe('Ward Manager | Saint Odile Hospital, Leeds\t2019 – present')
  })

  it('sets a line for each group of skills, under its label', () => {
    const grouped = {
      ...document,
      skills: ['Triage', 'Rostering', 'Excel'],
      skill_groups: [
        { label: 'Care', skills: ['Triage', 'Rostering'] },
        { label: 'Empty', skills: [] },
        { label: '', skills: ['Excel'] },
      ],
    }
    const { paragraphs } = composePage(grouped, 'modern')
    const lines = paragraphs.filter(({ path }) => path.startsWith('skills.'))
    expect(
      lines.map(({ path, runs }) => [path, ...runs.map(({ text, bold }) => [text, bold])]),
    ).toEqual([
      ['skills.0', ['Care: ', true], ['Triage, Rostering', false]],
      ['skills.2', ['Excel', false]],
    ])
  })

  it('runs languages on in a line, unless there is more to tell of them', () => {
    const spoken = (items: readonly string[]) =>
      text('modern', { ...document, others: [{ heading: 'Languages', items }] }).slice(13)
    expect(spoken(['English, native', 'Igbo, B2'])).toEqual(['English, native | Igbo, B2'])
    expect(spoken(['English'])).toEqual(['English'])
    const told = 'Igbo, in which I interpret for families on the ward'
    expect(spoken(['English', told])).toEqual(['English', told])
  })

  it('sets one sign before a line, not the one it was pasted with besides', () => {
    const bullets = ['·\tLed 18 pickers', '➢ Ran briefings', '- Trained 11', '-5 °C store', '• ']
    const role = { title: 'Team Leader', company: '', dates: '', bullets }
    const set = text('modern', { ...document, experience: [role] })
    expect(set.slice(7, 11)).toEqual([
      'Led 18 pickers',
      'Ran briefings',
      'Trained 11',
      '-5 °C store',
    ])
    expect(set[11]).toBe('Skills')
  })

  it('leaves out what is empty, to nothing at all', () => {
    const empty: CvDocument = {
      header: { name: '', email: '', phone: '', location: '', links: [] },
      summary: '',
      experience: [{ title: '', company: ' ', dates: '', bullets: [''] }],
      education: [],
      skills: [' '],
      others: [{ heading: 'Awards', items: [] }],
    }
    expect(text('harvard', empty)).toEqual([])
  })

  it('lets contacts lead somewhere and nothing else', () => {
    const runs = composePage(document, 'minimal').paragraphs[1]?.runs ?? []
    expect(runs.flatMap(({ href }) => href ?? [])).toEqual([
      'mailto:ines@example.com',
      'https://example.com/ines',
    ])
  })

  it('begins another line of contacts before one would run over', () => {
    const links = ['linkedin.com/in/', 'github.com/', 'example.com/'].map(
      (at) => at + 'a'.repeat(20),
    )
    const long = { ...document, header: { ...document.header, links } }
    const rows = composePage(long, 'minimal').paragraphs.filter(({ role }) => role === 'contact')
    const words = rows.map(({ runs }) => runs.map(({ text }) => text).join(''))
    expect(words.slice(1)).toEqual([`${links[0]} | ${links[1]}`, links[2]])
  })

  it('takes Letter for a North American phone number and A4 for all others', () => {
    const withPhone = (phone: string) =>
      composePage({ ...document, header: { ...document.header, phone } }, 'modern').paper.name
    expect(['(512) 555-0147', '+1 512-555-0147', '512.555.0147'].map(withPhone)).toEqual(
      Array(3).fill('Letter'),
    )
    expect(['+46 70 174 06 99', '', '020 7946 0018'].map(withPhone)).toEqual(Array(3).fill('A4'))
  })

  it('keeps headings and entries with what they head, and only with that', () => {
    const { paragraphs } = composePage(document, 'modern')
    const keeping = paragraphs.filter(({ keepsNext }) => keepsNext).map(({ path }) => path)
    expect(keeping).toContain('experience.0')
    expect(keeping).not.toContain('experience.1')
  })

  it('sets nothing smaller than ten points in any style', () => {
    const sizes = Object.values(pageStyles).flatMap(({ looks }) =>
      Object.values(looks).map(({ size }) => size),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10)
  })
})
