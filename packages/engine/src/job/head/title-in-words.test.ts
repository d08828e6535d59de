import { describe, expect, it } from 'vitest'
import { titleInWords } from './title-in-words.ts'

function inWords(text: string, title: string): string {
  const start = text.indexOf(title)
  return titleInWords(text, { start, end: start + title.length })
}

describe('titleInWords', () => {
  it('leaves a title on a line of its own as it is written', () => {
    expect(inWords('Registered Nurses\nTarn Hospital', 'Registered Nurses')).toBe(
      'Registered Nurses',
    )
    expect(inWords('Vacancy: Welders', 'Welders')).toBe('Welders')
  })

  it('leaves out pictures', () => {
    expect(inWords('🍳 Sous Chef 🇬🇧 – days 👨‍🍳\n', '🍳 Sous Chef 🇬🇧 – days 👨‍🍳')).toBe(
      'Sous Chef – days',
    )
    expect(inWords('C# Developer (#2)', 'C# Developer (#2)')).toBe('C# Developer (#2)')
  })

  it('makes a heading for one person of a title in a sentence', () => {
    expect(inWords('We need drivers! Start next week.', 'drivers')).toBe('Driver')
    expect(inWords('Join us as Dental Nurses in May.', 'Dental Nurses')).toBe('Dental Nurse')
    expect(inWords('we look for a classroom teacher', 'classroom teacher')).toBe(
      'Classroom teacher',
    )
  })

  it('takes no letter from what is no plural, and keeps the spelling', () => {
    expect(inWords('We seek a head of operations now', 'head of operations')).toBe(
      'Head of operations',
    )
    expect(inWords('we want jewellers', 'jewellers')).toBe('Jeweller')
  })
})
