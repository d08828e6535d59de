import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../test/scored-report.ts'
import { readJob } from '../job/read-job.ts'
import { readKnowledge } from '../knowledge.ts'
import { readWords } from '../lexicon/find/read-words.ts'

/** What a CV with this line shows of a master's degree that a posting of the trade asks for. */
function degreeIn(trade: string, line: string): number {
  const cv = `Maya Ellis
${trade}

Experience

${trade}
Harbour Group, Leeds
March 2019 – present
- ${line}
- Trained new colleagues and kept records of all the work done
- Worked with customers, suppliers and colleagues in two towns

Skills
Teamwork, Excel, Word
`
  const posting = `${trade}

Requirements
- A master's degree
- Two years of experience as ${trade}
- Excel and Word
- Good communication skills
`
  return rowOf(scoredReport(cv, posting), 'master').credit
}

const { lexicon, words } = readKnowledge()

/** What the line of a posting asks for, by kind. */
function kindsAsked(trade: string, line: string): string[] {
  const posting = `${trade}\n\nRequirements\n- Two years as ${trade}\n- ${line}\n- Teamwork`
  return readJob(lexicon, words, readWords(lexicon, posting))
    .requirements.filter(({ sentence }) => sentence.start === posting.indexOf(line))
    .map(({ kind }) => kind)
}

describe('letters that name a degree and other things', () => {
  it.each([
    ['Data Engineer', 'Built pipelines in MS Fabric'],
    ['Data Engineer', 'Used MS Office and MS SQL in daily work'],
    ['Data Engineer', 'Managed master data in engineering'],
    ['Accountant', 'Ran ledgers in JD Edwards'],
  ])('give no %s a degree: %s', (trade, line) => {
    expect(degreeIn(trade, line)).toBe(0)
  })

  it('still tell of one', () => {
    expect(degreeIn('Data Engineer', 'MS in Computer Science')).toBe(1)
    expect(degreeIn('Data Engineer', 'MSc Statistics')).toBe(1)
  })

  it.each([
    ['Data Engineer', 'Experience of MS Fabric', 'tool'],
    ['Accountant', 'Experience of JD Edwards', 'tool'],
    ['Security Analyst', 'Experience of MFA', 'skill'],
    ['Customs Clerk', 'Knowledge of HS codes', 'knowledge'],
  ])('ask no %s for one: %s', (trade, line, kind) => {
    expect(kindsAsked(trade, line)).toEqual([kind])
  })

  it('ask for schooling where the word data only knows its name', () => {
    expect(kindsAsked('Receptionist', 'GCSE English and maths')).toEqual(['education'])
    expect(kindsAsked('Social Worker', 'Master of Social Work')).toEqual(['education'])
  })
})
