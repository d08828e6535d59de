import { describe, expect, it } from 'vitest'
import type { Requirement, RequirementKind } from '../../job/job.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { frameRequirement } from './frame-requirement.ts'

const span = { start: 10, end: 20 }

function row(text: string, kind: RequirementKind, known: string | null): MatchRow {
  const requirement: Requirement = {
    id: 'req_x',
    text,
    quote: { ...span, quote: text },
    sentence: { start: 0, end: 40 },
    kind,
    importance: 'must',
    weight: 1,
    need: known === null ? { type: 'words', roots: [] } : { type: 'terms', anyOf: [known] },
  }
  return { requirement, status: 'missing', credit: 0, how: 'none', places: 0, evidence: [] }
}

/** `before` is what its sentence says before it. */
function first(text: string, kind: RequirementKind, known: string | null, before = '') {
  const named = row(text, kind, known)
  const sentence = { start: span.start - before.length, end: 40 }
  return frameRequirement({ ...named, requirement: { ...named.requirement, sentence } })[0]
}

describe('frameRequirement', () => {
  it('leaves the verb to the person, who knows what was done', () => {
    expect(first('Inventory Counts', 'skill', 'inventory counts')).toMatch(
      /^\[Planned, did, checked …\] inventory counts for \[whom or what\]/,
    )
  })

  it('puts no verb before a task that has its own', () => {
    expect(first('Arrange and clerk project meetings', 'duty', null)).toMatch(/^\[What you did\]/)
    expect(first('Arrange and minute project meetings', 'duty', null)).toMatch(
      /^Arranged and minuted project meetings/,
    )
  })

  it('takes no thing for a deed, and leaves a name its capitals', () => {
    expect(first('control room', 'skill', 'control room operation')).toMatch(/^Control room: /)
    expect(first('Lift Engineering', 'skill', 'lift maintenance')).toMatch(/^\[Planned/)
    expect(first('City & Guilds', 'knowledge', null)).not.toMatch(/city/)
  })

  it('tells as done what begins with a verb', () => {
    expect(first('working with children', 'skill', 'childcare')).toMatch(/^Worked with children,/)
    expect(first('manage several projects', 'skill', 'project management')).toMatch(
      /^Managed several projects,/,
    )
    expect(first('planned maintenance', 'skill', 'planned maintenance')).toMatch(
      /planned maintenance for/,
    )
  })

  it('labels no deed, no course and no readiness as if it were a thing one did', () => {
    expect(first('Present insights', 'skill', 'data storytelling')).toMatch(/^Presented insights,/)
    expect(first('Post-registration respiratory course', 'knowledge', null)).toBe(
      'Post-registration respiratory course, [from whom], [month and year]',
    )
    expect(first('Flexible about overtime at peak', 'knowledge', null)).toBe(
      'Flexible about overtime at peak: [since when, or what shows it]',
    )
  })

  it('asks what came of it, where another example of the same task is wanted', () => {
    expect(frameRequirement(row('Prepare media and reagents', 'duty', null))).toEqual([
      'Prepared media and reagents, [number] [of what, or how often]',
      'Prepared media and reagents, [what came of it]',
    ])
    expect(first('To test raw milk and finished products', 'duty', null)).toMatch(
      /^Tested raw milk and finished products,/,
    )
  })

  it('tells a chain of verbs as one, without the hours of the shift', () => {
    expect(first('Lead, brief and motivate the team', 'duty', null)).toMatch(
      /^Led, briefed and motivated the team,/,
    )
    expect(
      first('lead 22 people on the night shift, Sunday to Thursday, 22:00 to 06:00', 'duty', null),
    ).toBe('Led [number] people on the night shift')
    expect(first('drive our trams', 'skill', 'tram driving')).toMatch(/^Drove the trams,/)
    expect(first('load and unload', 'skill', 'loading and unloading')).toMatch(
      /^Loaded and unloaded \[what\]/,
    )
  })

  it('takes no quality for a deed and no paper for knowledge', () => {
    expect(first('clear written communication', 'knowledge', null)).not.toContain('Cleared')
    expect(first('mentorship qualification', 'knowledge', null)).toMatch(
      /^Mentorship qualification, \[from whom\]/,
    )
    expect(first('geographical knowledge', 'knowledge', null)).toMatch(
      /^Used geographical knowledge to/,
    )
  })

  it('names the trade, not the person', () => {
    expect(first('Veterinary Nurse', 'skill', 'veterinary nursing')).toContain('veterinary nursing')
    expect(first('van driver', 'knowledge', null)).toMatch(/^\[What you did as van driver\]/)
  })

  it('tells verbs from nouns by what the word data calls the whole', () => {
    expect(first('find faults', 'skill', 'electrical fault finding')).toMatch(/^Found faults,/)
    expect(first('answer enquiries', 'skill', 'enquiry handling')).toMatch(/^Answered enquiries,/)
    expect(first('precepting new nurses', 'knowledge', null)).toMatch(/^Precepted new nurses,/)
    expect(first('prescribing', 'skill', 'prescribing')).toMatch(/^Prescribed \[what\],/)
    for (const [thing, known] of [
      ['control panels', 'control panel wiring'],
      ['packing lines', 'packaging operations'],
      ['control charts', 'statistical process control'],
    ] as const)
      expect(first(thing, 'skill', known)).toBe(
        `${thing.charAt(0).toUpperCase()}${thing.slice(1)}: [what you did], [number] [of what, or how often]`,
      )
  })

  it('keeps to rules, tells subjects as labels, and holds a clean record since when', () => {
    expect(first('national electrical code', 'knowledge', 'national electrical code')).toMatch(
      /^Worked to the national electrical code on \[what\],/,
    )
    expect(first('sepsis', 'knowledge', 'sepsis recognition')).toMatch(/^Sepsis: \[what you did\],/)
    expect(first('Clean driving record', 'licence', 'clean driving record')).toBe(
      'Clean driving record, [since when]',
    )
    expect(first('Advanced Excel', 'tool', 'Microsoft Excel')).toMatch(/^Used Excel to/)
    expect(first('Excel skills', 'tool', 'Microsoft Excel')).toMatch(/^Used Excel to/)
    expect(first('ERP system', 'tool', 'ERP systems')).toMatch(/^Used an ERP system to/)
  })

  it('tells nothing as done that is a thing', () => {
    expect(first('contact centre', 'knowledge', 'call centre experience')).toMatch(
      /^Contact centre: \[what you did\]/,
    )
    expect(first('test equipment', 'skill', 'test equipment')).toMatch(/^Test equipment: /)
    expect(first('record keeping', 'duty', null)).toMatch(/^\[Planned, .*\] record keeping /)
    expect(first('contact customers', 'duty', null)).toMatch(/^Contacted customers,/)
  })

  it('keeps names as they are written, and writes the rest small', () => {
    expect(first('Robovet or a similar system', 'tool', 'practice software')).toContain('Robovet')
    expect(first('Plan of Care', 'skill', 'care planning')).toContain('plan of care')
    expect(first('Ofcom rules', 'knowledge', null, 'Know ')).toMatch(/^Worked to Ofcom rules on/)
    expect(first('RSLI', 'knowledge', null)).toMatch(/^\[What you did with RSLI\]/)
    expect(first('french', 'language', 'french')).toMatch(/^French: /)
  })

  it('shows conduct by a deed, whatever kind of word asks for it', () => {
    for (const [text, known] of [
      ['courteous', 'courtesy'],
      ['self-motivated', 'self-motivation'],
      ['communication skills', 'communication skills'],
    ] as const)
      expect(frameRequirement(row(text, 'soft skill', known))).toEqual([
        `[What you did that shows ${known}], [what came of it]`,
        `[When your work called for ${known}]: [what you did], [what came of it]`,
      ])
  })

  it('holds one paper of several', () => {
    const papers = row('HCPC, NMC or RCT', 'licence', 'HCPC registration')
    const several = {
      ...papers,
      requirement: {
        ...papers.requirement,
        need: { type: 'terms' as const, anyOf: ['HCPC registration', 'NMC registration'] },
      },
    }
    expect(frameRequirement(several)[0]).toBe('HCPC, [from whom], [month and year]')
  })

  it('says it in the posting’s word, and takes no motor for a person', () => {
    expect(first('three-phase motors', 'skill', 'electrical maintenance')).toMatch(
      /^Three-phase motors: /,
    )
    expect(first('inverters', 'skill', 'variable frequency drives')).toMatch(/^Inverters: /)
    expect(first('HR system', 'tool', 'HR system')).toMatch(/^Used an HR system to/)
    expect(first('culinary qualification', 'skill', 'culinary qualification')).toMatch(
      /^Culinary qualification, \[from whom\]/,
    )
  })

  it('names what a task begins with, where it cannot be told as done', () => {
    expect(
      first(
        'Local anaesthetic for children, under our rules and beside a nurse whom we send',
        'duty',
        null,
      ),
    ).toMatch(/^Local anaesthetic: /)
    expect(
      first('Each bike reports its position and lock state twice a minute', 'duty', null),
    ).toMatch(/^\[What you did\] for/)
  })

  it('tells returns and tests as done, and hours as nobody’s deed', () => {
    expect(first('VAT returns', 'skill', 'VAT returns')).toMatch(
      /^\[Planned, did, checked …\] VAT returns/,
    )
    expect(first('drivers hours', 'knowledge', 'drivers hours rules')).toMatch(/^Drivers hours: /)
    expect(first('purchase ledger', 'skill', 'accounts payable')).not.toMatch(/^Purchased/)
  })
})
