import { expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

const licences = (line: string) =>
  readPosting(
    `Driver\nAcme Ltd, Leeds\n\nRequirements\n- ${line}\n- Neat handwriting`,
  ).job.requirements.flatMap(({ categories, importance }) =>
    categories ? [`${categories.join()} ${importance}`] : [],
  )

it.each([
  ['B+E and C1 needed', ['BE,C1 must']],
  ['C+E essential', ['CE must']],
  ['Full clean B licence; BE would be an advantage', ['B must', 'BE nice']],
  ['UK driving licence, C1 desirable', ['C1 preferred']],
  ['B+E licence', ['BE must']],
])('hears which licences "%s" asks for', (line, asked) => expect(licences(line)).toEqual(asked))

it('asks once for a licence with a name and letters', () => {
  const asked = readPosting(
    'Driver\n\nRequirements\n- HGV Class 1 (C+E)\n- Neat handwriting',
  ).job.requirements.filter(({ kind }) => kind === 'licence')
  expect(asked.map(({ text }) => text)).toEqual(['HGV Class 1'])
})

it.each(['German C1 required', 'You will BE welcome here', 'Vitamin C, D1 and E'])(
  'hears none in "%s"',
  (line) => expect(licences(line)).toEqual([]),
)

it('takes no promise beside a paper for a branch of it', () => {
  const { requirements } = readPosting(
    'Pilot\n\nRequirements\n- HUET (we can arrange this)\n- Neat handwriting',
  ).job
  expect(requirements.find(({ text }) => text === 'HUET')?.paper).toBeUndefined()
})
