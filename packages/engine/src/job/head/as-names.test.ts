import { describe, expect, it } from 'vitest'
import { asEmployer, asPlace } from './as-names.ts'

function said(text: string, as: typeof asEmployer): string | null {
  const span = as(text, { start: 0, end: text.length })
  return span && text.slice(span.start, span.end)
}

const placed = (text: string) => said(text, (all, span) => asPlace(all, span, null))

describe('asEmployer', () => {
  it('is a name without the heading that is glued to it', () => {
    expect(said('Job DescriptionHallam Foods', asEmployer)).toBe('Hallam Foods')
    expect(said('At Hallam Foods', asEmployer)).toBe('Hallam Foods')
    expect(said('Hallam Foods', asEmployer)).toBe('Hallam Foods')
    expect(said('Summary Consulting', asEmployer)).toBe('Summary Consulting')
  })

  it('is no heading of a posting', () => {
    for (const heading of [
      'Minimum Required Skills: CAD',
      'Role Responsibilities',
      'Location Leeds',
    ])
      expect(said(heading, asEmployer)).toBeNull()
  })
})

describe('asPlace', () => {
  it('ends before what is glued to a state', () => {
    expect(placed('Boise, IDJob Length')).toBe('Boise, ID')
    expect(placed('Boise, ID')).toBe('Boise, ID')
    expect(placed('Hull')).toBe('Hull')
  })

  it('is no piece of a sentence', () => {
    expect(placed('is currently seeking a welder')).toBeNull()
    expect(placed('NYSE:HULL')).toBeNull()
  })
})
