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

  it.each([
    'Location: Berlin or remote within Germany',
    'Reports to: the head of catering at Hill House School',
    'Closing date: midday on the last Friday of the month',
  ])('passes over an entry of the head: %s', (entry) => {
    const { summary } = readPosting(
      `Frontend Engineer\n\n${entry}\n\nYOUR MISSION\nOwn the architecture of our map-based planning tool\nMentor two engineers and review their code every week\n\nYOUR PROFILE\nReact and TypeScript\n`,
    ).job
    expect(summary).toContain('architecture')
    expect(summary).not.toContain(entry)
  })
})
