import { expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

const posting = `Biomedical Scientist

PERSON SPECIFICATION
Qualifications - Essential
HCPC registration as a Biomedical Scientist
Qualifications - Desirable
MSc in a relevant subject
Experience - Essential
Two years in a haematology laboratory
Experience - Desirable
Experience of blood films
Skills and knowledge - Essential
Knowledge of quality management
Knowledge of COSHH
Skills and knowledge (desirable)
Excel`

it('hears in a heading of several words how much what it heads is asked for', () => {
  const { requirements } = readPosting(posting).job
  const asked = new Map(requirements.map(({ text, importance }) => [text, importance]))
  expect(asked.get('quality management')).toBe('must')
  expect(asked.get('COSHH')).toBe('must')
  expect(asked.get('Excel')).toBe('preferred')
  expect(asked.get('blood films')).toBe('preferred')
  expect([...asked.keys()].filter((text) => /essential|desirable/i.test(text))).toEqual([])
})

it('takes no line that asks for a thing for a heading', () => {
  const { requirements } = readPosting(
    'Clerk\n\nRequirements\n- Excel skills (desirable)\n- SAP knowledge (essential)\n- Dutch',
  ).job
  const asked = new Map(requirements.map(({ text, importance }) => [text, importance]))
  expect(asked.get('Dutch')).toBe('must')
})
