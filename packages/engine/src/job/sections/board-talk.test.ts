import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/find/read-words.ts'
import type { Job } from '../job.ts'
import { readJob } from '../read-job.ts'
import { isBoardLine } from './board-talk.ts'

const { lexicon, words } = readKnowledge()
const read = (posting: string): Job => readJob(lexicon, words, readWords(lexicon, posting))
const texts = ({ requirements }: Job) => requirements.map(({ text }) => text)

const ask = `What you need
- Two years as a baker
- Level 2 food hygiene`

describe('withoutBoardTalk', () => {
  it('asks for nothing that a job board writes around a posting', () => {
    const job = read(`Skip to main content
Baker at Crumb & Co
Crumb & Co
Leeds, England · Reposted 3 days ago · 48 people clicked apply
Easy Apply
About the job
You will bake 400 loaves a night.
${ask}
Show more
Seniority level
Entry level
Industries
Food Production
Similar jobs
Pastry chef, York
Butcher, Hull`)
    expect(job).toMatchObject({ title: 'Baker', company: 'Crumb & Co' })
    expect(texts(job).join('\n')).not.toMatch(
      /Show|level|Industries|Production|Similar|Pastry|Butcher|clicked|Apply/,
    )
  })

  it('asks for nothing that a board files a job under, beside its label or below', () => {
    const filed = [
      'Seniority level\nMid-Senior level\nEmployment type\nFull-time\nJob function\nManagement and Manufacturing\nIndustries\nConstruction',
      'Job function: Management and Manufacturing\nIndustry: Construction',
    ]
    for (const facts of filed)
      expect(texts(read(`Baker\n\n${ask}\n\n${facts}`)).join('\n')).not.toMatch(
        /manag|manufact|construct/i,
      )
  })

  it('asks for nothing of the shelf that a board puts a job on', () => {
    const line = 'Planning (Manufacturing, Transport & Logistics)'
    const job = read(`Baker\nCrumb & Co\nDandenong VIC\n${line}\nFull time\n\n${ask}`)
    expect(texts(job).join()).not.toMatch(/Manufactur|Logistics|Transport/)
    expect(texts(read(`Baker\n\n${ask}\n- ${line}`)).join()).toMatch(/Logistics/)
  })

  it('keeps the employer’s own heading that is called like a board’s label', () => {
    const own = texts(read(`Baker\n\nJob function\nBake 400 loaves a night\n\n${ask}`))
    expect(own.join('\n')).toContain('400 loaves')
  })

  it('asks for what a page’s own words name in a list of wishes', () => {
    const wishes = (own: string) =>
      texts(read(`Marketing Manager\nHill Ltd\n\nRequirements\n${own}\n- Google Ads`))
    expect(wishes('- LinkedIn')).toContain('LinkedIn')
    expect(wishes('Print | Radio | Photoshop')).toContain('Photoshop')
    expect(wishes('- Photoshop\nApply now\nShare\nPrint')).not.toContain('Print')
  })

  it('asks for what an employer wrote above “About the job”', () => {
    const job = read(`Baker\n\nFull-time\n\n${ask}\n\nAbout the job\nYou bake 400 loaves a night.`)
    expect(texts(job).join('\n')).toMatch(/food hygiene/i)
  })

  it('leaves out what stands above “Full job description”', () => {
    const job = read(`Profile insights
Skills
Mechanical knowledge
Do you have experience in Mechanical knowledge? Yes No Skip
Full job description
Baker
${ask}`)
    expect(texts(job).join('\n')).not.toMatch(/Mechanical|Skip/)
    expect(texts(job).join('\n')).toContain('food hygiene')
  })

  it('keeps a heading of the employer’s own, with what stands above it', () => {
    const job = read(`Baker\nYou need a driving licence.\n\nAbout the job\n- Bake bread\n${ask}`)
    expect(texts(job).join('\n')).toContain('driving licence')
  })

  it.each([
    'Posted by Larch & Byrne Recruitment 3 days ago',
    'Vacancy listed by Merit Recruitment',
    '₹ 22-34 Lacs P.A.',
    'Posted: 2 days ago | Openings: 3 | Applicants: 400+',
    'Not disclosed',
    'Mode: WFO 3 days',
    'Work mode - Hybrid (Tues and Thurs)',
    'Notice period: immediate to 30 days',
    'Working days - 6',
    'Budget: 20 LPA max',
    'Dear Candidate,',
    'Greetings from Quillstack!',
    'Hope you are doing well!',
    'Skills highlighted with ‘‘ are preferred keyskills',
  ])('asks for nothing in "%s"', (line) => {
    const above = texts(
      read(`Baker\nHill Ltd\nRequirements\n- Bread\n${line}\nMust bake bread.\n\n${ask}`),
    )
    const without = texts(
      read(`Baker\nHill Ltd\nRequirements\n- Bread\nMust bake bread.\n\n${ask}`),
    )
    expect(above).toEqual(without)
  })

  it('asks for what a line names that begins like a board’s', () => {
    const asked = (line: string) => texts(read(`Baker\nHill Ltd\n\n${ask}\n- ${line}`)).join('\n')
    expect(asked('Budgeting and stock control')).toMatch(/budget/i)
    expect(asked('Interview skills')).toMatch(/interview/i)
    expect(asked('Posted workers law')).toMatch(/posted/i)
  })
})

describe('isBoardLine', () => {
  it.each([
    'Posted 3 days ago · 123 applicants',
    'Apply now | Share | Print',
    'Easy Apply',
    'Show less',
  ])('knows %s', (line) => expect(isBoardLine(line)).toBe(true))

  it.each([
    '5* resort, Mellieha',
    'Report faults to control',
    'Share your ideas with the team',
    'Printer',
    'Full-time | Welder',
  ])('leaves %s to the employer', (line) => expect(isBoardLine(line)).toBe(false))
})
