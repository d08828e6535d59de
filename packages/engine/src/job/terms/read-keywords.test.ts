import { expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

it('counts no small talk, short forms or sums among the words that tell of the job', () => {
  const { keywords } = readPosting(
    `Registered Manager\n\nOur turnover is 19% and we'd like it lower. You've run a budget of £2.6m, and it isn't a nice extra.\n\nRequirements\n- Safeguarding of older people\n- Medication audits`,
  ).job
  const words = keywords.map(({ word }) => word)
  expect(words).toEqual(expect.arrayContaining(['safeguarding', 'medication', 'audits']))
  for (const word of ['lower', 'wed', 'youve', 'isnt', 'nice', '6m', 'older'])
    expect(words).not.toContain(word)
})

it('shows words with the accents that they are written with', () => {
  const { keywords } = readPosting(
    'Elektriker\n\nRequirements\n- Elektrizitäten und Schaltschränke\n- Children’s murals',
  ).job
  const words = keywords.map(({ word }) => word)
  expect(words).toEqual(expect.arrayContaining(['elektrizitäten', 'schaltschränke', 'murals']))
  expect(words.filter((word) => /[’']/.test(word))).toEqual([])
})
