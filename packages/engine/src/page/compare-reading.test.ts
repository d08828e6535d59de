import { describe, expect, it } from 'vitest'
import { readCv } from '../cv/read-cv.ts'
import type { CvDocument } from '../writing/document/cv-document.ts'
import { compareReading } from './compare-reading.ts'
import { composePage } from './compose-page.ts'

const document: CvDocument = {
  header: { name: 'Mara Quist', email: 'mara@example.com', phone: '', location: '', links: [] },
  summary: '',
  experience: [
    {
      title: 'Payroll Officer',
      company: 'Quill Books Ltd',
      dates: '2015 – 2019',
      bullets: ['Paid 90 νοσηλευτές', 'Paid 90 νοσηλευτές'],
    },
  ],
  education: [],
  skills: ['AWS (EC2, S3)', 'Excel'],
  others: [],
}

const text = [
  'MARA QUIST',
  'mara@example.com',
  '',
  'EXPERIENCE',
  '',
  'Payroll Officer',
  'Quill Books Ltd   2015 – 2019',
  '• Paid 90 νοσηλευτές',
  '• Paid 90 νοσηλευτές',
  '',
  'SKILLS',
  '',
  'AWS (EC2, S3), Excel',
].join('\n')

const compare = (read: string) =>
  compareReading(document, composePage(document, 'modern'), { text: read, cv: readCv(read) })

describe('compareReading', () => {
  it('counts everything that came back, whatever its capitals and spaces', () => {
    expect(compare(text)).toEqual({
      roles: 1,
      dates: 1,
      bullets: 2,
      skills: 2,
      schools: 0,
      of: { roles: 1, dates: 1, bullets: 2, skills: 2, schools: 0 },
      ok: true,
      missing: [],
      lost: [],
    })
  })

  it('names the words that are gone, or not in their order', () => {
    expect(compare(text.replace('Excel', 'Exce')).lost).toEqual(['AWS (EC2, S3), Excel'])
    const moved = text.replace('mara@example.com\n', '').concat('\nmara@example.com')
    expect(compare(moved)).toMatchObject({ ok: false })
    expect(compare(moved).lost.length).toBeGreaterThan(0)
  })

  it('tells what was taken for something else apart from what is gone', () => {
    const elsewhere = compare(text.replace('Payroll Officer\n', 'Payroll Officer Deputy\n'))
    expect(elsewhere).toMatchObject({ lost: [], ok: false, roles: 0 })
    expect(elsewhere.missing).toContain('role: Payroll Officer, Quill Books Ltd')
  })

  it('names a group whose label was taken for something else', () => {
    const grouped = { ...document, skill_groups: [{ label: 'Tools', skills: document.skills }] }
    const page = composePage(grouped, 'modern')
    const read = (skills: string) => {
      const all = text.replace('AWS (EC2, S3), Excel', skills)
      return compareReading(grouped, page, { text: all, cv: readCv(all) })
    }
    expect(read('Tools: AWS (EC2, S3), Excel')).toMatchObject({ ok: true, missing: [] })
    expect(read('Tools: AWS (EC2, S3), Excel\n').skills).toBe(2)
    expect(read('Tools\nAWS (EC2, S3), Excel').missing).toContain('skills under: Tools')
  })

  it('misses no sign that a line was opened with', () => {
    const bullets = ['· Paid 90 clerks', '> 95% on the day', '★ Trained two']
    const experience = document.experience.map((role) => ({ ...role, bullets }))
    const signed = { ...document, experience }
    const read = text.replace(
      /(?:• Paid.*\n)+/,
      '• Paid 90 clerks\n• 95% on the day\n• Trained two\n',
    )
    expect(
      compareReading(signed, composePage(signed, 'modern'), { text: read, cv: readCv(read) }).lost,
    ).toEqual([])
  })

  it('wants a line that stands twice back twice', () => {
    expect(compare(text.replace('• Paid 90 νοσηλευτές\n', ''))).toMatchObject({
      bullets: 1,
      ok: false,
    })
  })
})
