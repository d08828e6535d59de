import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'
import type { MatchRow } from '../match-row.ts'

const today = { year: 2026, month: 11 }

function credit(asks: string, education: string, title = 'Carpenter'): number {
  return schooling(asks, education, title)?.credit ?? -1
}

function schooling(asks: string, education: string, title = 'Carpenter'): MatchRow | undefined {
  const jobText = `${title}\n\nRequirements\n- ${asks}\n- Framing\n- Roofing\n- Site safety`
  const cvText = `Mats Orrin\nHexham, 07700 900131\n\nExperience\nSite work, Tarn Builders, 2018 - 2026\n- Framed and roofed forty houses with a crew of three\n- Worked with suppliers, colleagues and the office to keep every order on time\n- Kept the records of the week and passed them on each Friday before noon\n- Showed two new colleagues their way about in their first month with the firm\n\nEducation\n${education}`
  const report = analyze({ cvText, jobText, today })
  if (report.status === 'refused') throw new Error(report.reason)
  return report.rows.find(({ requirement }) => requirement.need.type === 'degree')
}

const trade = 'Trade certificate in carpentry'
const degree = 'Degree in mathematics'

describe('matchDegree', () => {
  it('hears the subject that a degree’s short name says', () => {
    expect(credit('Master of Social Work', 'MSW, Elm University, 2020')).toBe(1)
    expect(credit('Degree in engineering', 'BEng, Elm University, 2020')).toBe(1)
  })

  it.each([
    ['Educated to degree level', 'BA History, Elm University, 2018'],
    ['A university degree', 'Licence en droit, Université de Lyon, 2016'],
    ['University degree in engineering', 'Dipl.-Ing. Engineering, TU Dresden, 2014'],
    ['PhD in biology', 'DPhil, Zoology and Biology, Elm University, 2020'],
    ['Associate degree in nursing', 'ADN, Tulsa Community College, 2015'],
    ['Foundation degree in early years', 'FdA Early Years, Elm University, 2018'],
    ['High school diploma or GED', 'Lincoln Technical High, machine trades, 2013'],
    ['High school diploma or GED', 'Some college, Elm University, 2015'],
    ['Leaving Certificate', 'Leaving Cert 2012, St Mary’s, Cork'],
    ['LLB or GDL', 'LLB (Hons) Law, Elm University, 2:1, 2019'],
    ['Degree in accountancy', 'B.Com (Accounting), Elm University, 2013'],
  ])('meets “%s” by “%s”', (asks, education) => {
    expect(credit(asks, education)).toBe(1)
  })

  it.each([
    ['High school diploma or GED', 'Psychology and Markets, Elm University, graduated cum laude'],
    ['BDS or equivalent', 'BDS, Elm University, 2018'],
  ])('takes for “%s” who studied: “%s”', (asks, education) => {
    expect(credit(asks, education)).toBe(1)
  })

  it('takes letters that a firm is called by for no degree', () => {
    const firm = '- Kept the networks and all systems at BDS running'
    expect(credit('Bachelor’s degree', `Ashford High School\n\nProjects\n${firm}`)).toBe(0)
    expect(credit('A university degree', 'Ashford High School, Elm Street')).toBe(0)
  })

  it('takes a trade’s paper under any of its names', () => {
    const names = [
      'Trade certificate in carpentry 2016',
      'National Certificate in Carpentry, 2016',
      'L4 Carpentry 2016',
      'Qualified carpenter since 2016',
      'Carpenter by trade, out of my time in 2016',
    ]
    for (const name of names) expect(credit(trade, name), name).toBe(1)
  })

  it('quotes what is asked for rather than what goes beyond it', () => {
    const schools = 'BTEC Level 3 Construction, 2016\n8 GCSEs including English and Maths'
    const row = schooling('GCSE or equivalent in English and Maths', schools)
    expect(row?.evidence[0]?.quote).toBe('GCSEs')
  })

  it('quotes the degree whose own subject is asked for, and not the one beside it', () => {
    const row = schooling(
      'A degree in a numerate subject',
      'MSc Data Science, University of Elm, 2021 – 2022, Merit\nBSc Psychology, Tarn University, 2018 – 2021, First',
    )
    expect(row?.credit).toBe(1)
    expect(row?.evidence[0]?.quote).toBe('MSc')
  })

  it('gives half for another trade’s, and three quarters where the trade stays open', () => {
    expect(credit(trade, 'Trade certificate in baking 2016')).toBe(0.5)
    expect(credit(trade, 'Apprenticeship, 2012 - 2016')).toBe(0.75)
  })

  it('reads no level of another thing for a trade’s paper', () => {
    expect(credit(trade, 'Level 3 food safety, 2016')).toBe(0)
  })

  it('takes a day’s course with a level for no trade’s paper', () => {
    const asked = 'Level 2 Care Certificate or NVQ'
    expect(credit(asked, 'Food hygiene L2', 'Care Assistant')).toBe(0)
    expect(credit(asked, 'L2 Food Safety, 2019', 'Care Assistant')).toBe(0)
    expect(credit(asked, 'Food hygiene, L2 Health and Social Care', 'Care Assistant')).toBe(1)
  })

  it('takes school for no qualification of a level above it', () => {
    const asked = 'You have a Level 3 qualification or equivalent'
    expect(credit(asked, 'Nine GCSEs, 2009')).toBeLessThan(0.61)
    expect(credit(asked, 'L3 Carpentry, 2016')).toBeGreaterThan(0.7)
    expect(credit('Level 3 qualification in carpentry', 'L3 Carpentry, 2016')).toBe(1)
  })

  it('gives half for a level below the one that is asked for', () => {
    const asked = 'NVQ Level 3 in carpentry'
    expect(credit(asked, 'NVQ Level 3 Carpentry, 2016')).toBe(1)
    expect(credit(asked, 'NVQ Level 2 Carpentry, 2016')).toBe(0.5)
    expect(credit(asked, 'NVQ3 Carpentry, 2016')).toBe(1)
    expect(credit(asked, 'NVQ2 Carpentry, 2016')).toBe(0.5)
    expect(credit(asked, 'NVQ Level 3, Carpentry, in progress')).toBe(0.5)
    expect(credit(asked, 'NVQ Carpentry, 2016; Level 2 food safety')).toBe(1)
  })

  it('gives less for a degree of another subject', () => {
    expect(credit(degree, 'BSc Mathematics, 2014', 'Maths Teacher')).toBe(1)
    expect(credit(degree, 'BA History, 2014', 'Maths Teacher')).toBe(0.75)
  })

  it('knows a degree of another subject where the one asked for is a plain word', () => {
    const asked = 'Degree in human resources or business'
    expect(credit(asked, 'BA Human Resource Management, 2014')).toBe(1)
    expect(credit(asked, 'BA in Business Administration, 2014')).toBe(1)
    expect(credit(asked, 'BA History, 2014')).toBe(0.75)
  })

  it('counts what ends in a later year as under way', () => {
    expect(credit(degree, 'BSc Mathematics, 2024 - 2027', 'Maths Teacher')).toBe(0.5)
    expect(credit(degree, '2024 – present  BSc Mathematics', 'Maths Teacher')).toBe(0.5)
  })

  it('takes the name of a trade’s masters for no degree', () => {
    expect(credit(degree, 'Master Carpenter, 2016')).toBe(0)
    expect(credit(degree, 'Master Mathematics, 2016', 'Maths Teacher')).toBe(1)
  })

  it('gives half for a lower level than is asked, and all where any of several reaches it', () => {
    expect(credit('NVQ Level 3 in carpentry', 'NVQ Level 2 Carpentry, 2016')).toBe(0.5)
    expect(credit('NVQ Level 3 in carpentry', 'NVQ Level 2 and 3 Carpentry, 2016')).toBe(1)
    expect(credit('NVQ Level 2 or 3 in carpentry', 'NVQ Level 2 Carpentry, 2016')).toBe(1)
  })

  it('welcomes who is on the way where a posting does, and takes nobody for it who only holds less', () => {
    const asks = 'NVQ Level 3, or working towards'
    expect(credit(asks, 'NVQ Level 3 Carpentry in progress')).toBe(1)
    expect(credit(asks, 'I am studying for my Level 3')).toBe(1)
    expect(credit(asks, 'NVQ Level 2 Carpentry, 2016')).toBe(0.5)
    expect(credit('NVQ Level 3', 'Studying for NVQ Level 3 Carpentry')).toBe(0.5)
  })

  it('takes a paper that the posting names beside the schooling for it', () => {
    const asked = 'Care Certificate or NVQ 2 in Health and Social Care'
    expect(credit(asked, 'Care Certificate, 2021', 'Care Assistant')).toBeGreaterThan(0.6)
    expect(credit(asked, 'NVQ Level 2 Health and Social Care, 2021', 'Care Assistant')).toBe(1)
  })
})
