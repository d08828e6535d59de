import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/find/read-words.ts'
import { readJob } from '../read-job.ts'

const { lexicon, words } = readKnowledge()
const asked = (line: string) =>
  readJob(
    lexicon,
    words,
    readWords(
      lexicon,
      `Officer\nHalden Ltd, Leeds\n\nRequirements\n- ${line}\n- Driving licence\n`,
    ),
  ).requirements.map(({ text }) => text)

describe('findLaws', () => {
  it.each([
    ['Good knowledge of the Health and Social Care Act', 'Health and Social Care Act'],
    ['Knowledge of the Working Time Regulations', 'Working Time Regulations'],
    ['Experience with the Highways Act 1980', 'Highways Act'],
    ['Knowledge of the Housing Act 1996', 'Housing Act'],
    [
      'Knowledge of the Town and Country Planning (Tree Preservation) (England) Regulations 2012',
      'Town and Country Planning (Tree Preservation) (England) Regulations',
    ],
    ['Knowledge of ICOBS and the Insurance Act 2015', 'Insurance Act'],
    ['Familiarity with the Family and Medical Leave Act', 'Family and Medical Leave Act'],
    ['Working knowledge of the Wildlife and Countryside Act 1981', 'Wildlife and Countryside Act'],
  ])('asks for the whole law: %s', (line, law) => {
    expect(asked(line)).toContain(law)
  })

  it('asks for no piece of a law as if it were the law', () => {
    expect(asked('Good knowledge of the Health and Social Care Act')).not.toContain('Social Care')
    expect(asked('Experience with the Highways Act 1980')).not.toContain('Highways')
  })

  it('leaves what a law is about by the name that people know it by', () => {
    expect(asked('Understanding of the Landlord and Tenant Act 1985')).toContain(
      'Landlord and Tenant',
    )
    expect(asked('Understanding of the Freedom of Information Act')).toContain(
      'Freedom of Information',
    )
  })
})

it('takes a product’s name for no other thing by its second half', () => {
  expect(asked('Fill in the TruckFile system properly').join()).not.toMatch(/File system/i)
})
