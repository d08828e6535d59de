import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import { readWords } from '../lexicon/find/read-words.ts'
import { tokenize } from '../text/tokenize.ts'
import { findDegrees } from './find-degrees.ts'

const namesIn = (text: string) =>
  findDegrees({ text, tokens: tokenize(text) }).map(({ start, end }) => text.slice(start, end))

describe('findDegrees', () => {
  it('finds degrees as people write them', () => {
    expect(namesIn('BSc Biology, then a Ph.D. in law')).toEqual(['BSc', 'Ph.D.'])
  })

  it('takes a grade of pay for no year of school', () => {
    expect(namesIn('Grade 11: £46,142 to £50,269')).toEqual([])
    expect(namesIn('Grade 11, Hill High School')).toContain('Grade 11')
  })

  it('takes an associate in somebody’s team for a colleague', () => {
    expect(namesIn('PA to two Partners and an Associate in their Real Estate team')).toEqual([])
    expect(namesIn('Associate in Nursing, 2014')).toEqual(['Associate in'])
  })

  it('finds them with dots between their letters', () => {
    for (const degree of ['B.Des', 'M.Des', 'B.F.A', 'B.Arch', 'B.P.Ed', 'B.Voc', 'B.Sc', 'M.A.'])
      expect(namesIn(`${degree} in a subject, 2019`), degree).toHaveLength(1)
  })

  it('knows letters for the name of a degree where small and large ones meet', () => {
    const { lexicon } = readKnowledge()
    const found = (text: string) => findDegrees(readWords(lexicon, text)).map(({ level }) => level)
    expect(found('FdSc Animal Management')).toEqual(found('FdA Early Years'))
    expect(found('FdSc Animal Management')).toHaveLength(1)
  })

  it('tells a numbered level from an A level', () => {
    expect(namesIn('You have a Level 3 qualification')).toEqual(['Level 3 qualification'])
    expect(namesIn('They want an A level, or a level of trust')).toEqual(['A level'])
    expect(namesIn('Work at a level 3 site')).toEqual([])
  })

  it('tells a master’s degree from what somebody is master of', () => {
    expect(namesIn('Master, Computer Science, Leeds University')).toEqual(['Master'])
    expect(namesIn('Bachelor or Master required')).toEqual(['Bachelor', 'Master'])
    expect(namesIn('Certified Scrum Master in engineering')).toEqual([])
    expect(namesIn('Kept the master data of three shops clean')).toEqual([])
    expect(namesIn('Master mariner, tankers')).toEqual([])
    expect(namesIn('Two years as master of an ASD tug')).toEqual([])
    expect(namesIn('A Master of Arts in law')).toHaveLength(1)
    expect(namesIn('BCL, University College Cork')).toEqual(['BCL'])
    expect(namesIn('Quickly masters new systems')).toEqual([])
    expect(namesIn('I hold a Masters in law')).toEqual(['Masters in'])
  })

  it('finds none among the letters of a name', () => {
    expect(namesIn('Science at A.I.S.S.M.S College')).toEqual([])
    expect(namesIn('Tutor, A.M.E. Church school')).toEqual([])
    expect(namesIn('M.S. in physics')).toEqual(['M.S.'])
  })

  it('finds a degree in a line of capitals', () => {
    expect(namesIn('BSC ADULT NURSING, HILL UNIVERSITY')).toEqual(['BSC'])
  })

  it('takes letters for a degree where the text tells of schools and nothing else', () => {
    const text = 'BA Theatre Production, 2009'
    const degrees = findDegrees({ text, tokens: tokenize(text) }, [{ start: 0, end: text.length }])
    expect(degrees.map(({ start, end }) => text.slice(start, end))).toEqual(['BA'])
    expect(namesIn(`Toured with ${text}`)).toEqual([])
  })

  it('takes letters for a degree where they open a line with a subject and a year', () => {
    expect(namesIn('Utrecht\nBA Interaction Design, HKU, 2018')).toEqual(['BA'])
    expect(namesIn('2014 – 2018 MA (Hons) Fine Art, RCA')).toEqual(['MA'])
    expect(namesIn('BA Lead, Hill Bank, 2018')).toEqual([])
    expect(namesIn('Boston\nMA 02139, 2018')).toEqual([])
  })

  it.each(['Sailed with MSC', 'Made up a BED', 'Led the MD'])('finds none in "%s"', (text) => {
    expect(namesIn(text)).toEqual([])
  })

  it.each([
    'Set the oven two degrees down',
    'Kept the store at 4 degrees C',
    'HS/TARIC codes and Incoterms',
    'Studied from MARCH 2015 at university',
  ])('finds no schooling in "%s"', (text) => {
    expect(namesIn(text)).toEqual([])
  })

  it('takes letters beside the name of a technology company for no degree', () => {
    expect(namesIn('Client Foodco BA\nCompany Hill Tech Ltd\nRole Developer')).toEqual([])
    expect(namesIn('BA, Hill University')).toEqual(['BA'])
    expect(namesIn('B.Tech in Civil Engineering')).toEqual(['B.Tech'])
  })

  it('takes no school’s name for the beginning of a degree on the line below', () => {
    expect(namesIn('Hill College\nDiploma of Nursing')).toEqual(['Diploma of'])
    expect(namesIn('Hill College\nDiploma, Nursing')).toEqual([])
    expect(namesIn('A college diploma')).toEqual(['college diploma'])
  })

  it('finds two degrees, and a school’s letters beside a diploma', () => {
    expect(namesIn('Two degrees in law')).toEqual(['degrees in'])
    expect(namesIn('HS or GED')).toEqual(['HS', 'GED'])
  })

  it.each([
    'Grade 12',
    'NQF level 4',
    'WASSCE',
    'KCSE',
    'Year 12',
    '12th pass',
    'Senior Certificate',
    'Highers',
  ])('finds what a school is left with elsewhere: "%s"', (text) => {
    expect(namesIn(`${text} or equivalent`)).toEqual([text])
  })

  it.each([
    'Taught maths to Year 12 and led a choir',
    'Closed the books by the 10th of May',
    '12th February start',
    'A higher wage',
    'Kept the systems at BDS running',
    'Managed the BDS facility (laboratory, archive)',
    `${'kept a high level of service, and of care for those who came. '.repeat(4)}`,
    '- o Level 2 food hygiene',
  ])('finds no school in "%s"', (text) => {
    expect(namesIn(text)).toEqual([])
  })
})
