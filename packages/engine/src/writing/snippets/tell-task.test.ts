import { describe, expect, it } from 'vitest'
import { tellTask } from './tell-task.ts'

const open = ', [number] [of what, or how often]'

describe('tellTask', () => {
  it('tells a task as done, in whichever form the posting puts it', () => {
    for (const [task, told] of [
      ['Plan the rota for the ward', 'Planned the rota for the ward'],
      ['planning shifts and ordering stock', 'Planned shifts and ordered stock'],
      ['You will be responsible for repairing pumps', 'Repaired pumps'],
      ['Ability to lead site meetings', 'Led site meetings'],
      ['defending the margin', 'Defended the margin'],
      ['Manages the daily cash count', 'Managed the daily cash count'],
      ['flag slow movers and obsolete stock', 'Flagged slow movers and obsolete stock'],
      ['bathe and dress patients', 'Bathed and dressed patients'],
      ['Refuel aircraft on the apron', 'Refuelled aircraft on the apron'],
    ])
      expect(tellTask(task ?? '')).toBe(told + open)
  })

  it('parts no figure at its comma, and ends no line with a word that leads on', () => {
    expect(tellTask('run 1,150 acres of combinable crops')).toBe(
      'Ran [number] acres of combinable crops',
    )
    expect(tellTask('Work with community groups, in particular the Hill Forum')).toBe(
      `Worked with community groups${open}`,
    )
    expect(
      tellTask(
        'To research, develop and deliver the redisplay of the gallery of work on time and within a budget of the trust',
      ),
    ).not.toMatch(/\b(?:and|within)\b,? ?(?:\[|$)/)
  })

  it('puts all of a list into the past or nothing of it', () => {
    expect(tellTask('Drilling, spraying and combining with modern kit')).toBeNull()
    expect(tellTask('write plainly, hit deadlines and enjoy bringing on trainees')).toBeNull()
    expect(tellTask('Use of CRIS and PACS')).toBeNull()
    expect(tellTask('Post-editing of machine translation')).toBeNull()
    expect(tellTask('Records for Red Tractor and FABBL')).toBeNull()
  })

  it('takes a list up to the length of a line', () => {
    expect(tellTask('hang windows, fix cladding (cedar mostly), do the second fix inside')).toBe(
      `Hung windows, fixed cladding and did the second fix inside${open}`,
    )
    expect(tellTask('Produce diagrams, wireframes, and mock-ups for two products a year')).toBe(
      'Produced diagrams, wireframes and mock-ups for [number] products a year',
    )
  })

  it('puts only what is done in the past', () => {
    for (const [task, told] of [
      ['Maintain and/or repair pumps', 'Maintained and/or repaired pumps'],
      ['Help recruit and keep members', 'Helped recruit and keep members'],
      [
        'Take part in events to recruit and teach members',
        'Took part in events to recruit and teach members',
      ],
    ])
      expect(tellTask(task ?? '')).toBe(told + open)
    expect(tellTask('Help train our two student nurses')).toBe(
      'Helped train the [number] student nurses',
    )
  })

  it('leaves out why, when and the reader', () => {
    expect(tellTask('Keep the site diary when the foreman is on another job')).toBe(
      `Kept the site diary${open}`,
    )
    expect(tellTask('Check our invoices')).toBe(`Checked the invoices${open}`)
  })

  it('never takes over a figure of the posting', () => {
    expect(tellTask('Manage a budget of £80k to £600k')).toBe(
      'Managed a budget of [number] to [number]',
    )
  })

  it('ends before a verb whose past we do not know, and where a joiner leads nowhere', () => {
    expect(tellTask('clear the jams, hand over a clean floor')).toBe(`Cleared the jams${open}`)
    expect(tellTask('run the flu and travel vaccinations')).toBe(
      `Ran the flu and travel vaccinations${open}`,
    )
    expect(tellTask('present at meetings, and where it comes to that, in court')).toBe(
      `Presented at meetings${open}`,
    )
    expect(tellTask('Set your own tools')).toBe(`Set own tools${open}`)
    expect(tellTask('Balance sheet reconciliations')).toBeNull()
  })

  it('keeps figures that name a kind of thing, and asks for one that counts', () => {
    for (const [task, told] of [
      ['Repair 480V 3-phase systems', 'Repaired 480V 3-phase systems'],
      ['Follow ISO 9001 procedures', 'Followed ISO 9001 procedures'],
      ['Support Windows 11 desktops 24/7', 'Supported Windows 11 desktops 24/7'],
      ['Teach Level 2 learners', 'Taught Level 2 learners'],
      ['Lead Six Sigma projects', 'Led Six Sigma projects'],
      ['Drive 4x4 vehicles', 'Drove 4x4 vehicles'],
    ])
      expect(tellTask(task ?? '')).toBe(told + open)
    expect(tellTask('Care for 32 residents on a 24-bed ward')).toBe(
      'Cared for [number] residents on a [number]-bed ward',
    )
  })

  it('has no line for what names no deed', () => {
    for (const task of [
      'tariff classification, origin, customs value',
      'You will be our first point of contact',
      'Well-versed in current methods',
      'During installation and call-outs',
      'Catching & restraint for the vet',
      'tidy, calm round stock',
      'Pre-screening: OCT, fields',
    ])
      expect(tellTask(task), task).toBeNull()
  })

  it('leaves open which, where the whole would be a copy of the posting', () => {
    expect(tellTask('Build and maintain dashboards in Tableau for marketing')).toBe(
      `Built and maintained dashboards [which] in Tableau for marketing${open}`,
    )
    expect(tellTask('lifting formwork, rebar bundles, concrete skips and precast stairs')).toBe(
      `Lifted formwork, rebar bundles and [what else]${open}`,
    )
  })

  it('asks “which” of a thing, and of no verb that goes on with its preposition', () => {
    expect(tellTask('Facilitate Agile ceremonies and work with Scrum Masters')).toBe(
      `Facilitated Agile ceremonies and worked with Scrum Masters${open}`,
    )
    expect(tellTask('Prepare weekly plans and deal with late deliveries in Excel')).toBe(
      `Prepared weekly plans and dealt with late deliveries [which] in Excel${open}`,
    )
  })

  it('ends where the posting begins to speak to the reader', () => {
    expect(tellTask('put down the ramp for whoever needs it and you stay civil')).toBe(
      `Put down the ramp for whoever needs it${open}`.replace('ramp for', 'ramp [which] for'),
    )
    expect(tellTask('know your families by name and you’ll turn up for the camp')).toBe(
      `Knew the families by name${open}`,
    )
    expect(tellTask('run the sauce section on your own')).toBe(`Ran the sauce section alone${open}`)
  })

  it('is half in the past nowhere', () => {
    expect(tellTask('weld symbols, fit and tack structural sections')).toBeNull()
    expect(tellTask('Post holders carry a caseload of sixteen')).toBeNull()
  })
})
