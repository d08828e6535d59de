import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const headerOf = (lines: string) => {
  const { headline, location } = readCv(
    `Mara Quist\n${lines}\n\nExperience\n\nClerk\nQuill Books Ltd\n2015 – 2019\n`,
  ).header
  return { headline: headline?.text, location: location?.text }
}

describe('the town under a name', () => {
  it.each(['Tidewick', 'Tidewick | mara@example.com', 'Tidewick • 020 7946 0018'])(
    'is where somebody lives, though no list knows it: %j',
    (line) => {
      expect(headerOf(line)).toEqual({ headline: undefined, location: 'Tidewick' })
    },
  )

  it.each([
    ['Al Nahda 2, Dubai, U.A.E.', 'Al Nahda 2, Dubai, U.A.E.'],
    ['Address: Ram Nagar, Warangal - 506002, Telangana', 'Ram Nagar, Warangal - 506002, Telangana'],
    ['Permanent Address : #41, 2nd Cross, Dharwad - 580001', '41, 2nd Cross, Dharwad - 580001'],
    ['📍 Austin, TX 📞 (512) 555-0108 ✉️ mara@example.com', 'Austin, TX'],
    ['14 Hill Road, Leeds\nE: mara@example.com', '14 Hill Road, Leeds'],
  ])('is read to its end: %j', (line, location) => {
    expect(headerOf(line).location).toBe(location)
  })

  it('may be told by the larger place behind it', () => {
    const lines = 'Operations manager\nSaxmere, Leeds | mara@example.com'
    expect(headerOf(lines)).toEqual({ headline: 'Operations manager', location: 'Saxmere, Leeds' })
  })

  it.each(['Pinetown, KwaZulu-Natal', 'Cergy, Île-de-France', 'Naas, Co. Kildare'])(
    'is told with its region before ways to reach somebody: %s',
    (place) => {
      expect(headerOf(`${place} | 07700 900113 | mara@example.com`)).toEqual({
        headline: undefined,
        location: place,
      })
    },
  )

  it('is told with its county, in a line of their own', () => {
    expect(headerOf('Craven Arms, Shropshire\n07700 900113 / mara@example.com')).toEqual({
      headline: undefined,
      location: 'Craven Arms, Shropshire',
    })
  })

  it('is read between contacts in any alphabet', () => {
    expect(headerOf('Θαλασσινό | mara@example.com').location).toBe('Θαλασσινό')
  })

  it.each([
    'Tarnbridge\nTel. 07700 900113 | mara@example.com',
    '07700 900113\nmara@example.com\nTarnbridge',
    'Tarnbridge | 07700 900113 | HCPC: RA000000',
    'Tarnbridge   Mobile 07700 900113',
    'Tarnbridge ⋄ 07700 900113 ⋄ mara@example.com',
    'Tarnbridge ⋅ 07700 900113',
  ])('stands among contacts, and no label is one: %j', (lines) => {
    expect(headerOf(lines)).toEqual({ headline: undefined, location: 'Tarnbridge' })
  })

  it('may stand between what somebody is and how to reach them', () => {
    expect(headerOf('Customs clerk\nFelixstowe\nmara@example.com\n07700 900113')).toEqual({
      headline: 'Customs clerk',
      location: 'Felixstowe',
    })
  })

  it('may be of two words below contacts', () => {
    expect(headerOf('07700 900113\nmara@example.com\nTarnbridge Vale').location).toBe(
      'Tarnbridge Vale',
    )
  })

  it('may stand behind what somebody is', () => {
    expect(headerOf('Communications professional, Glasgow, mara@example.com')).toEqual({
      headline: 'Communications professional, Glasgow',
      location: 'Glasgow',
    })
  })

  it('is not the label of a telephone number', () => {
    expect(headerOf('Telefon: 07700 900113').location).toBeUndefined()
    expect(headerOf('Contact: mara@example.com, 07700 900113').location).toBeUndefined()
  })

  it.each(['Upholsterer', 'Nurse', 'Wheelwright | Carpenter | mara@example.com'])(
    'is not what somebody does: %j',
    (line) => {
      expect(headerOf(line).location).toBeUndefined()
      expect(headerOf(line).headline).toBeDefined()
    },
  )
})
