import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

/** The same role in the arrangements people use; a second one follows so that the end of the first is tested. */
const arrangements: Readonly<Record<string, string>> = {
  'title, company, dates on lines of their own':
    'Shift Manager\nHill Foods Ltd\nMay 2019 - Present\n- Ran nights\n\nPacker\nDale Dairy\n2016 - 2019\n- Packed',
  'company first':
    'Hill Foods Ltd\nShift Manager\nMay 2019 - Present\n- Ran nights\n\nDale Dairy\nPacker\n2016 - 2019\n- Packed',
  'dates first':
    'May 2019 - Present\nShift Manager\nHill Foods Ltd\n- Ran nights\n2016 - 2019\nPacker\nDale Dairy\n- Packed',
  'one line with commas':
    'Shift Manager, Hill Foods Ltd, May 2019 - Present\n- Ran nights\nPacker, Dale Dairy, 2016 - 2019\n- Packed',
  'one line with semicolons':
    'Shift Manager; Hill Foods Ltd; May 2019 - Present\n- Ran nights\nPacker; Dale Dairy; 2016 - 2019\n- Packed',
  'the company in brackets':
    'Shift Manager (Hill Foods Ltd) May 2019 - Present\n- Ran nights\nPacker (Dale Dairy) 2016 - 2019\n- Packed',
  'one line, company first':
    'Hill Foods Ltd, Shift Manager, May 2019 - Present\n- Ran nights\nDale Dairy, Packer, 2016 - 2019\n- Packed',
  'one line with bars':
    'Shift Manager | Hill Foods Ltd | May 2019 - Present\n- Ran nights\nPacker | Dale Dairy | 2016 - 2019\n- Packed',
  'company, town and dates between dashes':
    'Hill Foods Ltd — Leeds — May 2019 to Present\nShift Manager\n- Ran nights\nDale Dairy — York — 2016 to 2019\nPacker\n- Packed',
  'title at company':
    'Shift Manager at Hill Foods Ltd (May 2019 – Present)\n- Ran nights\nPacker at Dale Dairy (2016 – 2019)\n- Packed',
  'title @ company behind a bullet':
    '• Shift Manager @ Hill Foods Ltd\nMay 2019 - Present Leeds\n• Ran nights\n\n• Packer @ Dale Dairy\n2016 - 2019 York\n• Packed',
  'angles between them':
    'Shift Manager > Hill Foods Ltd > May 2019 - Present\n- Ran nights\nPacker > Dale Dairy > 2016 - 2019\n- Packed',
  'a table of tabs':
    'May 2019 - Present\tShift Manager\tHill Foods Ltd\n- Ran nights\n2016 - 2019\tPacker\tDale Dairy\n- Packed',
  'columns of blanks':
    'Shift Manager                    Hill Foods Ltd\nLeeds, UK                May 2019 - Present\n- Ran nights\nPacker                    Dale Dairy\nYork, UK                2016 - 2019\n- Packed',
  'a form':
    'Employer: Hill Foods Ltd\nPosition: Shift Manager\nDuration: May 2019 - Present\n- Ran nights\n\nEmployer: Dale Dairy\nPosition: Packer\nDuration: 2016 - 2019\n- Packed',
  'paragraphs for bullets':
    'Shift Manager, Hill Foods Ltd\nMay 2019 - Present\nRan nights.\n\nPacker, Dale Dairy\n2016 - 2019\nPacked.',
  'a network profile':
    'Shift Manager\nMay 2019 - Present · 5 yrs 2 mos\nHill Foods Ltd · Full-time\nRan nights.\n\nPacker\n2016 - 2019 · 3 yrs\nDale Dairy · Full-time\nPacked.',
  'dates torn over lines':
    'Shift Manager\nHill Foods Ltd\nMay 2019\nto\nPresent\nRan nights.\nPacker\nDale Dairy\n2016\nto\n2019\nPacked.',
  Markdown:
    '### Shift Manager — Hill Foods Ltd\n*May 2019 – Present*\n\n- Ran nights\n\n### Packer — Dale Dairy\n*2016 – 2019*\n\n- Packed',
  'dots of a timeline':
    '• Shift Manager at Hill Foods Ltd\tMay 2019 – Present\nRan nights.\n\n• Packer at Dale Dairy\t2016 – 2019\nPacked.',
  'a full stop behind each':
    'May 2019 – Present\tShift Manager, Hill Foods Ltd, Leeds, West Yorkshire.\n- Ran nights\n2016 – 2019\tPacker, Dale Dairy, York, North Yorkshire.\n- Packed',
  'bullets all the way':
    '• Shift Manager, Hill Foods Ltd (May 2019 – Present)\n• Packer, Dale Dairy (2016 – 2019)',
}

