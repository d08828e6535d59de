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
])('%s asks nobody to speak', (line) => {
  expect(languagesOf(line)).toEqual([])
})
