import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const top = 'Jo Reed\njo@example.com\n\n'

function rolesOf(text: string) {
  return readCv(top + text).experience.map(({ title, company }) => [
    title?.text ?? null,
    company?.text ?? null,
  ])
}

describe('lines that stand apart from the head of a role', () => {
  it('takes no paper above a head that names its firm for the employer', () => {
    const text =
      'Work experience\n\nNPLQ exp\nForeman, Harrow & Tine – Badbury Park, 210 plots, Jan 2019 – present\n- Set out footings\n\nBricklayer, Oakfield Homes, 2014 – 2018\n'
    expect(rolesOf(text)).toEqual([
      ['Foreman', 'Harrow & Tine'],
      ['Bricklayer', 'Oakfield Homes'],
    ])
  })

  it('leaves a further title above such a head a line of its own', () => {
    const text =
      'Employment\n\nMOT tester\nCar mechanic, Autotek Harlow, 03/2018 – 06/2022\n- Brakes\nTyre fitter, Quickfit Epping, 2015 – 2018\n'
    expect(rolesOf(text)).toEqual([
      ['MOT tester', null],
      ['Car mechanic', 'Autotek Harlow'],
      ['Tyre fitter', 'Quickfit Epping'],
    ])
  })

  it('still gives such a head the employer above it', () => {
    const text = 'Employment\n\nHarrow Motors Ltd\nForeman, Night Shift, 2018 – 2022\n- Brakes\n'
    expect(rolesOf(text)[0]?.[1]).toBe('Harrow Motors Ltd')
  })

  it('gives a line that says all of a role no employer of the entry above', () => {
    const text = `Employment history
Maple Lane Care, Brampton
PSW
Sept 2021 to present
Help ten residents.
Willow Home Health, Mississauga
Home support worker
Jan 2023 - Dec 2023 (casual)
Visited six clients a day.

Trinidad: Sales clerk, Hill Fabrics, 2012 - 2019
`
    expect(rolesOf(text)).toEqual([
      ['PSW', 'Maple Lane Care'],
      ['Home support worker', 'Willow Home Health'],
      ['Sales clerk', 'Hill Fabrics'],
    ])
  })

  it('reads an entry of one year in a list whose other entries have ranges', () => {
    const text = `Jobs
* Hill Rooms, London W1 -- Dealer -- Nov 2022 to present
  - Deal to high limit tables
* Dale Cruises -- Croupier -- Feb 2020 to Sep 2022
* Casino Beech, Varna -- Trainee croupier -- 2019
`
    expect(rolesOf(text)).toEqual([
      ['Dealer', 'Hill Rooms'],
      ['Croupier', 'Dale Cruises'],
      ['Trainee croupier', 'Casino Beech'],
    ])
  })

  it('takes since when somebody is on a register for no work', () => {
    const text = `Interpreter for courts

NRPSI registered since 2020, no. 00000
On the update service

2016-2019, Refugee support worker, Beech Charity
- Casework with thirty families
`
    expect(rolesOf(text).map(([title]) => title)).toEqual(['Refugee support worker'])
  })

  it('lets a break employ nobody below it', () => {
    const text =
      'Experience\nCareer break Jan – Jun 2019\nAccounts Assistant, Dale Foods Ltd\nJul 2019 – Dec 2022\n- Purchase ledger\n\nBookkeeper\nLarch Ltd, 2016 – 2018\n'
    expect(rolesOf(text)).toEqual([
      ['Career break', null],
      ['Accounts Assistant', 'Dale Foods Ltd'],
      ['Bookkeeper', 'Larch Ltd'],
    ])
  })

  it.each([
    'Made redundant, took a forklift course',
    'Took a year off to travel',
    'Career gap',
    'Left work to look after my father',
    'Travelling in Asia',
    'Illness and recovery',
  ])('reads "%s" as what the time was for, and as no employer', (told) => {
    const text = `Experience\n2022 - present Hill Foods Ltd HGV Driver\nNights out\n\n2020 - 2021 ${told}\n\n2013 - 2020 Dale Haulage Ltd HGV Driver\nContainers\n`
    expect(rolesOf(text)[1]).toEqual([told, null])
  })

  it('reads such an entry above its time and below an employer without a known noun', () => {
    const text =
      'Experience\nBarlow, Altrincham Cashier\nAugust 2012 - May 2017\nCounter service\n\nBackpacking in Asia and then bar work in Sydney\nJune 2017 - March 2019\n'
    expect(rolesOf(text)).toEqual([
      ['Cashier', 'Barlow'],
      ['Backpacking in Asia and then bar work in Sydney', null],
    ])
  })

  it.each(['Travelling Nurse', 'Redundancy Adviser', 'Leave Coordinator'])(
    'takes "%s" for work',
    (title) => {
      const text = `Experience\n${title}, Hill Council\n2020 - 2021\n- Wrote letters\n`
      expect(rolesOf(text)).toEqual([[title, 'Hill Council']])
    },
  )

  it('keeps out of the name who placed somebody', () => {
    const text =
      'Experience\nHR Adviser, Dale Council (via Hexley Resourcing), Mar 2020 – present\n- Advised\n\nPayroll Clerk – Peoplecore (HR software), 2016 – 2018\n- Ran payroll\n'
    expect(rolesOf(text)).toEqual([
      ['HR Adviser', 'Dale Council'],
      ['Payroll Clerk', 'Peoplecore (HR software)'],
    ])
  })

  it('takes versions of software for no time', () => {
    const text =
      'Support Engineer, Netlow Ltd, Jan 2020 – present\n- Tickets\nW10/W11, Server 2019/2022, AD, M365\nService Desk Analyst, Hale College, 2017 – 2019\n'
    expect(rolesOf(text)).toEqual([
      ['Support Engineer', 'Netlow Ltd'],
      ['Service Desk Analyst', 'Hale College'],
    ])
  })
})
