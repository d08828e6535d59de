import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

const today = { year: 2026, month: 11 }

const teaching = `Teacher of Mathematics

Requirements
- GCSE mathematics
- Classroom management
- Lesson planning
- Safeguarding`

const hygiene = `Dental Hygienist (part time, three days incl. one evening)

Requirements
- Periodontal assessment
- Oral hygiene coaching
- Charting
- Radiographs`

const dairy = `Assistant Manager - 720 cows

Requirements
- Calving and lame cows
- Heat detection
- Milking in a rotary dairy
- Pasture walks`

const warehouse = `Warehouse Supervisor

Requirements
- Order picking
- Cycle counting
- Goods receiving
- Forklift licence`

function cv(head: string): string {
  return `Ilsa Brandreth
Wells, 07700 900142

Experience
${head}
- Planned lessons and marked the work of five classes
- Safeguarding training every year
- Worked with suppliers, colleagues and the office to keep every order on time
- Kept the records of the week and passed them on each Friday before noon
- Showed two new colleagues their way about in their first month with the firm`
}

const kitchen = `Sous Chef or strong Junior Sous

Requirements
- Menu planning
- Stock control
- Allergen training
- Food hygiene`

function titleCredit(posting: string, cvText: string): number {
  const report = analyze({ cvText, jobText: posting, today })
  if (report.status === 'refused') throw new Error(report.reason)
  return report.rows.find(({ requirement }) => requirement.kind === 'title')?.credit ?? -1
}

