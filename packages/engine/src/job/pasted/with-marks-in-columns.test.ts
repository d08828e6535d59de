import { describe, expect, it, test } from 'vitest'
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

describe('how criteria are judged', () => {
  const rows = [
    ['Criterion', 'E/D', 'Assessed by'],
    ['Secure behaviour management', 'E', 'I, lesson observation'],
    ['Experience of leading fieldwork', 'D', 'Application form, interview'],
    ['Team leadership', 'E', 'Assessment centre'],
    ['Report writing', 'D', 'Work sample'],
    ['Caseload management', 'E', 'In-tray exercise'],
  ]

  it.each([' | ', '     ', '\t'])('is asked of nobody, in columns parted by "%s"', (between) => {
    const table = rows.map((row) => row.join(between)).join('\n')
    const { requirements } = readPosting(
      `Officer\nCalder Works, Leeds\n\nPerson specification\n${table}`,
    ).job
    const asked = requirements.map(({ text, importance }) => `${importance} ${text}`)
    expect(asked.join('\n')).not.toMatch(/observation|form|centre|sample|tray|criterion/i)
    expect(asked).toContain('preferred Report writing')
    expect(asked).toContain('must Team leadership')
  })
})

test('criteria whose columns came as dashes are asked for as they are marked', () => {
  const asked = importanceOf(`Catering Assistant

Person specification
Criteria / Essential / Desirable / How assessed (A = application, I = interview)
Knowledge of cell searches - E - A/I
Allergen awareness - D - A
Knowledge of stock control – E – I
Experience of banqueting - d - a/i`)
  expect(asked.get('Allergen awareness')).toBe('preferred')
  expect(asked.get('stock control')).toBe('must')
  expect(asked.get('banqueting')).toBe('preferred')
  expect([...asked.keys()].join()).not.toMatch(/ [-–] |Criteria/)
})

test('a criterion so long that one blank is left before its mark is marked like the others', () => {
  const asked = importanceOf(`Designer

Person specification
                                        Essential / Desirable   Assessed by
Designing for print and screen                           E     Portfolio
Motion graphics                                          D     Portfolio
Expert user of Adobe InDesign, Illustrator and Photoshop E     Portfolio/Test
Experience of stock photography and of picture libraries D     Interview
Proofreading                                             E     Test`)
  expect(asked.get('Photoshop')).toBe('must')
  expect([...asked.keys()].join()).not.toMatch(/Portfolio| [ED]\b/)
})
