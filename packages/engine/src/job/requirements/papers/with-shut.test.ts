import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../../knowledge.ts'
import { readWords } from '../../../lexicon/find/read-words.ts'
import { readJob } from '../../read-job.ts'

const { lexicon, words } = readKnowledge()

/** What turns people away who lack it. */
function shutBy(title: string, ...asked: readonly string[]): string[] {
  const posting = `${title}\n\nRequirements\n${asked.map((line) => `- ${line}`).join('\n')}\n`
  const { requirements } = readJob(lexicon, words, readWords(lexicon, posting))
  return requirements.flatMap(({ shuts, text }) => (shuts === undefined ? [] : [text]))
}

describe('what turns people away', () => {
  it('is a paper that is insisted on, and none that one only has to be eligible for', () => {
    const work = ['Line maintenance of aircraft', 'Engine changes']
    expect(shutBy('Aircraft Engineer', ...work, 'Airside pass')).toEqual(['Airside pass'])
    expect(shutBy('Aircraft Engineer', ...work, 'Airside pass eligibility')).toEqual([])
  })

  it('is an accountant’s paper, and not what a customer costs', () => {
    const month = ['Month-end close', 'Balance sheet reconciliations']
    const ads = ['Google Ads', 'Keyword research', 'Campaign budgets']
    expect(shutBy('Senior Accountant', ...month, 'CPA')).toEqual(['CPA'])
    expect(shutBy('Paid Search Manager', ...ads, 'Numbers in your head: ROAS, CPA')).toEqual([])
  })

  it('is a paper of the job’s title as a licence is', () => {
    const shares = (title: string) =>
      readJob(
        lexicon,
        words,
        readWords(
          lexicon,
          `${title}\n\nRequirements\n- Fabric maintenance\n- Steel inspection\n- Valid IRATA Level 3`,
        ),
      ).requirements.flatMap(({ shuts }) => shuts ?? [])
    expect(shares('Rope Access Supervisor')).toEqual([0.12])
    expect(shares('Rope Access Supervisor (IRATA)')).toEqual([0.3])
    expect(shares('Rope Access Supervisor (Level 3)')).toEqual([0.3])
    expect(shares('Rope Access Supervisor (Level 4)')).toEqual([0.12])
  })

  it('is a language that is said to be a must, and none that is only asked for', () => {
    const work = ['Maintenance of lifts', 'Fault finding']
    for (const asked of [
      'German at least B1, mandatory',
      'Must speak fluent German',
      'German on native level (C1/C2), written and spoken. This is a hard requirement',
    ])
      expect(shutBy('Lift Engineer', ...work, asked)).toEqual(['German'])
    expect(shutBy('Lift Engineer', ...work, 'Good German')).toEqual([])
    expect(shutBy('Lift Engineer', ...work, 'English is mandatory')).toEqual([])
  })

  it('is a language of the job’s title, and no other', () => {
    const calls = ['Complaint handling', 'Fluent Danish', 'Fluent English']
    expect(shutBy('Customer Service Agent with Danish', ...calls)).toEqual(['Danish'])
    expect(shutBy('Customer Service Agent', ...calls)).toEqual([])
    expect(shutBy('Customer Service Agent (Bilingual)', ...calls)).toContain('Danish')
  })
})