describe('matchTitle', () => {
  it('reads of a rise within one place where it led', () => {
    const jobText =
      'Warehouse Supervisor\n\nRequirements\n- Order picking\n- Cycle counting\n- Goods receiving'
    const credit = (title: string) => {
      const report = analyze({ jobText, cvText: cv(`${title}\nTarn Stores\n2019 - 2026`), today })
      if (report.status === 'refused') throw new Error(report.reason)
      return report.rows.find(({ requirement: { kind } }) => kind === 'title')?.credit
    }
    const led = credit('Warehouse Supervisor')
    expect(credit('Warehouse Assistant → Warehouse Supervisor')).toBe(led)
    expect(credit('Warehouse Assistant, then Warehouse Supervisor')).toBe(led)
    expect(credit('Warehouse Assistant promoted to Warehouse Supervisor')).toBe(led)
  })

  it('gives all for the job’s own title held now', () => {
    expect(titleCredit(teaching, cv('Teacher of Mathematics, Elm School, 2019 - present'))).toBe(1)
  })

  it('takes who led in the trade for the rank that a posting names alone', () => {
    const held = (title: string) => titleCredit(dairy, cv(`${title}, Elm Farm, 2019 - present`))
    expect(held('Herd Manager')).toBeGreaterThan(0.6)
    expect(held('Farm Assistant')).toBeLessThan(0.3)
    expect(held('Bank Manager')).toBeLessThan(0.5)
  })

  it('counts nearly the same work under a title of another family, below a title of its own', () => {
    const posting = hygiene.replace(/^.*\n/, 'Electrician\n')
    const near = titleCredit(
      posting,
      cv('Electrical Maintenance Technician, Elm Foods, 2019 - present'),
    )
    const other = titleCredit(posting, cv('Fire Alarm Technician, Elm Foods, 2019 - present'))
    expect(near).toBeGreaterThan(0.4)
    expect(near).toBeLessThan(0.6)
    expect(other).toBeLessThan(near)
  })

  it('asks a driver whose posting speaks of buses for both words', () => {
    const bus = `Driver

Fenwick Bus runs nine city routes. You drive our electric buses and take fares.

Requirements
- Category D licence
- A year of bus work
- Driver CPC`
    const own = titleCredit(bus, cv('Bus Driver, Elm Coaches, 2019 - present'))
    const lorry = titleCredit(bus, cv('HGV Driver, Elm Haulage, 2019 - present'))
    expect(own).toBe(1)
    expect(lorry).toBeLessThan(0.5)
  })

  it('gives less where the title names another subject', () => {
    const own = titleCredit(teaching, cv('Maths Teacher, Elm School, 2019 - present'))
    const other = titleCredit(teaching, cv('Teacher of English, Elm School, 2019 - present'))
    expect(other).toBeGreaterThan(0)
    expect(other).toBeLessThan(own)
  })

  it('gives less on the way to a title, and a little less above it', () => {
    const held = titleCredit(teaching, cv('Teacher of Mathematics, Elm School, 2019 - present'))
    const trainee = titleCredit(teaching, cv('Trainee Teacher, Elm School, 2025 - present'))
    const head = titleCredit(teaching, cv('Head Teacher of Mathematics, Elm, 2019 - present'))
    expect(trainee).toBeLessThan(held * 0.8)
    expect(head).toBeLessThan(held)
    expect(head).toBeGreaterThan(trainee)
  })

  it('hears a title said in short, and leaves hours out of its name', () => {
    const short = titleCredit(hygiene, cv('Hygienist, Cloverbank Studio, 2020 - present'))
    const other = titleCredit(hygiene, cv('Receptionist, Cloverbank Studio, 2020 - present'))
    expect(short).toBeGreaterThan(0.35)
    expect(other).toBe(0)
  })

  it('counts what people call themselves below their name nearly as a title held', () => {
    const work = `

Experience
Elm School, 2019 - present
- Planned lessons in algebra and geometry for five classes, and marked their homework
- Assessed coursework, wrote reports and met parents each term
- Safeguarding lead of the lower school, with training of colleagues every autumn
- Ran a chess club, two trips abroad and the timetable of the department`
    const below = titleCredit(teaching, `Ilsa Brandreth\nTeacher of Mathematics${work}`)
    const none = titleCredit(teaching, `Ilsa Brandreth${work}`)
    expect(below).toBeGreaterThan(0.75)
    expect(none).toBeLessThan(0.4)
  })

  it('gives little for a rank that is held in every trade', () => {
    const posting = hygiene.replace(/^.*\n/, 'Restaurant Manager\n')
    const rank = titleCredit(posting, cv('IT Manager, Elm Mutual, 2019 - present'))
    const trade = titleCredit(posting, cv('Restaurant Server, The Elm, 2019 - present'))
    expect(rank).toBeLessThan(trade)
    expect(rank).toBeLessThan(0.25)
  })

  it('knows what a title names by its other names', () => {
    const posting = `Senior Developer - .NET

Requirements
- .NET
- SQL Server
- Web services`
    const own = titleCredit(posting, cv('Dot Net Developer, Elm Systems, 2019 - present'))
    const other = titleCredit(posting, cv('Ruby Developer, Elm Systems, 2019 - present'))
    expect(own).toBeGreaterThan(other)
  })

  it('takes either of two titles that a posting seeks', () => {
    expect(titleCredit(kitchen, cv('Sous Chef, Bay Grill, 2019 - 2026'))).toBe(1)
    expect(titleCredit(kitchen, cv('Junior Sous Chef, Bay Grill, 2019 - 2026'))).toBeGreaterThan(
      0.8,
    )
  })

  it('takes a rank for one of the trade that its role tells of', () => {
    const stock = (head: string, told: string) => `Ilsa Brandreth
Wells, 07700 900142

Experience
${head}
- ${told}
- Showed two new colleagues their way about in their first month with the firm`
    const ledHere = stock(
      'Shift Leader, Fenwick Freight, 2019 - present',
      'Ran order picking, cycle counts and goods receiving for eleven people',
    )
    const ledElsewhere = stock(
      'Shift Leader, Fenwick Coffee, 2019 - present',
      'Ran the till, the oven and the kitchen porters for eleven people',
    )
    expect(titleCredit(warehouse, ledHere)).toBeGreaterThan(0.5)
    const ledOther = stock(
      'Shift Leader/Painter, Fenwick Freight, 2019 - present',
      'Ran order picking, cycle counts and goods receiving for eleven people',
    )
    expect(titleCredit(warehouse, ledElsewhere)).toBeLessThan(0.3)
    expect(titleCredit(warehouse, ledOther)).toBeLessThan(0.3)
  })

  const asking = (title: string) =>
    `${title}\n\nRequirements\n- Friendly manner\n- Microsoft Excel\n- Good timekeeping`
  const held = (title: string) => cv(`${title}, Fenwick & Sons, 2019 - present`)

  it.each([
    ['Solicitor', 'Attorney'],
    ['Buyer', 'Purchasing Officer'],
    ['IT Support', 'Service Desk Analyst'],
  ])('takes a name of the same work that shares no word: %s, %s', (asked, own) => {
    expect(titleCredit(asking(asked), held(own))).toBeGreaterThan(0.6)
  })

  it.each([
    ['Nurse', 'Veterinary Nurse'],
    ['Architect', 'Software Architect'],
    ['Doctor', 'Doctor’s Receptionist'],
  ])('takes the name of another trade for no %s with a word more: %s', (asked, own) => {
    expect(titleCredit(asking(asked), held(own))).toBeLessThan(0.5)
    expect(titleCredit(asking(asked), held(asked))).toBeGreaterThan(0.8)
  })
})
