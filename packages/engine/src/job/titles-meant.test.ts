import { describe, expect, it } from 'vitest'
import { readPosting } from '../read-posting.ts'

function titlesOf(heading: string, asked: string): readonly string[] {
  const posting = `${heading}\n\nRequirements\n${asked}`
  return readPosting(posting).job.titles.map(({ name }) => name)
}

const nursery = `- Recognition in early years education
- Settling in babies and toddlers
- Learning journals and talks with parents
- Safeguarding of children`

describe('titlesMeant', () => {
  it('takes the title that the heading names', () => {
    expect(titlesOf('Preschool Teacher', nursery)).toEqual(['preschool teacher'])
  })

  it('knows a heading in another language', () => {
    const asked = '- Freude an der Arbeit im Team\n- Deutsch B2'
    expect(titlesOf('Pflegefachkraft (m/w/d)', asked)).toEqual(['registered nurse'])
    expect(titlesOf('Aide-soignant de nuit (H/F)', asked)).toEqual([
      'certified nursing assistant',
      'care assistant',
    ])
  })

  it('takes the one that the words of the heading come nearest to where it names none', () => {
    expect(titlesOf('Educator for our nursery group', nursery)).toEqual(['preschool teacher'])
  })

  it('takes the one that the text names where nothing in the heading is like any', () => {
    const asked = `${nursery}\n- A year as a preschool teacher`
    expect(titlesOf('Sunshine bringer wanted', asked)).toEqual(['preschool teacher'])
  })
})
