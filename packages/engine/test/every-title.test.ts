import { describe, expect, it } from 'vitest'
import { analyze } from '../src/analyze.ts'
import { readCv } from '../src/cv/read-cv.ts'
import { readKnowledge } from '../src/knowledge.ts'
import { scoredReport } from './scored-report.ts'

/** A short posting that tells of its field by its title alone. */
function postingFor(title: string): string {
  return `${title}

We are looking for someone to join our team in Leeds as ${title}.

Requirements
- Two years of experience as ${title}
- Good communication skills
- Excel and Word
- Full driving licence

What we offer
- 28 days of holiday and a pension
`
}

/** And the CV of somebody who does that work, and says no more of it. */
function cvOf(title: string): string {
  return `Maya Ellis
maya.ellis@example.com | 07700 900123

Experience

${title}
Harbour Group, Leeds
March 2019 – present
- Worked in a busy team, using Excel and Word
- Trained new colleagues

Skills
Teamwork
`
}

const small: ReadonlySet<string> = new Set('of to in and at or the for on by a an'.split(' '))

/** As people write it above a role: "Head of Training", "IT Manager". */
function asHeld(title: string): string {
  return title.replace(/(?<![\p{L}\p{N}'’])\p{Ll}\p{L}*/gu, (word: string, at: number) => {
    if (at > 0 && small.has(word)) return word
    return acronyms.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)
  })
}

const acronyms: ReadonlySet<string> = new Set(
  'ai bi cg crm dm erp etl fx hr it ix mi ml ms noc ot pa qa rpg sql ui ux vp'.split(' '),
)
const everyFew = 23
const today = { year: 2026, month: 11 }

describe('the title of a role', () => {
  it.each([
    'Training Manager',
    'School Nurse',
    'Employment Lawyer',
    'Membership Officer',
    'History Teacher',
    'Information Security Analyst',
    'Activities Coordinator',
    'Director of Training',
    'Insolvency Manager',
    'Photo Editor',
    'Zookeeper',
  ])('is no heading, no caption and no reason for leaving: %s', (title) => {
    expect(readCv(cvOf(title)).experience.map((role) => role.title?.text)).toEqual([title])
  })
})

describe('a title that the word data knows', () => {
  it('is met by who holds it, however little else the posting and the CV say', () => {
    const forms = readKnowledge().lexicon.titles.flatMap((title) => title.forms)
    const titles = forms
      .filter((_, at) => at % everyFew === 0)
      .map(({ written }) => asHeld(written))
    const missed = titles.filter((title) => {
      const found = analyze({ cvText: cvOf(title), jobText: postingFor(title), today })
      const credit = (kind: string) =>
        found.status === 'scored' &&
        found.rows.find(({ requirement }) => requirement.kind === kind)?.credit
      return !(Number(credit('title')) > 0.7 && Number(credit('experience')) > 0.4)
    })
    expect(missed.length / titles.length, missed.join(', ')).toBeLessThan(0.01)
  })
})

const dates = 'Mar 2019 – Jun 2024'
const firm = 'Willowbrook House'

describe('a role by a title that the word data knows', () => {
  const forms = readKnowledge().lexicon.titles.flatMap((title) => title.forms)
  const titles = forms.filter((_, at) => at % 101 === 0).map(({ written }) => asHeld(written))

  it.each([
    (title: string) => `${title} | ${firm} | ${dates}`,
    (title: string) => `${dates} | ${firm} | ${title}`,
    (title: string) => `${dates}\t${title}\t${firm}`,
    (title: string) => `${title}, ${firm}, ${dates}`,
    (title: string) => `${title}, Band 6, ${firm}, ${dates}`,
    (title: string) => `${title} – ${firm} – ${dates}`,
    (title: string) => `${title} at ${firm}, ${dates}`,
    (title: string) => `${title} (maternity cover)\n${firm}\n${dates}`,
    (title: string) => `Interim ${title}\n${firm}, ${dates}`,
  ])('is read in the layout of %s', (head) => {
    const lost = titles.filter((title) => {
      const { experience } = readCv(
        `Maya Ellis\nmaya.ellis@example.com\n\nEmployment\n\n${head(title)}\n- Kept records and answered questions\n\nEducation\n\nHill Park School, 2010 – 2015\n`,
      )
      const [role] = experience
      return !(role?.title?.text.includes(title) && role.company?.text === firm)
    })
    expect(lost.length / titles.length, lost.join(', ')).toBeLessThan(0.03)
  })
})

describe('a posting that names no trade', () => {
  it.each(['Tester', 'Builder', 'Principal'])(
    'asks for no line of work because it asks for Excel and a licence: %s',
    (title) => {
      const { rows } = scoredReport(cvOf(title), postingFor(title))
      expect(rows.map(({ requirement }) => requirement.text)).not.toContainEqual(
        expect.stringMatching(/^Work in/),
      )
    },
  )
})
