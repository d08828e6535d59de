import { expect, test } from 'vitest'
import { readPosting } from '../../read-posting.ts'

const importanceOf = (posting: string) =>
  new Map(readPosting(posting).job.requirements.map(({ text, importance }) => [text, importance]))

test('criteria whose columns came as wide blanks are asked for as they are marked', () => {
  const asked = importanceOf(`Detention Officer

Person specification
                                   Essential / Desirable    Assessed by
Knowledge of cell searches             E     A/I
Experience of control and restraint    E     A
Statement writing                      E     I
Current first aid certificate          D     A
Knowledge of stock control             D     A/I`)
  expect(asked.get('control and restraint')).toBe('must')
  expect(asked.get('stock control')).toBe('preferred')
  expect([...asked.keys()].join()).not.toMatch(/ {3}| [ED]\b/)
})
