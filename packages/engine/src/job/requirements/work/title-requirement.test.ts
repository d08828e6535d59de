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
