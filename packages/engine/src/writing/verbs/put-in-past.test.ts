import { describe, expect, it } from 'vitest'
import { putInPast } from './put-in-past.ts'

describe('putInPast', () => {
  it('puts every verb of a line in the past', () => {
    for (const [line, told] of [
      ['Manage three shops', 'Managed three shops'],
      ['Recruit and hire all staff', 'Recruited and hired all staff'],
      ['Develop, administer and evaluate tests', 'Developed, administered and evaluated tests'],
      ['Take and record temperatures', 'Took and recorded temperatures'],
      ['Answer calls and determine how to help', 'Answered calls and determined how to help'],
      [
        'Greet visitors, ascertain why they came, and direct them to the office',
        'Greeted visitors, ascertained why they came, and directed them to the office',
      ],
      ['Plan menus. Train new cooks', 'Planned menus. Trained new cooks'],
      [
        'Report to the director and draft the minutes',
        'Reported to the director and drafted the minutes',
      ],
    ] as const)
      expect(putInPast(line), line).toBe(told)
  })

  it('leaves what goes with another verb as it is', () => {
    expect(putInPast('Work with nurses to assess needs, plan care and implement measures')).toBe(
      'Worked with nurses to assess needs, plan care and implement measures',
    )
    expect(putInPast('Train technicians who install and maintain lifts')).toBe(
      'Trained technicians who install and maintain lifts',
    )
  })

  it('leaves a line alone where a word may be a verb or a noun', () => {
    for (const line of [
      'Manage sales and support teams',
      'Keep accurate and complete records',
      'Administer drugs or start intravenous fluids',
      'Build crews for daily tasks Ensure all tasks comply',
    ])
      expect(putInPast(line), line).toBeNull()
  })

  it('has nothing to say of a line that opens with no verb in the present', () => {
    for (const line of ['Trained 6 nurses', 'Records of all visits kept', 'Cut waste by 12 %', ''])
      expect(putInPast(line), line).toBeNull()
  })

  it('takes bounded time for a line without end', () => {
    const before = process.cpuUsage().user
    for (const piece of ['manage and ', 'plan, ']) putInPast(`Manage ${piece.repeat(9000)}`)
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(1500)
  })
})
