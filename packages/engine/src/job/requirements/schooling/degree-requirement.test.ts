import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../../knowledge.ts'
import { readWords } from '../../../lexicon/find/read-words.ts'
import { readJob } from '../../read-job.ts'

const { lexicon, words } = readKnowledge()

function schooling(...lines: string[]): [text: string, importance: string][] {
  const posting = `Office Clerk\n\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}\n- Filing`
  return readJob(lexicon, words, readWords(lexicon, posting)).requirements.flatMap(
    ({ kind, text, importance }) => (kind === 'education' ? [[text, importance]] : []),
  )
}

describe('readDegreeRequirement', () => {
  it('asks for what it takes, and wishes for what would be more', () => {
    expect(schooling('High school diploma required', "Bachelor's degree preferred")).toEqual([
      ['High school diploma', 'must'],
      ["Bachelor's degree", 'preferred'],
    ])
  })

  it('wishes for nothing that is less than it asks for', () => {
    expect(schooling("Bachelor's degree required", 'A levels preferred')).toEqual([
      ["Bachelor's degree", 'must'],
    ])
  })

  it('asks for schooling in the words of other countries', () => {
    expect(schooling('Grade 12 or equivalent')).toEqual([['Grade 12 or equivalent', 'must']])
    expect(schooling('Matric (Grade 12)')).toEqual([['Matric (Grade 12)', 'must']])
  })
})
