import { describe, expect, it } from 'vitest'
import { shownFor } from './shown-conditions.ts'

const shows = (code: Parameters<typeof shownFor>[0], named: string, line: string) =>
  new RegExp(shownFor(code, named), 'gi').test(`Profile\n${line}\n`)

describe('shownFor', () => {
  it.each([
    ['work-permit', 'right to work in the UK', 'I have the right to work in the UK'],
    ['clearance', 'enhanced DBS', 'Completed enhanced DBS check in 2024'],
    ['clearance', 'enhanced DBS', 'Support worker with enhanced DBS'],
    ['driving-licence', 'full driving licence', 'Managed a bar. Full driving licence.'],
    ['driving-licence', 'full driving licence', 'Safe Pass (2025), Full B licence'],
    ['driving-licence', 'driver’s license', 'NCDL class C, clean'],
    ['clearance', 'security clearance', 'Australian citizen, AGSVA NV1, valid to 2031'],
    ['clearance', 'Secret clearance', 'Active Top Secret with polygraph'],
    ['medical', 'pre-employment medical', 'Medical certificate valid until 2027'],
  ] as const)('shows that %s (%s) is met by "%s"', (code, named, line) => {
    expect(shows(code, named, line)).toBe(true)
  })

  it('shows no rota of some days on and some off by nights alone', () => {
    expect(shows('shifts', '4 on 4 off', 'Ran a shift of 22 people on nights')).toBe(false)
    expect(shows('shifts', '4 on 4 off', 'Team leader, four on four off')).toBe(true)
    expect(shows('shifts', '4 on 4 off', 'Picker on rotating shifts')).toBe(true)
    expect(shows('shifts', 'night shifts', 'Worked nights for six years')).toBe(true)
  })

  it('shows no check of a past by how somebody drives, or how a place is kept', () => {
    const isShown = (line: string) => shows('background-check', 'background check', line)
    expect(isShown('Clean record, no convictions')).toBe(true)
    expect(isShown('Clean criminal record')).toBe(true)
    expect(isShown('TX drivers license class C clean record')).toBe(false)
    expect(isShown('Driving licence: clean record since 2015')).toBe(false)
    expect(isShown('Van driver with a clean record')).toBe(false)
    expect(isShown('Clean records of every patient')).toBe(false)
    expect(isShown('Clean safety record over ten years')).toBe(false)
  })

  it.each([
    ['work-permit', 'right to work in the UK', 'Audited right to work files of 12 sites'],
    ['work-permit', 'authorized to work', 'I write their work visa petitions'],
    ['clearance', 'enhanced DBS', 'Processed DBS checks for volunteers'],
    ['clearance', 'security clearance', '- Sponsored SC clearance for contractors'],
    ['driving-licence', 'full driving licence', 'Checked the driving licence of every hirer'],
    ['location', 'willing to relocate', 'Helped staff who were willing to relocate'],
  ] as const)('shows no %s (%s) by work on that of others: "%s"', (code, named, line) => {
    expect(shows(code, named, line)).toBe(false)
  })

  it.each([
    ['full driving licence', 'Driving: learner licence, category B'],
    ['full driving licence', 'Driving licence: under process'],
    ['full driving licence', 'DRIVING LICENCE\nLearner permit since March'],
    ['valid UAE driving license', 'DRIVING LICENCE\nIndian light motor vehicle'],
    ['valid UAE driving license', 'Indian driving licence; UAE licence under process'],
  ])('shows no "%s" by "%s"', (named, line) => {
    expect(shows('driving-licence', named, line)).toBe(false)
  })

  it.each([
    ['valid UAE driving license', 'Holding a valid UAE light vehicle driving license'],
    ['GCC driving licence', 'Driving License: UAE (manual), valid until 2029'],
    ['full driving licence', 'Driving licence: full, clean'],
    ['full driving licence', 'Taught learner drivers for six years. Full driving licence.'],
  ])('shows "%s" by "%s"', (named, line) => {
    expect(shows('driving-licence', named, line)).toBe(true)
  })
})
