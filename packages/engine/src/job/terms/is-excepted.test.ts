import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/find/read-words.ts'
import { readJob } from '../read-job.ts'

const { lexicon, words } = readKnowledge()

function asked(line: string): string[] {
  const posting = `Primary Teacher\n\nWhat you will do\n- ${line}\n- Write reports for parents\n\nWhat you need\n- Phonics`
  const { requirements } = readJob(lexicon, words, readWords(lexicon, posting))
  return requirements.map(({ text }) => text)
}

describe('isExcepted', () => {
  it.each([
    'Teach all of the curriculum except PE, Art and French',
    'Teach everything other than PE and French',
    'Teach all subjects with the exception of PE and French',
    'Teach the class; PE and French are taught by specialists',
    'Except for PE and French, you teach everything',
    'Teach the class (specialist teachers do PE and French)',
  ])('asks for nothing that is excepted: %s', (line) => {
    expect(asked(line)).not.toContain('PE')
    expect(asked(line)).not.toContain('French')
  })

  it.each([
    'Languages other than English, such as French',
    'Teach PE and French, taught by you alone',
    'Teach French and help others',
  ])('asks for what is not: %s', (line) => {
    expect(asked(line).join()).toContain('French')
  })

  it.each([
    'Payroll and French are done by other teams, with whom you will work closely',
    'Base: Holmby Civic Centre, hybrid',
    'If you’ve not got it we’ll book it',
  ])('tells of no task: %s', (line) => {
    expect(asked(line)).not.toContain(line)
  })

  it('asks for no paper after which years are counted', () => {
    const line = 'Two years’ experience after registration across all wards'
    expect(asked(line)).not.toContain('after registration')
  })
})
