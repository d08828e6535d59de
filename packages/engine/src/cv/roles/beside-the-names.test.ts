import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const rolesOf = (lines: string) =>
  readCv(`Jo Reed\njo@example.com\n\nEXPERIENCE\n${lines}\n`).experience.map(
    ({ title, company, location }) => [title?.text, company?.text, location?.text],
  )

describe('what stands beside the names of a role', () => {
  it('is no employer where brackets behind the dates say more of the time', () => {
    expect(
      rolesOf(`Feb 2024 – Present (rolling 3-month contract)
Data Migration Manager, Ministry of Harbours

May 2023 – Jan 2024 (9 months)
Network Manager, Cairn Utilities`),
    ).toEqual([
      ['Data Migration Manager', 'Ministry of Harbours', undefined],
      ['Network Manager', 'Cairn Utilities', undefined],
    ])
    expect(
      rolesOf(`Violin teacher, Hill Music School, Delft — 2019–now (22 pupils)
Trustee, Dale Literacy CLG, 2018–2022 (voluntary)
Porter, Fen Hotel, York, 2015–2017 (until closure)`),
    ).toEqual([
      ['Violin teacher', 'Hill Music School', 'Delft'],
      ['Trustee', 'Dale Literacy CLG', undefined],
      ['Porter', 'Fen Hotel', 'York'],
    ])
  })

  it('is no part of a town', () => {
    expect(
      rolesOf(`Finance Director – Hill Ferries plc, Dublin (turnover €410m)      2017 – 2021
Finance Manager – Dale Ltd, Cork (Ireland)      2014 – 2017`),
    ).toEqual([
      ['Finance Director', 'Hill Ferries plc', 'Dublin'],
      ['Finance Manager', 'Dale Ltd', 'Cork (Ireland)'],
    ])
  })

  it('is a legal form in small letters, whatever the name sounds like', () => {
    expect(
      rolesOf(`01/06/2019–Present
Logistics Specialist
Tatrasped s.r.o., Košice (Slovakia)
- planning of road transport`),
    ).toEqual([['Logistics Specialist', 'Tatrasped s.r.o.', 'Košice (Slovakia)']])
  })

  it('says what kind of firm it is', () => {
    expect(
      rolesOf(`Audit Manager – Hill & Lyle, Chartered Accountants      2001 – 2006
Analyst – Finance, Dale Stores plc      1999 – 2001`),
    ).toEqual([
      ['Audit Manager', 'Hill & Lyle, Chartered Accountants', undefined],
      ['Analyst – Finance', 'Dale Stores plc', undefined],
    ])
  })
})

describe('what is no employer', () => {
  it('is the work of whoever works on their own account', () => {
    expect(
      rolesOf(`2015 - now   Self employed electrician
Domestic rewires, consumer unit changes, EV chargers for three letting agents

Freelance photographer
2012 - 2015
Weddings, portraits and products for local shops`),
    ).toEqual([
      ['Self employed electrician', undefined, undefined],
      ['Freelance photographer', undefined, undefined],
    ])
  })

  it('is a time off, nor what it was for', () => {
    expect(
      rolesOf(`Career break – full-time carer                Mar 2018 – Aug 2024
Volunteer treasurer for a village hall charity (income £85k).

Project Accountant                            Jun 2013 – Mar 2018
Hill Bridgeworks plc, Plymouth
• Reported monthly`),
    ).toEqual([
      ['Career break – full-time carer', undefined, undefined],
      ['Project Accountant', 'Hill Bridgeworks plc', 'Plymouth'],
    ])
  })

  it('is a second title, nor a placement at school', () => {
    expect(rolesOf(`2014 - 2016: Sales Assistant / Inside Sales, Hill Foods NV, Gent`)).toEqual([
      ['Sales Assistant / Inside Sales', 'Hill Foods NV', 'Gent'],
    ])
    expect(
      rolesOf(`Hill Estate Agents, Ipswich                June 2023 (2 weeks)
Work experience placement
Answered the phone and filed tenancy agreements

Paper round, Marsh Lane News                   2021 - 2023`),
    ).toEqual([
      ['Work experience placement', 'Hill Estate Agents', 'Ipswich'],
      ['Paper round', 'Marsh Lane News', undefined],
    ])
  })

  it('is a school with what was passed there, where nothing is headed', () => {
    const { experience } = readCv(
      'Jo Reed\njo@example.com\n\n2006 - 2012  Hill Kilns Ltd, Leeds - Electrician\nNew build flats\n\nDale Comp 1997-2002 7 GCSEs inc Maths and English\n',
    )
    expect(experience.map(({ company }) => company?.text)).toEqual(['Hill Kilns Ltd'])
  })
})

describe('titles that no noun of a trade ends', () => {
  it.each([
    'Scrum Master',
    'Trustee',
    'Governor',
    'Chair',
    'Colonel',
    'NQT',
    'Second in Department, Mathematics',
    'ST3–ST4 Respiratory and General Internal Medicine',
    'FY2 Emergency Medicine',
  ])('%s stands below its employer', (title) => {
    expect(rolesOf(`Northgate\n${title}\n2016 – 2018\n\nWestbrook\nCook\n2012 – 2016`)[0]).toEqual([
      title,
      'Northgate',
      undefined,
    ])
  })

  it('stand beside employers with nouns of other countries', () => {
    expect(
      rolesOf(`Aug 2019 – Aug 2022   ST3–ST4 Internal Medicine, Northern Deanery
Aug 2017 – Jul 2019   FY2 Emergency Medicine, Dale Hospital`),
    ).toEqual([
      ['ST3–ST4 Internal Medicine', 'Northern Deanery', undefined],
      ['FY2 Emergency Medicine', 'Dale Hospital', undefined],
    ])
    expect(
      rolesOf(
        'Ysgol Glan Afon, Wrexham\nSecond in Department, Mathematics   Sept 2019 – present\n\nTeacher of Mathematics   Sept 2015 – Aug 2019',
      ),
    ).toEqual([
      ['Second in Department, Mathematics', 'Ysgol Glan Afon', 'Wrexham'],
      ['Teacher of Mathematics', 'Ysgol Glan Afon', 'Wrexham'],
    ])
  })
})
