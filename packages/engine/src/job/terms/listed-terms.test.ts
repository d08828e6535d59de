import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

describe('listedTerms', () => {
  it('takes what one is able to do for no knowledge', () => {
    const { requirements } = readPosting(
      'Florist\n\nRequirements\n- Two years as a florist\n- Ability to cut flowers, contact customers, tie bouquets',
    ).job
    expect(requirements.filter(({ kind }) => kind === 'knowledge')).toEqual([])
  })
})
