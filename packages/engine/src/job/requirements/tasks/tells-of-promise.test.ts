import { expect, test } from 'vitest'
import { readPosting } from '../../../read-posting.ts'
import { tellsOfPromise } from './tells-of-promise.ts'

const asked = (line: string) =>
  readPosting(
    `Data Analyst\n\nWhat you will do\n- Build dashboards for the sales team\n- ${line}\n- Check the quality of incoming data\n\nRequirements\n- SQL`,
  ).job.requirements.some(({ kind, quote }) => kind === 'duty' && line.includes(quote.quote))

test.each([
  'Gain hands-on experience with projects that matter to the company',
  'Partner with a mentor who will guide you through every step of the way',
  'So, bring your creativity and pioneering spirit to the Harbour team',
  'And you’ll have the opportunity to discover work you love in a family firm',
  'Be a part of a diverse, fast-paced and innovative culture that delivers with agility',
  'This innovative program mentors and develops recent graduates in the region',
  'That is why companies look to our associates for their projects',
])('a promise asks for nothing: %s', (line) => {
  expect(asked(line)).toBe(false)
})

test.each([
  'Gain agreement from department heads on reporting standards',
  'Bring your reports to the monthly meeting and explain variances',
  'Work with a mentor programme to train new analysts in reporting',
  'Gain experience to support the wider team',
  'This program coordinates visits to forty schools',
  'Be part of the on-call rota for production incidents',
  'Get approval from data owners before publishing dashboards',
])('a task that begins alike is none: %s', (line) => {
  expect(tellsOfPromise(line)).toBe(false)
})
