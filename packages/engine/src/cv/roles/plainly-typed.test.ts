import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

/** A CV as people type it who seldom write one: no bullets, no layout. */
function rolesOf(work: string, about = '') {
  const text = `Gloria Mensah\n14 Alder Road, Stockton-on-Tees\n07700 900199\n\n${about}Work\n${work}\n\nInterests\nwalking\n`
  return readCv(text).experience.map(({ title, company, to, bullets }) => [
    title?.text,
    company?.text,
    to === 'present' ? to : to?.year,
    bullets.map((bullet) => bullet.text),
  ])
}

describe('roles that are plainly typed', () => {
  it.each(['Beech Lodge', 'G4S', 'The Red Lion', 'Thorne Solicitors'])(
    'are somebody’s for whom the title says: %s',
    (firm) => {
      const work = `Kitchen Porter for ${firm}, 2020 - 2022\n- Washed up\n\nSecurity Guard for Capita, 2018 - 2020\n- Stood at the gate`
      expect(rolesOf(work)).toEqual([
        ['Kitchen Porter', firm, 2022, ['Washed up']],
        ['Security Guard', 'Capita', 2020, ['Stood at the gate']],
      ])
    },
  )

  it('keep a title with what it is for where that is nobody’s name', () => {
    const work = 'Support Worker for adults with autism, 2020 - 2022\n- Cooked with them'
    expect(rolesOf(work)[0]?.[0]).toContain('for adults')
  })

  it('name a firm with a figure in its name before a colon, and behind a comma', () => {
    const done = '\n- Stood at the gate'
    expect(rolesOf(`G4S: Security Guard 2018 to 2021${done}`)[0]?.slice(0, 2)).toEqual([
      'Security Guard',
      'G4S',
    ])
    expect(rolesOf(`Security Guard, G4S, 2018 to 2021${done}`)[0]?.slice(0, 2)).toEqual([
      'Security Guard',
      'G4S',
    ])
  })

  it('have their firm below a title that sounds like one', () => {
    const work = 'Security Guard (2018 to 2021)\nG4S, Luton\nstood at the gate'
    expect(rolesOf(work)).toEqual([['Security Guard', 'G4S', 2021, ['stood at the gate']]])
    const own = 'Cleaner\nSelf employed, Rugby\n2016 to 2020\n- Cleaned for six families'
    expect(rolesOf(own)[0]?.slice(0, 2)).toEqual(['Cleaner', 'Self employed'])
  })

  it('are not called by what was done there, told in small letters', () => {
    const work =
      'Forklift Driver, Wincanton, Corby, Jan 2022 - Present\nlooked after the equipment\nchecked deliveries against the notes'
    expect(rolesOf(work)).toEqual([
      [
        'Forklift Driver',
        'Wincanton',
        'present',
        ['looked after the equipment', 'checked deliveries against the notes'],
      ],
    ])
  })

  it('are apart from what was done there where dates end the longest lines', () => {
    const work = `Office Administrator, Thorne Solicitors, Ely, since June 2022
kept records up to date

Nursery Nurse, Little Acorns, Exeter, from May 2020 to July 2021
made sure everybody was safe`
    expect(rolesOf(work).map(([title, firm]) => [title, firm])).toEqual([
      ['Office Administrator', 'Thorne Solicitors'],
      ['Nursery Nurse', 'Little Acorns'],
    ])
  })

  it('are apart from what was done there in columns, however wide', () => {
    const about = 'About me\nHonest and punctual.\n\n'
    const work = `5th March 2023 - to date     M & R Interiors, Ayr     Plasterer
answered the phone

1st May 2019 - 4th Jan 2023     Bright Smiles, Oban     Dental Nurse
trained two new starters`
    expect(rolesOf(work, about)).toEqual([
      ['Plasterer', 'M & R Interiors', 'present', ['answered the phone']],
      ['Dental Nurse', 'Bright Smiles', 2023, ['trained two new starters']],
    ])
  })

  it('begin in small letters, too, below a long line', () => {
    const work = `sales assistant at Next (2024 – date)
Duties: kept records up to date, looked after the shelves, answered the phone and took messages
delivery driver at DPD (2020 – 24)
Duties: helped customers and carried stock in from the van`
    expect(rolesOf(work).map(([title, firm, to]) => [title, firm, to])).toEqual([
      ['sales assistant', 'Next', 'present'],
      ['delivery driver', 'DPD', 2024],
    ])
  })

  it('last to date, whatever sign goes on behind it', () => {
    expect(rolesOf('2024 – date - Gardener, Green Thumb\n- Cut hedges')[0]?.slice(0, 3)).toEqual([
      'Gardener',
      'Green Thumb',
      'present',
    ])
  })

  it.each(['Waiting Staff', 'Saturday Girl', 'Dinner Lady', 'Au Pair', 'Shelf Filler'])(
    'are called as people call a job without a noun for who does it: %s',
    (title) => {
      expect(rolesOf(`${title}, Elm House, 2019 - 2021\n- Served`)[0]?.slice(0, 2)).toEqual([
        title,
        'Elm House',
      ])
    },
  )

  it('have each its title, where dates open the head and small letters follow', () => {
    const work =
      '15th Dec 2021 - to date: Hill Homes, Senior Carer\nwashed people\n1st Mar 2018 - 10th Dec 2021: Dale Stores, Shop Supervisor\nopened the shop'
    expect(rolesOf(work)).toEqual([
      ['Senior Carer', 'Hill Homes', 'present', ['washed people']],
      ['Shop Supervisor', 'Dale Stores', 2021, ['opened the shop']],
    ])
  })

  it('are those of a shop that is called like a country, and else were held there', () => {
    const told = '\n- Led a team of eight'
    expect(rolesOf(`Store Manager, Iceland, 2014 - 2015${told}`)[0]?.[1]).toBe('Iceland')
    expect(rolesOf(`Store Manager, Hill Foods, Iceland, 2014 - 2015${told}`)[0]?.[1]).toBe(
      'Hill Foods',
    )
    expect(rolesOf(`Geologist, Iceland, 2014 - 2015${told}`)[0]?.[1]).toBeUndefined()
  })

  it('have no title where only is told how long they took', () => {
    expect(rolesOf('two weeks at Hill Joinery, June 2023\nhelped fit kitchens')[0]).toEqual([
      undefined,
      'Hill Joinery',
      2023,
      ['helped fit kitchens'],
    ])
  })

  it('begin below what is told of all of them', () => {
    const work =
      'Total Experience: 6 Years 4 Months\nSenior Tester at Hill Softlabs Ltd\nJul 2020 to Present\nBuilt a test suite.'
    expect(rolesOf(work)).toEqual([
      ['Senior Tester', 'Hill Softlabs Ltd', 'present', ['Built a test suite.']],
    ])
  })

  it('are parted from their dates by a stop, however much stands before it in small letters', () => {
    const told = '\n- Hung doors and mixed paint to order'
    const shop = 'paint shop & builders merchant, Hull. Aug 2021 – May 2023'
    expect(rolesOf(`Sales Assistant, ${shop}${told}`)[0]?.slice(0, 3)).toEqual([
      'Sales Assistant',
      'paint shop & builders merchant',
      2023,
    ])
    const firm = 'Hill & Dale (family firm, 20 staff), Hull. June 2023 – now'
    expect(rolesOf(`Account Executive, ${firm}${told}`)[0]?.[2]).toBe('present')
  })
})
