import { describe, expect, it } from 'vitest'
import { analyze } from '../analyze.ts'

const today = { year: 2026, month: 11 }

const posting = `Payroll Administrator

Requirements
- At least four years of payroll experience
- Pensions
- Excel
- Year-end reporting`

function years(roles: string, jobText = posting) {
  const cvText = `Odile Farrant\nStroud, 07700 900177\n\nExperience\n${roles}\n- Worked with suppliers, colleagues and the office to keep every order on time\n- Kept the records of the week and passed them on each Friday before noon\n- Showed two new colleagues their way about in their first month with the firm`
  const report = analyze({ cvText, jobText, today })
  if (report.status === 'refused') throw new Error(report.reason)
  const row = report.rows.find(({ requirement }) => requirement.need.type === 'years')
  const told = report.advice.weaknesses.find((line) => line.startsWith('“At least four years'))
  const quotes = row?.evidence.map(({ quote }) => quote)
  return { told, quotes, credit: row?.credit ?? -1, status: row?.status }
}

const payroll = '- Ran the payroll of 300 people each month'

describe('matchYears', () => {
  it('is met by years of the work that is meant', () => {
    expect(years(`Payroll Administrator, Tarn Ltd, 2019 - 2026\n${payroll}`)).toMatchObject({
      credit: 1,
      status: 'met',
      told: undefined,
    })
  })

  it('is met in part by a kindred title whose lines do not name what is meant', () => {
    const scans =
      'Senior MRI Radiographer\n\nRequirements\n- At least four years of experience in MRI\n- Cannulation'
    const role = 'Diagnostic Radiographer, Fosse Hospitals, 2018 - 2026'
    expect(years(`${role}\n- Took plain films of 40 people a day`, scans)).toMatchObject({
      credit: 0.5,
      status: 'partly',
    })
    expect(years(`${role}\n- Scanned 12 people a day by MRI`, scans).status).toBe('met')
    expect(years('MRI Radiographer, Fosse Hospitals, 2018 - 2026', scans).status).toBe('met')
  })

  it('counts lines below stacked titles for all that were held there', () => {
    const stack = (parted: string) =>
      years(`Tarn Ltd, Stroud
Senior Payroll Coordinator, 2024 - 2026
${parted}Payroll Coordinator, 2022 - 2024
Office Coordinator, 2020 - 2022
${payroll}`)
    expect(stack('')).toMatchObject({ credit: 1, status: 'met' })
    expect(stack('- Kept the archive in order\n').credit).toBeGreaterThan(0.9)
    const elsewhere = `Office Coordinator, Hale Ltd, 2024 - 2026\nOffice Coordinator, Tarn Ltd, 2024 - 2026\n${payroll}`
    expect(years(elsewhere).credit).toBeLessThan(1)
  })

  it('counts what a line dates from its date on', () => {
    const clerk = (line: string) => years(`Office Coordinator, Tarn Ltd, 2016 - 2026\n- ${line}`)
    const whole = clerk('Responsible for the payroll')
    const late = clerk('Since November 2024 also responsible for the payroll')
    expect(whole.status).toBe('met')
    expect(late.credit).toBeLessThan(whole.credit)
    expect(late.quotes?.[0]).toContain('Since November 2024')
    for (const line of [
      'Responsible for the payroll since 2024',
      'Kept the diary; payroll (since 2024)',
    ])
      expect(clerk(line).credit).toBeLessThan(whole.credit)
    for (const line of [
      'Ran the payroll, without an error since 2024',
      'Ran the payroll of a firm that has stood since 1920',
      'Since 2024 also first aider\n- Ran the payroll',
      'Since 2024 also first aider. Ran the payroll',
    ])
      expect(clerk(line).credit).toBe(whole.credit)
  })

  it('takes what somebody was only shown for no time spent on it', () => {
    const structures =
      'Structural Engineer\n\nRequirements\n- At least four years of structural design experience\n- Revit'
    const credit = (line: string) =>
      years(`Staff Engineer, Tarn Ltd, 2020 - 2023\n- ${line} of schools`, structures).credit
    expect(credit("Two weeks' induction in structural design")).toBeLessThan(
      credit('Years of structural design'),
    )
  })

  it('takes years in the very post that they are asked in, of whatever trade the job is', () => {
    const ofClerks =
      'Housing Officer\n\nRequirements\n- Two years in a post of Clerical Officer\n- Tenancies\n- Rent arrears'
    const clerk = 'Clerical Officer (Grade III), Tarn Council, 2019 - 2026\n- Took the minutes'
    expect(years(clerk, ofClerks)).toMatchObject({ credit: 1, status: 'met' })
    expect(years(clerk.replace('Clerical Officer', 'Baker'), ofClerks).status).not.toBe('met')
  })

  it('takes years under a title that names the place asked for', () => {
    const inWarehouse = posting.replace('payroll experience', 'experience in a busy warehouse')
    const operative = 'Warehouse Operative, Tarn Ltd, 2019 - 2026\n- Picked 120 lines an hour'
    expect(years(operative, inWarehouse)).toMatchObject({ credit: 1, told: undefined })
    const clerk = 'Library Assistant, Tarn Ltd, 2019 - 2026\n- Lent 120 books a day'
    expect(years(clerk, inWarehouse).credit).toBeLessThan(1)
  })

  it.each(['post-qualification payroll experience', 'payroll experience since qualifying'])(
    'counts no time of learning towards years of %s',
    (asked) => {
      const roles = `Payroll Administrator, Tarn Ltd, Nov 2024 - Oct 2026\n${payroll}\n\nApprentice Payroll Administrator, Tarn Ltd, Nov 2020 - Oct 2024\n${payroll}`
      const learnt = years(roles, posting.replace('payroll experience', asked))
      expect(learnt.credit).toBeCloseTo(0.5)
      expect(learnt.told).toContain('time spent learning is not counted')
      expect(years(roles).credit).toBeGreaterThan(0.7)
    },
  )

  it('is met in part by fewer years', () => {
    const two = years(`Payroll Administrator, Tarn Ltd, Nov 2024 - Oct 2026\n${payroll}`)
    expect(two.credit).toBeCloseTo(0.5)
    expect(two.status).toBe('partly')
  })

  it('counts years of the trade in full where the employer’s name is such a place', () => {
    const jobText = `Care Assistant\n\nRequirements\n- At least 2 years’ experience in a care home setting\n- Dementia care\n- Hoists`
    const at = (employer: string) =>
      years(
        `Care Assistant, ${employer}, 2019 - 2026\n- Did the morning rounds with two colleagues`,
        jobText,
      )
    expect(at('Willows Nursing Home').credit).toBe(1)
    expect(at('Willows Staffing').credit).toBeLessThan(1)
  })

  it('counts years under the title of another trade for less where they name it', () => {
    const other = years(`Warehouse Supervisor, Tarn Ltd, 2019 - 2026\n${payroll}`)
    expect(other.credit).toBeCloseTo(0.75)
    expect(other.told).toMatch(/but their titles are of other work\.$/)
  })

  it('takes for years of leading people those of a role that says how many were led', () => {
    const leading = posting.replace(
      'At least four years of payroll experience',
      '2 years leading people',
    )
    const told = (line: string) =>
      years(`Warehouse Operative, Tarn Logistics, 2019 - 2026\n- ${line}`, leading)
    expect(told('Led 22 associates through the night')).toMatchObject({ credit: 1, status: 'met' })
    expect(told('Kept 22 bays clear through the night').status).not.toBe('met')
  })

  it.each([
    ['3 years of management experience', 'Payroll Manager', 'met'],
    ['At least one year in a lead role', 'Payroll Supervisor', 'met'],
    ['Two years in a supervisory position', 'Payroll Section Manager', 'met'],
    ['Two years of leadership experience', 'Head of Payroll', 'met'],
    ['3 years of management experience', 'Payroll Officer', 'partly'],
    ['At least one year in a lead role', 'Payroll Officer', 'partly'],
    ['3 years of management experience', 'Account Manager', 'partly'],
    ['3 years managing a payroll team', 'Payroll Manager', 'met'],
    ['3 years managing a payroll team', 'Payroll Officer', 'partly'],
    ['Two years with a leading company', 'Payroll Officer', 'met'],
  ])('asks in “%s” whether a %s has led people', (asked, title, status) => {
    const leading = posting.replace('At least four years of payroll experience', asked)
    const line = '- Paid 400 people each month and answered what they asked'
    expect(years(`${title}, Tarn Logistics, 2019 - 2026\n${line}`, leading).status).toBe(status)
  })

  it.each([
    ['Five years of overall IT experience', 'Network Engineer', 'met'],
    ['A total of 5 years of experience', 'Service Desk Analyst', 'met'],
    ['Five years of experience as a developer', 'Service Desk Analyst', 'partly'],
    ['Five years of overall IT experience', 'Florist', 'missing'],
    ['Five years as a front-end developer', 'Back-end Developer', 'partly'],
  ])('takes for “%s” the years of a %s: %s', (asked, title, status) => {
    const jobText = `Web Developer\n\nRequirements\n- ${asked}\n- TypeScript\n- CSS\n- React`
    expect(years(`${title}, Tarn Ltd, 2019 - 2026\n- Took 40 calls a day`, jobText).status).toBe(
      status,
    )
  })

  it('asks no years of leading people to be spent where other years should be', () => {
    const jobText = posting.replace(
      'At least four years of payroll experience',
      '3+ years of warehouse experience including 1+ year leading people',
    )
    const cvText = `Odile Farrant\n\nExperience\nLibrary Manager, Tarn Council, 2019 - 2026\n- Led nine assistants in two branches and planned their weeks\n- Bought the books of the year and kept the accounts of both houses\n- Opened the reading room to schools and wrote its monthly letter`
    const report = analyze({ cvText, jobText, today })
    if (report.status === 'refused') throw new Error(report.reason)
    const [warehouse, leading] = report.rows.filter(
      ({ requirement }) => requirement.need.type === 'years',
    )
    expect(warehouse?.status).not.toBe('met')
    expect(leading).toMatchObject({
      status: 'met',
      requirement: { text: '1+ year leading people' },
    })
  })

  it('counts years with a tool nearly whole under any title', () => {
    const withExcel = posting.replace('payroll experience', 'Excel experience')
    const supervisor =
      'Warehouse Supervisor, Tarn Ltd, 2019 - 2026\n- Planned the week of 40 people in Excel'
    expect(years(supervisor, withExcel).credit).toBeCloseTo(0.95)
  })

  it('takes years that a CV states for those of its dated roles, as far as these reach', () => {
    const cook = 'Line Cook, Tarn Ltd, 2015 - 2026\n- Cooked for sixty guests'
    const claim = '- A cook with 10 years of experience'
    expect(years(`${cook}\n${claim}`).credit).toBeCloseTo(years(cook).credit)
    const recent = cook.replace('2015', '2025')
    expect(years(`${recent}\n${claim}`).credit).toBeGreaterThan(years(recent).credit)
  })

  it('says whether time is short or the words that name what it was spent on', () => {
    const two = years(`Payroll Administrator, Tarn Ltd, Nov 2024 - Oct 2026\n${payroll}`)
    expect(two.told).toMatch(/: the dated roles show 2 years of such work\.$/)
    const unnamed = years(
      'Team Member, Tarn Ltd, 2019 - 2026\n- Prepared journal entries, bank reconciliations and accruals',
    )
    expect(unnamed.told).toMatch(
      /long enough, 7 years and 11 months, but no line in them names it\.$/,
    )
    const other = years(
      'Team Member, Tarn Ltd, Nov 2021 - Oct 2026\n- Prepared the deliveries of every day',
    )
    expect(other.told).toMatch(/(?:5 years of other work|no dated role shows such work)\.$/)
  })

  it('counts years that overlap once', () => {
    const once = years(`Payroll Administrator, Tarn Ltd, Nov 2024 - Oct 2026\n${payroll}`)
    const twice = years(
      `Payroll Administrator, Tarn Ltd, Nov 2024 - Oct 2026\n${payroll}\nPayroll Clerk, Moor Ltd, Nov 2024 - Oct 2026\n- Entered payroll changes for 80 people`,
    )
    expect(twice.credit).toBeCloseTo(once.credit)
  })

  it('counts nothing for years in a trade far away, and a part for others', () => {
    const far = years('Florist, Tarn Ltd, 2010 - 2026\n- Bound wreaths for three shops')
    const near = years(
      'Team Member, Tarn Ltd, 2010 - 2026\n- Prepared journal entries, bank reconciliations and accruals',
    )
    expect(far.credit).toBe(0)
    expect(near.credit).toBeGreaterThan(0.3)
    expect(near.credit).toBeLessThan(0.8)
  })

  it('quotes the latest of roles that count nearly alike', () => {
    const latest = `Pay and Pensions Lead, Hill Ltd, 2022 - 2026\n${payroll}`
    const before = `Payroll Administrator, Tarn Ltd, 2015 - 2021\n${payroll}`
    expect(years(`${latest}\n\n${before}`).quotes?.[0]).toBe('2022 - 2026')
  })

  it('counts years of learning for half', () => {
    const learning = years(`Payroll Apprentice, Tarn Ltd, 2019 - 2026\n${payroll}`)
    expect(learning.credit).toBeGreaterThan(0.4)
    expect(learning.credit).toBeLessThan(0.6)
  })

  it('counts years of labouring for half towards a trade, and whole towards labouring', () => {
    const asking = (title: string) =>
      `${title}\n\nRequirements\n- Three years on the tools\n- Slating\n- CSCS card`
    const roles = 'Roofing Labourer, Tarn Ltd, 2019 - 2026\n- Carried slates for six roofers'
    expect(years(roles, asking('Roofer')).credit).toBeLessThan(0.7)
    expect(years(roles, asking('Roofing Labourer')).credit).toBe(1)
  })

  it('believes years that a CV without dates states, for the most part', () => {
    const stated = years(
      'Payroll Administrator\nSix years of payroll experience. 6 years experience',
    )
    expect(stated.credit).toBeCloseTo(0.8)
  })

  it('reads half years, and takes "2.5" for no five', () => {
    const stated = years('Payroll Administrator\nA person with 2.5 years of payroll experience')
    expect(stated.credit).toBeCloseTo(0.5)
  })

  it('counts no break, whatever was learned in it', () => {
    const office = 'Clerk, Tarn Ltd, 2018 - 2019\n- Filed letters'
    const { credit } = years(
      `Career break, 2019 - 2026\n- Kept up with payroll through courses\n\n${office}`,
    )
    expect(credit).toBeLessThan(0.4)
    const cover = years(`Payroll Administrator (maternity leave cover), 2019 - 2026\n${payroll}`)
    expect(cover.credit).toBe(1)
  })

  it('is met by years under a title that the line names, though the job has another', () => {
    const asked =
      'Sous Chef\n\nRequirements\n- At least four years as a chef de partie\n- Sauces\n- Stock rotation and ordering'
    const { credit, told } = years(
      'Chef de partie, The Salt Yard, 2019 - 2026\n- Ran the sauce section',
      asked,
    )
    expect(credit).toBe(1)
    expect(told).toBeUndefined()
  })
})
