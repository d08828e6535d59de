import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function branchesOf(line: string) {
  const { requirements } = readPosting(
    `Reporter\nHill Ltd, Leeds\n\nRequirements\n- Two years in a similar job\n- ${line}`,
  ).job
  return requirements.flatMap(({ paper }) => paper?.branches ?? [])
}

describe('what stands in brackets beside a paper', () => {
  it.each([
    'NCTJ Diploma (gold standard preferred)',
    'NEBOSH General Certificate (in date)',
    'SIA licence (any considered)',
  ])('is no branch in "%s"', (line) => expect(branchesOf(line)).toEqual([]))

  it('is one where it says what the paper is for', () =>
    expect(branchesOf('NMC registration (adult)')).toEqual(['adult']))
})
