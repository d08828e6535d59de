import { expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

const asked = (line: string) =>
  readPosting(
    `Store Manager\n\n${line}\n\nRequirements\n- Stock control\n- Rotas`,
  ).job.requirements.map(({ text }) => text.toLowerCase())

it.each([
  'You will join our Shrewsbury office (hybrid after probation).',
  'You must have passed your probation period before working from home.',
])('asks for no work with offenders: %s', (line) => {
  expect(asked(line)).not.toContain('probation')
})

it('takes what a firm sells for no skill in sales', () => {
  const place = 'You must know our South Lamar store (110 seats, $4.2M in annual sales, 60 people).'
  expect(asked(place)).not.toContain('sales')
  expect(asked('You must grow sales to £2m a year.')).toContain('sales')
})