describe('readExperience', () => {
  it.each(Object.entries(arrangements))('reads %s', (_, lines) => {
    const { experience } = readCv(`Jo Reed\njo@example.com\n\nEXPERIENCE\n\n${lines}\n`)
    expect(
      experience.map(({ title, company, from, to }) => [title?.text, company?.text, from, to]),
    ).toEqual([
      ['Shift Manager', 'Hill Foods Ltd', { year: 2019, month: 5 }, 'present'],
      ['Packer', 'Dale Dairy', { year: 2016 }, { year: 2019 }],
    ])
  })

  it('reads a season among ranges, terms of work in brackets, and a town between firm and title', () => {
    const { experience } = readCv(
      'Jo Reed\njo@example.com\n\nEXPERIENCE\n\nSeptember 2020 to present: Educator, Acorns Crèche, Galway\nSummer 2019: Au pair, Familie Beispiel, Vienna\nJune 2017 – August 2018 (part-time): Sales Assistant at Dale Stores, Galway\n',
    )
    expect(experience.map(({ title, company }) => [title?.text, company?.text])).toEqual([
      ['Educator', 'Acorns Crèche'],
      ['Au pair', 'Familie Beispiel'],
      ['Sales Assistant', 'Dale Stores'],
    ])
    const trade = readCv(
      'Jo Reed\njo@example.com\n\nWork\n\nReed Electrical (self-employed), 2017 to now\nRewires.\n\nNorthway Building Services, Manchester, electrician, 2012 to 2017\nSchools.\n',
    ).experience
    expect(trade[0]?.company?.text).toBe('Reed Electrical')
    expect(trade[1]).toMatchObject({
      title: { text: 'electrician' },
      company: { text: 'Northway Building Services' },
    })
  })

  it('takes any short line over an employer with dates at its end for the title', () => {
    const { experience } = readCv(
      'Ada Tennick\n\nExperience\n\nfitter, then engineer\nSugden Boiler Services, Keighley\t2009 – 2016\n- Serviced boilers\n\nbarista and shift supervisor\nBeanstalk Café\t2005 – 2009\n- Opened the shop\n',
    )
    expect(experience.map(({ title }) => title?.text)).toEqual([
      'fitter, then engineer',
      'barista and shift supervisor',
    ])
    expect(experience[1]?.company?.text).toBe('Beanstalk Café')
  })

  it('takes a school with a title and dates below it for an employer', () => {
    const cv = readCv(
      'Imogen Lathe\nimogen@example.com\n\nExperience\n\nWestbrook School\nTeacher of Mathematics, 2018 - present\n- Teach Years 7 to 13\n\nHill Primary School\nTeaching Assistant, 2015 - 2018\n- Support of pupils\n\nEducation\nBSc Mathematics, 2015\n',
    )
    expect(cv.experience.map(({ company }) => company?.text)).toEqual([
      'Westbrook School',
      'Hill Primary School',
    ])
    expect(cv.education).toHaveLength(1)
  })

  it('reads a role whose line ends with a full stop, or breaks within its dates', () => {
    const cv = readCv(
      'Emeka Birch\nemeka@example.com\n\nEXPERIENCE\nPayroll Clerk (co-op, then contract), Orchard Staffing, Jan 2026 – present.\n- Timesheets for 400 temps\nFront Office Manager – Vale Hotel, Kochi – Jan 2019\ntill date\n- Team of 38\nNight Auditor – Reef Hotel, Muscat – 2015 to\n2018\n- Close of day\n',
    )
    expect(cv.experience.map(({ dates }) => dates?.text.replace('\n', ' '))).toEqual([
      'Jan 2026 – present',
      'Jan 2019 till date',
      '2015 to 2018',
    ])
  })

  it('keeps the place apart from the company', () => {
    const cv = readCv('EXPERIENCE\nPacker, Dale Dairy, York, UK, 2016 - 2019\n')
    expect(cv.experience[0]).toMatchObject({
      company: { text: 'Dale Dairy' },
      location: { text: 'York, UK' },
    })
  })

  it('leaves a role without dates undated, and one without a company alone', () => {
    const cv = readCv(
      'EXPERIENCE\n\nPacker, Dale Dairy\n- Packed\n\nFreelance Photographer\n- Weddings\n',
    )
    expect(cv.experience).toMatchObject([
      { title: { text: 'Packer' }, dates: null, from: null, to: null },
      { title: { text: 'Freelance Photographer' }, company: null },
    ])
  })

  it('takes a company with the dates of its roles for no role', () => {
    const cv = readCv(
      'EXPERIENCE\nHILL FOODS INC., Leeds  2012 to Present\nShift Manager (2016 to Present)\n- Ran nights\nPacker (2012 to 2016)\n- Packed\n',
    )
    expect(cv.experience.map(({ title, company }) => `${title?.text} @ ${company?.text}`)).toEqual([
      'Shift Manager @ HILL FOODS INC.',
      'Packer @ HILL FOODS INC.',
    ])
  })

  it('spans a role from its head to its last bullet', () => {
    const text = 'EXPERIENCE\n\nPacker, Dale Dairy\n2016 - 2019\n- Packed\n- Loaded\n\nEDUCATION\n'
    const span = readCv(text).experience[0]?.span
    expect(text.slice(span?.start, span?.end)).toBe(
      'Packer, Dale Dairy\n2016 - 2019\n- Packed\n- Loaded',
    )
  })

  it('reads no role out of sentences that mention a year', () => {
    const cv = readCv(
      'EXPERIENCE\n\nPacker, Dale Dairy\n2016 - 2019\nMoved two lines in 2017 and trained the night team from 2018 to 2019.\n',
    )
    expect(cv.experience).toHaveLength(1)
  })

  it('parts a title from the employer that somebody was “with”, and keeps two titles together', () => {
    const { experience } = readCv(
      'Jo Reed\njo@example.com\n\nEmployment\nLift service engineer with Pennine Elevators Ltd from Feb 2020 till now\nLooked after 82 lifts\n\nWorking Student / Junior Developer, Sensoria Ltd, Kiel (10/2017 – 03/2019)\nWrote drivers\n',
    )
    expect(experience.map(({ title, company }) => [title?.text, company?.text])).toEqual([
      ['Lift service engineer', 'Pennine Elevators Ltd'],
      ['Working Student / Junior Developer', 'Sensoria Ltd'],
    ])
  })

  it.each([
    'Driver - temporary, Hill Foods Ltd, York, 2019 – 2021',
    'Driver – maternity cover at Hill Foods Ltd, 2019 – 2021',
    'Driver – fixed term\nHill Foods Ltd, York\n2019 – 2021',
    'Driver – agency, Hill Foods Ltd, York, 2019 – 2021',
    '2019 – 2021: Driver - bank, Hill Foods Ltd',
    'Driver – locum\nHill Foods Ltd, York\n2019 – 2021',
  ])('takes the terms behind a title for no part of the employer: %s', (line) => {
    const { experience } = readCv(`Jo Reed\njo@example.com\n\nEXPERIENCE\n\n${line}\n- Drove\n`)
    expect(experience.map(({ title, company }) => [title?.text, company?.text])).toEqual([
      ['Driver', 'Hill Foods Ltd'],
    ])
  })

  it.each(['seasons 2018, 2019', 'c. 2018 to 2019'])(
    'begins a role at each line whose years are told so: %s',
    (years) => {
      const { experience } = readCv(
        `Jo Reed\njo@example.com\n\nEXPERIENCE\n\nFruit Picker, Hill Farm, ${years}\nCook, Bay Grill, ${years}\n`,
      )
      expect(experience.map(({ title, company }) => [title?.text, company?.text])).toEqual([
        ['Fruit Picker', 'Hill Farm'],
        ['Cook', 'Bay Grill'],
      ])
    },
  )

  it('takes terms of work for no trade: a sole trader is what else the line says', () => {
    const [role] = readCv(
      'Jo Reed\n\nExperience\nMobile hairdresser, sole trader, Bendigo and north, 2015–now\nSixty clients.\n',
    ).experience
    expect(role?.title?.text).toBe('Mobile hairdresser')
  })

  it.each(['Bar Staff', 'Kitchen staff', 'Bank Staff'])(
    'takes "%s" for what somebody was',
    (title) => {
      const [role] = readCv(
        `Jo Reed\n\nExperience\n${title}, The Cooper's Arms, 2019 - 2022\n- Served forty guests a night\n`,
      ).experience
      expect([role?.title?.text, role?.company?.text]).toEqual([title, "The Cooper's Arms"])
    },
  )

  it('takes a service whose posts fill its time for their employer', () => {
    const { experience } = readCv(
      'Jo Reed\njo@example.com\n\nCareer\nRoyal Military Police, British Army, 2013 – 2025\nCorporal (2019 – 2025)\n- Kept the custody records\nLance Corporal (2015 – 2019)\n- Patrolled the garrison\nPrivate (2013 – 2015)\n',
    )
    expect(experience.map(({ title, company }) => [title?.text, company?.text])).toEqual([
      ['Corporal', 'British Army'],
      ['Lance Corporal', 'British Army'],
      ['Private', 'British Army'],
    ])
  })

  it('takes what begins small behind a title for a part of it', () => {
    const [role] = readCv(
      'Jo Reed\njo@example.com\n\nExperience\n2016 – 2019  Category Manager, chilled, Hill Stores\n',
    ).experience
    expect([role?.title?.text, role?.company?.text]).toEqual([
      'Category Manager, chilled',
      'Hill Stores',
    ])
  })

  it('reads roles that dashes part, line by line and without dates', () => {
    const { experience } = readCv(
      'Jo Reed\njo@example.com\n\nWork history\nHill Theatre — costume maker\nBridal shop Dale — alterations\nTextile factory Oak — machine operator\n',
    )
    expect(experience).toHaveLength(3)
  })

  it('takes a club whose name ends as deeds begin for an employer', () => {
    const [club] = readCv(
      'Jo Reed\njo@example.com\n\nPLAYING CAREER\n2017–2020 Woking Rangers (National League), 88 apps, 6 goals\n',
    ).experience
    expect(club?.company?.text).toBe('Woking Rangers (National League)')
  })

  it('takes a few small words, set off, for no employer of what follows', () => {
    const { experience } = readCv(
      'Jo Reed\njo@example.com\n\nExperience\nSupplier, Dale Stores Ltd, 2018 – 2024\n- Ran a store\n\nSince leaving\nWarehouse team leader, Hill Fresh Ltd, 2025 – now\n- Led eleven people\n',
    )
    expect(experience.map(({ title, company }) => [title?.text, company?.text])).toEqual([
      ['Supplier', 'Dale Stores Ltd'],
      ['Warehouse team leader', 'Hill Fresh Ltd'],
    ])
  })

  it('reads a list of one-line roles with a year each, whatever the pubs and farms are called', () => {
    const { experience } = readCv(
      'Jo Reed\njo@example.com\n\nWork experience\nFruit Picker, Hill Farm, 2018\nBar Staff, The Plough, 2019\nGlass Collector, The Swan, Christmas 2020\n',
    )
    expect(experience.map(({ title, company, to }) => [title?.text, company?.text, to])).toEqual([
      ['Fruit Picker', 'Hill Farm', { year: 2018 }],
      ['Bar Staff', 'The Plough', { year: 2019 }],
      ['Glass Collector', 'The Swan', { year: 2020 }],
    ])
  })

  it('reads a lone year between or beyond an employer and a title', () => {
    const { experience } = readCv(
      'Jo Reed\njo@example.com\n\nEmployment\nDriver\nLowe Haulage Ltd\n2016 - 2019\n- Drove to Spain\n\n2013\nPlant Hire Ltd\nStoreman\n- Kept stock\n\nPacker\nDale Dairy\n2012\n- Packed\n',
    )
    expect(experience.map(({ title, company, to }) => [title?.text, company?.text, to])).toEqual([
      ['Driver', 'Lowe Haulage Ltd', { year: 2019 }],
      ['Storeman', 'Plant Hire Ltd', { year: 2013 }],
      ['Packer', 'Dale Dairy', { year: 2012 }],
    ])
  })

  it('takes an agency or a bank in brackets, and cover behind a dash, for terms of work', () => {
    const { experience } = readCv(
      'Jo Reed\njo@example.com\n\nEmployment\nSous Chef (agency)\nMarch 2020 - May 2022\nBlue Arrow\n- Ran the grill\n\nTeaching Assistant – maternity cover\nOak School, Weston-super-Mare\nSep 2018 - Jul 2019\n- Led phonics\n',
    )
    expect(experience.map(({ title, company }) => [title?.text, company?.text])).toEqual([
      ['Sous Chef (agency)', 'Blue Arrow'],
      ['Teaching Assistant', 'Oak School'],
    ])
    expect(experience[1]?.location?.text).toBe('Weston-super-Mare')
  })

  it('takes when one worked, and that the shop has closed, for no work and no name', () => {
    const { experience } = readCv(
      'Jo Reed\njo@example.com\n\nWork\nBarista, The Daily Grind, May 2025 to now (weekends and holidays)\nMade coffee all day\n\nSales assistant, Homeworld (store closed), 2019-2024\n- Worked the till\n',
    )
    expect(experience.map(({ company, bullets }) => [company?.text, bullets.length])).toEqual([
      ['The Daily Grind', 1],
      ['Homeworld', 1],
    ])
  })
})
