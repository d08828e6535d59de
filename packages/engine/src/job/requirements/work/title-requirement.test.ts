import { expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

function rootsOf(title: string): readonly string[] {
  const { requirements } = readPosting(
    `${title}\nTarn Ltd, Leeds\n\nRequirements\n- Two years in a similar job\n- Reading drawings`,
  ).job
  return requirements.flatMap(({ need }) =>
    need.type === 'title' ? need.weights.map(([root]) => root) : [],
  )
}

it('takes letters in a bracket for no word of what the job is called', () => {
  expect(rootsOf('Structural Engineer (PE)')).toEqual(['structural', 'engineer'])
  expect(rootsOf('Senior Policy Adviser (SEO)')).not.toContain('seo')
  expect(rootsOf('Java Developer (Spring)')).toContain('spr')
})

it('takes no word of level for what the job is called, unless the whole name is made of them', () => {
  expect(rootsOf('Graduate Software Engineer')).toEqual(['softwar', 'engineer'])
  expect(rootsOf('Trainee Accountant')).toEqual(['accountant'])
  expect(rootsOf('Shift Lead')).toEqual(['shift', 'lead'])
  expect(rootsOf('Chief of Staff')).toEqual(['chief', 'staff'])
  expect(rootsOf('Night Staff')).toEqual([])
})
