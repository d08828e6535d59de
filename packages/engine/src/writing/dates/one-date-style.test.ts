import { describe, expect, it } from 'vitest'
import { readCv } from '../../cv/read-cv.ts'
import { inOneDateStyle } from './one-date-style.ts'

function mended(...dates: readonly string[]) {
  const roles = dates.map(
    (each, at) => `Clerk, Firm ${at + 1} Ltd\n${each}\n- Kept the books of the firm`,
  )
  const { experience } = readCv(`Ann Ray\nann@example.com\n\nExperience\n\n${roles.join('\n\n')}`)
  expect(experience.map((role) => role.dates?.text)).toEqual(dates)
  return inOneDateStyle(experience)
}

describe('inOneDateStyle', () => {
  it('writes dates as most roles do, and keeps each role’s own word for its open end', () => {
    expect(mended('03/2021 – now', 'June 2017 – February 2021', 'May 2014 – June 2017')).toEqual([
      'March 2021 – now',
      null,
      null,
    ])
    expect(mended('Mar 2021 – Present', '06/2017 – 02/2021')).toEqual([null, 'Jun 2017 – Feb 2021'])
    expect(mended('03/2021 – present', '06/2017 – 02/2021', 'Sept 2014 to May 2017')).toEqual([
      null,
      null,
      '09/2014 – 05/2017',
    ])
  })

  it('writes no month shorter than the others, once it writes dates anew', () => {
    expect(mended('March 2020 – now', '06/2015 – 02/2020', 'Sept 2013 – May 2015')).toEqual([
      'Mar 2020 – now',
      'Jun 2015 – Feb 2020',
      null,
    ])
  })

  it('parts the months as the dates do that stay', () => {
    expect(mended('03/2021 - now', '01/2017 - 02/2021', 'May 2014 to June 2016')).toEqual([
      null,
      null,
      '05/2014 - 06/2016',
    ])
  })

  it('writes one month of a role like the other', () => {
    expect(mended('March 2021 – present', 'June 2017 – 02/2021')).toEqual([
      null,
      'June 2017 – February 2021',
    ])
  })

  it('makes up no month, and leaves what is written in one way', () => {
    expect(mended('March 2021 – now', '06/2017 – 02/2021', '2015 – 2017')).toEqual([
      null,
      'June 2017 – February 2021',
      null,
    ])
    expect(mended('2021 – present', '2017 – 2021')).toEqual([null, null])
    expect(mended('March 2021 – present', 'May 2017 – Mar 2021')).toEqual([null, null])
  })
})
