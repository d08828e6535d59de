import { describe, expect, it } from 'vitest'
import type { CvMonth } from '../cv.ts'
import { findDates, findDatesOf } from './find-dates.ts'

/** As written, and as read: from / to, months with two digits. */
const written: readonly (readonly [line: string, read: string])[] = [
  ['Jan 2020 – Present', '2020-01/present'],
  ['01/2019-03/2020', '2019-01/2020-03'],
  ['2019-03', '/2019-03'],
  ['2007-09 – 2012-06', '2007-09/2012-06'],
  ['Spring 2018', '/2018'],
  ['Fall 2023 – Spring 2024', '2023/2024'],
  ['since 2017', '2017/present'],
  ['since the fall of 2020', '2020/present'],
  ['2019 onwards', '2019/present'],
  ['between March 2019 and June 2023', '2019-03/2023-06'],
  ['Early 2019 – late 2023', '2019/2023'],
  ['mid-2019 to present', '2019/present'],
  ['2022 May to till now', '2022-05/present'],
  ['2019 & 2020', '2019/2020'],
  ['c. 2019 – 2021', '2019/2021'],
  ['c.2019-2021', '2019/2021'],
  ['ca. March 2018 to May 2020', '2018-03/2020-05'],
  ['Circa 2015', '/2015'],
  ['approximately 2018 to about 2020', '2018/2020'],
  ['roughly 2016 – present', '2016/present'],
  ['2016 to end of 2019', '2016/2019'],
  ['from the end of May 2016 until the beginning of 2019', '2016-05/2019'],
  ['Spring 2016 to early summer 2018', '2016/2018'],
  ['2016 – late May 2018', '2016/2018-05'],
  ['Easter 2016 to Christmas 2018', '2016/2018'],
  ['2013? – 2016', '2013/2016'],
  ['2013(?)-2016', '2013/2016'],
  ['July and August 2018', '2018-07/2018-08'],
  ['May and December 2018', '/2018-12'],
  ['2019, 2020', '2019/2020'],
  ['2018, 2019 and 2020', '2018/2020'],
  ['2020, 2019, 2018', '2018/2020'],
  ['2018/2019/2020', '2018/2020'],
  ['Summer 2018, Summer 2019', '2018/2019'],
  ['seasons 2016, 2018, 2019', '2018/2019'],
  ['winters 2015 & 2018', '/2018'],
  ['(from 2019)', '2019/present'],
  ['Zambezi Mutual\tfrom 2019', '2019/present'],
  ['From May 2019', '2019-05/present'],
  ['(2013– )', '2013/present'],
  ['2025 april-october', '2025-04/2025-10'],
  ['2019 January – 2021 March', '2019-01/2021-03'],
  ['2024 August to present', '2024-08/present'],
  ['since 2021 April', '2021-04/present'],
  ['da marzo 2020 ad oggi', '2020-03/present'],
  ['02.03.2024  18.11.2024', '2024-03/2024-11'],
  ['from May 2019 onward', '2019-05/present'],
  ['From: March 2019 To: present', '2019-03/present'],
  ['from: 2012, to: 2015', '2012/2015'],
  ['Von: 03.2018 | Bis: 05.2020', '2018-03/2020-05'],
  ['2018 - 88%', '/2018'],
  ['od 05.2018 Kierowca', '2018-05/present'],
  ['Von 03.2019', '2019-03/present'],
  ['2016 – 72.5', '/2016'],
  ['2015–17', '2015/2017'],
  ['2004–10', '2004/2010'],
  ['2009-10', '2009/2010'],
  ['2015/16', '2015/2016'],
  ['Sept. 2014 to date', '2014-09/present'],
  ['From June 2011 until now', '2011-06/present'],
  ['January, 2011 to till date', '2011-01/present'],
  ['Nov 2018 till now', '2018-11/present'],
  ['8/2016–ongoing', '2016-08/present'],
  ['2017 - Current', '2017/present'],
  ['Oct. 2021 -- present', '2021-10/present'],
  ['May – August 2019', '2019-05/2019-08'],
  ['15 March 2019 - 1 June 2020', '2019-03/2020-06'],
  ['March 15, 2019 to June 1, 2020', '2019-03/2020-06'],
  ['01.04.2015 – 31.12.2018', '2015-04/2018-12'],
  ["Jan '14 - Feb '16", '2014-01/2016-02'],
  ['06/14 – 09/18', '2014-06/2018-09'],
  ['Jan 24 – now', '2024-01/present'],
  ['Jun 22 – Dec 23', '2022-06/2023-12'],
  ['Summer 21 to Dec 21', '2021/2021-12'],
  ['June 15 – July 2019', '2019-06/2019-07'],
  ['Jun-18 to Mar-20', '2018-06/2020-03'],
  ['Q3 2019 - Q1 2020', '2019-07/2020-01'],
  ['Winter 2018/19', '/2018'],
  ['2020–', '2020/present'],
  ['seit 10/2018', '2018-10/present'],
  ['15.03.2019 bis heute', '2019-03/present'],
  ['März 2016 – Dezember 2018', '2016-03/2018-12'],
  ['depuis mars 2019', '2019-03/present'],
  ["mars 2018 à aujourd'hui", '2018-03/present'],
  ['sept. 2014 – févr. 2019', '2014-09/2019-02'],
  ['du 3 mars 2014 au 5 mai 2016', '2014-03/2016-05'],
  ['2018 - en cours', '2018/present'],
  ['Enero 2020 - Actualidad', '2020-01/present'],
  ['Septiembre de 2015 - diciembre de 2019', '2015-09/2019-12'],
  ['2019年3月至今', '2019-03/present'],
  ['2018年4月 – 2021年4月', '2018-04/2021-04'],
  ['O4/2019 - Present', '2019-04/present'],
  ['06/2O15 - 03/2019', '2015-06/2019-03'],
  ['2OO9', '/2009'],
  ['01/06/2019 to 31/12/2023', '2019-06/2023-12'],
  ['01/06/2019 to present', '2019-06/present'],
  ['06/01/2019 to present', '2019-06/present'],
  ['31/01/2019 - 01/06/2020', '2019-01/2020-06'],
  ['November 2017 up to present', '2017-11/present'],
  ['Universidade do Mar, 2015', '/2015'],
  ['15 de mar, 2015', '/2015-03'],
]

