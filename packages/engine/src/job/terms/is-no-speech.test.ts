import { expect, test } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function languagesOf(line: string): string[] {
  return readPosting(`Support Analyst\n\nRequirements\n- ${line}\n- Excel\n- Stock control`)
    .job.requirements.filter(({ kind }) => kind === 'language')
    .map(({ text }) => text)
}

test('a language besides English asks for that other one alone', () => {
  expect(languagesOf('Another language besides English')).toEqual(['Another language'])
})

test.each([
  'You know Python or another language',
  'One other language such as Java or Kotlin',
  'GCSE English and Maths',
  'Two years as a Teacher of English',
  'Teaching of English to GCSE',
])('%s asks nobody to speak', (line) => {
  expect(languagesOf(line)).toEqual([])
})

test('asks who teaches French to speak it', () => {
  expect(languagesOf('Two years as a Teacher of French')).toEqual(['French'])
})

test('reads a language that ends its line, whatever the next one begins with', () => {
  const { requirements } = readPosting(
    'Cook\nHill Ltd\n\nRequirements\nFluent English\nTeam player\nGood German\nDriver for deliveries at times',
  ).job
  const languages = requirements.filter(({ kind }) => kind === 'language')
  expect(languages.map(({ text }) => text)).toEqual(['English', 'German'])
})

test('asks for no language of the country whose laws are to be known', () => {
  const { requirements } = readPosting(
    'Tax Adviser\nHill Ltd\n\nRequirements\n- Knowledge of Irish direct taxes\n- Experience of Spanish payroll',
  ).job
  const texts = requirements.map(({ text }) => text)
  expect(texts).not.toContain('Irish')
  expect(texts).not.toContain('Spanish')
})
