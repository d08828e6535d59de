import { describe, expect, it } from 'vitest'
import { opensWithDeed, readPresentVerb } from './present-verb.ts'

describe('readPresentVerb', () => {
  it('finds the verb a line opens with', () => {
    for (const [line, past] of [
      ['Manage three shops', 'managed'],
      ['Plans and delivers the calendar', 'planned'],
      ['Plan, lead and review audits', 'planned'],
      ['Support 40 users', 'supported'],
      ['Report to the director', 'reported'],
      ['Design logos for local shops', 'designed'],
      ['Care for residents', 'cared'],
    ] as const)
      expect(readPresentVerb(line)?.past ?? null, line).toBe(past)
  })

  it('takes no noun for one', () => {
    for (const line of [
      'Records of all visits kept',
      'Research, analytics and market insights',
      'Support engineer for SAP',
      'Test automation with Selenium',
      'Lead engineer of the plant',
      'Work experience at a bakery',
      'Design and technology teacher',
      'Cut waste by 12 %',
      'Support desks at two sites',
      'Test plans for the new pumps',
    ])
      expect(readPresentVerb(line), line).toBeNull()
  })
})

describe('opensWithDeed', () => {
  it('tells something done from what one is or has', () => {
    for (const line of ['Sold rare books', 'Managing the till', 'Train staff', 'Calibrated scales'])
      expect(opensWithDeed(line), line).toBe(true)
    for (const line of [
      'Top seller twice',
      'Tickets: IPAF, HGV',
      'Skilled in Excel',
      'Evening shifts',
    ])
      expect(opensWithDeed(line), line).toBe(false)
  })
})