describe('findDates', () => {
  it.each(written)('reads %s as %s', (line, read) => {
    const [found] = findDates(line)
    expect(found && `${key(found.from)}/${key(found.to)}`).toBe(read)
  })

  it('says where the dates stand', () => {
    const line = 'Nurse, Hill Hospital (March 2019 – May 2020), Leeds'
    const [found] = findDates(line)
    expect(line.slice(found?.start, found?.end)).toBe('March 2019 – May 2020')
  })

  it('takes how sure a date is, and whose years they are, for parts of it', () => {
    const texts = (line: string) => findDates(line).map(({ start, end }) => line.slice(start, end))
    expect(texts('Deckhand, Northern Ferries, c. 2019 – 2021')).toEqual(['c. 2019 – 2021'])
    expect(texts('Picker, Hill Farm (seasons 2018, 2019)')).toEqual(['seasons 2018, 2019'])
    expect(texts('Orchard hand, every season. 2013 to 2019.')).toEqual(['2013 to 2019'])
    expect(texts('Nurse, San Diego, CA 2019 – 2021')).toEqual(['2019 – 2021'])
  })

  it.each(['2012, 2016', 'awards in 2015, 2018', 'March 2015, April 2016'])(
    'keeps apart what is years apart: %s',
    (line) => expect(findDates(line)).toHaveLength(2),
  )

  it('takes a province before a date for no word that means since', () => {
    const [found] = findDatesOf({ text: 'Red Deer AB May 2018', start: 10 })
    expect(found).toMatchObject({ start: 22, from: null, to: { year: 2018, month: 5 } })
  })

  it.each([
    ['Red Deer AB\tMay 2018', 12, null],
    ['Class Teacher, Year 5\tMay 2018 to present', 22, { year: 2018, month: 5 }],
  ])('takes nothing before a tab for a part of the date behind it: %s', (text, start, from) => {
    expect(findDatesOf({ text, start: 0 })).toMatchObject([{ start, from }])
  })

  it('takes months in brackets behind their year for its months', () => {
    const line = '2026 (Feb-Jun)  Return to practice'
    const [found, ...others] = findDatesOf({ text: line, start: 10 })
    expect(others).toEqual([])
    expect(found).toEqual({
      start: 10,
      end: 10 + '2026 (Feb-Jun)'.length,
      from: { year: 2026, month: 2 },
      to: { year: 2026, month: 6 },
    })
    expect(findDatesOf({ text: 'Clerk (2019 - 2021)', start: 0 })).toMatchObject([
      { start: 7, end: 18 },
    ])
  })

  it('finds several dates on one line', () => {
    expect(findDates('2012 – 2014 day release, 2016 diploma')).toHaveLength(2)
    expect(findDates('promoted in 2015 and 2019')).toHaveLength(2)
    expect(findDates('March 2015 and April 2016')).toHaveLength(2)
  })

  it('takes no end that is not told for today where words go on', () => {
    expect(findDates('moved from 2019 prices')).toMatchObject([{ from: null }])
  })

  it.each([
    'ISO 9001 audits of 45 sites',
    'a budget of $2000 a month',
    '2,015 patients',
    '2000+ tickets',
    'call 020 7946 0188',
    'B2019 form',
    'about 20 to 25 patients',
    'approx 20 to 25 covers a night',
  ])('sees no date in "%s"', (line) => {
    expect(findDates(line)).toEqual([])
  })
})

function key(month: CvMonth | 'present' | null): string {
  if (month === null || month === 'present') return month ?? ''
  return month.month ? `${month.year}-${String(month.month).padStart(2, '0')}` : `${month.year}`
}
