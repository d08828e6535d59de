import { describe, expect, it } from 'vitest'
import { withSameLetters, withUsualLetters } from './same-letters.ts'

describe('withSameLetters', () => {
  it('writes a name by its letters where the source does, and in full where that does', () => {
    expect(withSameLetters('Ran Amazon Web Services', 'Skills: AWS')).toBe('Ran AWS')
    expect(withSameLetters('Ran AWS', 'Amazon Web Services, Docker')).toBe(
      'Ran Amazon Web Services',
    )
    expect(withSameLetters('a member of the RCN', 'Royal College of Nursing')).toBe(
      'a member of the Royal College of Nursing',
    )
    expect(withSameLetters('checked HCV', 'heavy commercial vehicles')).toBe(
      'checked heavy commercial vehicles',
    )
  })

  it('finds a name behind a word that has a capital for another reason', () => {
    expect(withSameLetters('Joined Royal College of Nursing', 'Member, RCN')).toBe('Joined RCN')
    expect(withSameLetters('Led Senior Amazon Web Services work', 'AWS')).toBe(
      'Led Senior AWS work',
    )
  })

  it('leaves what the source does not have', () => {
    expect(withSameLetters('Ran Google Cloud Platform', 'AWS')).toBe('Ran Google Cloud Platform')
    expect(withSameLetters('Ran GCP', 'Amazon Web Services')).toBe('Ran GCP')
  })

  it('takes no two small words for two letters', () => {
    expect(withSameLetters('taught IT', 'in theatres')).toBe('taught IT')
    expect(withSameLetters('taught IT', 'Information Technology')).toBe(
      'taught Information Technology',
    )
  })
})

describe('withUsualLetters', () => {
  it.each([
    ['Bachelor of Science', 'BSc'],
    ['bachelor of arts', 'BA'],
    ['Master of Engineering', 'MEng'],
    ['MASTER OF EDUCATION', 'MEd'],
    ['EUR 500', '€500'],
    ['GBP500', '£500'],
    ['USD 5', '$5'],
    ['paid in USD', 'paid in USD'],
  ])('writes “%s” as “%s”', (text, usual) => expect(withUsualLetters(text)).toBe(usual))
})
