import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

describe('summarizePosting', () => {
  it.each([
    'As our nursery grows, we’re looking for an educator for toddlers and babies.',
    'The Governors of St Aldhelm’s wish to appoint a business manager for our school budget.',
    'The Academy would like to employ a technician for chemistry and physics labs.',
  ])('begins "%s" with its subject', (sentence) => {
    const { summary } = readPosting(
      `Coordinator\nNorthgate Group\n\n${sentence}\n\nRequirements\n- Origami and bookbinding\n`,
    ).job
    expect(summary).toBe(sentence)
  })
})
