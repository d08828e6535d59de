import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const rolesOf = (lines: string) =>
  readCv(`Jo Reed\njo@example.com\n\nEXPERIENCE\n${lines}\n`).experience.map(
    ({ title, company, from, to, bullets }) => [
      title?.text,
      company?.text,
      from?.year ?? (to === 'present' ? to : to?.year),
      bullets.map(({ text }) => text).join('; '),
    ],
  )

describe('names of a role and what stands beside them', () => {
  it('tells what begins small behind an employer of the work', () => {
    expect(
      rolesOf(`Sept 2019 to present: Electrician, Hill Ltd, domestic and commercial
Rewires and faults\n\nJoiner, Dale & Sons, new build, 2012 - 2014\n\n2011 to 2012: Labourer, Lark Ltd, part-time`),
    ).toEqual([
      ['Electrician', 'Hill Ltd', 2019, 'domestic and commercial; Rewires and faults'],
      ['Joiner', 'Dale & Sons', 2012, 'new build'],
      ['Labourer', 'Lark Ltd', 2011, ''],
    ])
  })

  it('tells no title or bracket again that stands behind the employer', () => {
    expect(
      rolesOf(`Stridewell Shoes, sales assistant, 2013 - 2017\n- Sold shoes\n
Driver, Hill Ltd (framing, drywall and roofing), 2010 - 2013`),
    ).toEqual([
      ['sales assistant', 'Stridewell Shoes', 2013, 'Sold shoes'],
      ['Driver', 'Hill Ltd (framing, drywall and roofing)', 2010, ''],
    ])
  })

  it('parts an owner from the business', () => {
    expect(
      rolesOf(
        '2014 to date\nOwner, Kettle Gardens (sole trader)\nAround 25 gardens a year\n\n2009 - 2014\nPhotographer (self-employed)\n- Weddings',
      ),
    ).toEqual([
      ['Owner', 'Kettle Gardens', 2014, 'Around 25 gardens a year'],
      ['Photographer', 'self-employed', 2009, 'Weddings'],
    ])
  })

  it('takes an employer below a title whose brackets hold a comma', () => {
    expect(
      rolesOf(
        'Oct 2013 – Feb 2017\nPicker (agency, later permanent)\nLark Logistics, Derby\nReach truck.\n\nMar 2017 – Jan 2021\nClerk\nDale Foods Ltd, Derby\n- Booked trailers in',
      ),
    ).toEqual([
      ['Picker (agency, later permanent)', 'Lark Logistics', 2013, 'Reach truck.'],
      ['Clerk', 'Dale Foods Ltd', 2017, 'Booked trailers in'],
    ])
  })

  it('takes a line on how many there were for no employer', () => {
    expect(
      rolesOf(
        'Head Chef, The Pickled Heron, Leeds\nJune 2018 – December 2023\nBrigade of nine, 400 covers a weekend, GP 71%. Menu costing in Excel.\n\nSous Chef, Aire Kitchen, Leeds — 2015 to 2018',
      ).map((role) => role.slice(0, 3)),
    ).toEqual([
      ['Head Chef', 'The Pickled Heron', 2018],
      ['Sous Chef', 'Aire Kitchen', 2015],
    ])
  })

  it('keeps what a post was about with its title, and a contract of some months', () => {
    const wide = '                                   '
    expect(
      rolesOf(`Bramble Insurance plc${wide}Jan 2022 – Oct 2022\nBusiness Analyst – IFRS 17\n• Data lineage\n
Severn Council${wide}3 months, 2021\nBusiness Analyst – Housing Repairs\n• As-is\n
Earlier contracts (2012–2021): Avon Norwich, Lark Banking\n
PERMANENT\nGraduate Analyst, Cap Life & Pensions, Sept 2009 – Dec 2011`),
    ).toEqual([
      ['Business Analyst – IFRS 17', 'Bramble Insurance plc', 2022, 'Data lineage'],
      ['Business Analyst – Housing Repairs', 'Severn Council', 2021, 'As-is'],
      ['Earlier contracts', undefined, 2012, 'Avon Norwich, Lark Banking'],
      ['Graduate Analyst', 'Cap Life & Pensions', 2009, ''],
    ])
  })

  it('takes whoever stands in for somebody on leave for employed', () => {
    expect(
      rolesOf(
        '2018 - 2019\nMaternity leave cover, Hill Works\nClerk\n\n2015 - 2017\nParental leave\n\n2012 - 2015\nClerk, Dale Ltd',
      ).map((role) => role.slice(0, 2)),
    ).toEqual([
      ['Clerk', expect.stringContaining('Hill Works')],
      ['Parental leave', undefined],
      ['Clerk', 'Dale Ltd'],
    ])
  })

  it('reads post, firm, work and dates that full stops part', () => {
    expect(
      rolesOf(`Carpenter & Joiner. McElduff Construction. 1st and 2nd fix, roofs. 2020 to date.
Joiner. Foyle Shopfitting. Bench and site. 2014 to 2020.
Apprentice Joiner. Kerrigan Brothers. 2010 to 2014.`),
    ).toEqual([
      ['Carpenter & Joiner', 'McElduff Construction', 2020, '1st and 2nd fix, roofs.'],
      ['Joiner', 'Foyle Shopfitting', 2014, 'Bench and site.'],
      ['Apprentice Joiner', 'Kerrigan Brothers', 2010, ''],
    ])
    expect(
      rolesOf(
        'Joiner, Foyle Shopfitting, 2014 to 2020\nFitted kitchens. Hung doors. Left when it closed in 2020.',
      ),
    ).toHaveLength(1)
  })

  it('takes a line that ends with since when for what was done', () => {
    expect(
      rolesOf(`Second in Department (English), The Marl Academy, Stoke-on-Trent. September 2020 – date
KS3 curriculum lead. GCSE AQA. Examiner since 2022.
Teacher of English, Penkhull High School, 2014–2020`),
    ).toEqual([
      [
        'Second in Department (English)',
        'The Marl Academy',
        2020,
        expect.stringContaining('KS3 curriculum lead. GCSE AQA. Examiner since 2022'),
      ],
      ['Teacher of English', 'Penkhull High School', 2014, ''],
    ])
  })

  it('reads two posts with a time each from one line, and a ward as where a post was held', () => {
    expect(
      rolesOf(`Forth Utilities, 2009 – 2017
Project Manager (2012 – 2017), Graduate Engineer (2009 – 2012)
• Pumping stations`).map((role) => role.slice(0, 3)),
    ).toEqual([
      ['Project Manager', 'Forth Utilities', 2012],
      ['Graduate Engineer', 'Forth Utilities', 2009],
    ])
    expect(
      rolesOf(`Dale Hospital                    2013 – present
  Theatre Support Worker         Feb 2020 – present
  Healthcare Assistant, Ward 6   2016 – Jan 2020
  Porter                         2013 – 2016
  - Moving and handling`).map((role) => role.slice(0, 2)),
    ).toEqual([
      ['Theatre Support Worker', 'Dale Hospital'],
      ['Healthcare Assistant, Ward 6', 'Dale Hospital'],
      ['Porter', 'Dale Hospital'],
    ])
  })

  it('tells of a role what stands in a further column of its head', () => {
    expect(
      rolesOf(`MAR 2019 - PRESENT  HGV DRIVER  FLEETMOOR TRANSPORT  Night trunking and drops
JUN 2015 - FEB 2019  HGV DRIVER  BREWIN DRINKS  Multidrop and collections`),
    ).toEqual([
      ['HGV DRIVER', 'FLEETMOOR TRANSPORT', 2019, 'Night trunking and drops'],
      ['HGV DRIVER', 'BREWIN DRINKS', 2015, 'Multidrop and collections'],
    ])
  })
})
