import { describe, expect, it } from 'vitest'
import { cvText } from '../../test/analyses/cv-and-posting.ts'
import { cutContacts } from './cut-contacts.ts'

describe('cutContacts', () => {
  it('takes no longer over one long word than over many short ones', () => {
    const { user } = process.cpuUsage()
    const [cut] = cutContacts('', [`${'a'.repeat(90_000)} grace@example.com`])
    expect(cut?.endsWith('a [mail]')).toBe(true)
    expect((process.cpuUsage().user - user) / 1000).toBeLessThan(5_000)
  })

  it('leaves what somebody did and not who they are', () => {
    const [cut = ''] = cutContacts(cvText, [cvText])
    expect(cut).not.toMatch(/Mara|Lindqvist|example\.com|7946/i)
    expect(cut).toContain('Led a team of 6 nurses and cut handover time by 20 %')
    expect(cut).toContain('March 2017 - Present')
    expect(cut).toContain('2013 - 2016')
  })

  it('knows the person in other texts too, in capitals and by one name', () => {
    const texts = ['MARA LINDQVIST wrote this', 'Ask Mara about it', 'Marathon runner']
    expect(cutContacts(cvText, texts)).toEqual([
      '[name] wrote this',
      'Ask [name] about it',
      'Marathon runner',
    ])
  })

  it.each([
    ['recruiter@jobs.example', '[mail]'],
    ['https://jobs.example/apply?id=1', '[link]'],
    ['linkedin.com/in/somebody', '[link]'],
    ['+49 (0)30 555-0123', '[phone]'],
    ['(555) 555-0134', '[phone]'],
  ])('cuts %s wherever it stands', (contact, mark) => {
    expect(cutContacts('', [`Write to ${contact} today`])).toEqual([`Write to ${mark} today`])
  })

  it.each(['1,200,000 items', '2013 - 2016', 'grew sales from 120 to 480', 'ISO 9001:2015'])(
    'leaves %s alone',
    (figure) => {
      expect(cutContacts('', [figure])).toEqual([figure])
    },
  )
})
