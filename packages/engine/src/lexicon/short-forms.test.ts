import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import { profileFields } from './field-profile.ts'
import { findTerms } from './find/find-terms.ts'
import { readWords } from './find/read-words.ts'

/** What speaks of each field, without a short form that is asked for. */
const settings = {
  accounting: 'Accountant: month-end close, bank reconciliation, accounts payable, general ledger',
  aviation: 'Airline pilot: flight planning, cabin crew, aircraft maintenance, airport operations',
  construction: 'Site manager: concrete, scaffolding, site safety, bricklaying, setting out',
  engineering: 'Mechanical engineer: SolidWorks, tolerance analysis, finite element analysis',
  finance: 'Investment analyst: financial modelling, venture capital, valuation, due diligence',
  'health-care': 'Ward nurse: wound care, medication administration, vital signs, phlebotomy',
  marketing: 'Marketing manager: SEO, Google Ads, email marketing, content marketing',
  'social-work': 'Social worker: safeguarding, child protection, case management, foster care',
  software: 'Software developer: React, TypeScript, Node.js, Git, unit testing, REST APIs',
  sport: 'Swimming teacher: lifeguarding, personal training, scuba diving instruction, coaching',
  trades: 'Gas fitter: boiler installation, plumbing, pipe fitting, central heating',
} as const

type Setting = keyof typeof settings

/** A short form, the field around it, and what it must and must not be read as there. */
const readings: readonly (readonly [string, Setting, string | null, string | null])[] = [
  ['RN', 'health-care', 'registered nurse licence', null],
  ['RPA', 'software', 'robotic process automation', null],
  ['RPA', 'accounting', 'robotic process automation', null],
  ['RPA', 'aviation', 'drone piloting', 'robotic process automation'],
  ['GDS', 'aviation', 'airline reservation systems', null],
  ['GDS', 'software', null, 'airline reservation systems'],
  ['GDS', 'health-care', null, 'airline reservation systems'],
  ['ACS', 'trades', 'ACS gas qualification', null],
  ['ACS', 'software', null, 'ACS gas qualification'],
  ['ACS', 'health-care', null, 'ACS gas qualification'],
  ['PE', 'engineering', 'professional engineer licence', null],
  ['CPA', 'accounting', 'certified public accountant', null],
  ['CPC', 'marketing', 'PPC', 'driver CPC'],
  ['MHA', 'social-work', 'Mental Health Act', 'hospital administration'],
  ['MHA', 'health-care', null, 'hospital administration'],
  ['SSI', 'sport', 'PADI', 'SNAP benefits'],
  ['FIA', 'trades', null, 'actuarial exams'],
  ['FIA', 'engineering', null, 'actuarial exams'],
  ['MEP', 'construction', 'MEP coordination', null],
  ['MEP', 'software', null, 'MEP coordination'],
  ['DCS', 'engineering', 'distributed control system', null],
  ['DCS', 'aviation', 'airline reservation systems', 'distributed control system'],
]

describe('findTerms', () => {
  it('reads a short form as the trade around it means it', () => {
    const wrong = readings.filter(([form, setting, must, mustNot]) => {
      const read = meanings(form, setting)
      return (must !== null && !read.includes(must)) || (mustNot !== null && read.includes(mustNot))
    })
    expect(
      wrong.map(([form, setting]) => `${form}, ${setting}: ${meanings(form, setting)}`),
    ).toEqual([])
  })
})

function meanings(form: string, setting: Setting): string[] {
  const { lexicon } = readKnowledge()
  const text = `${settings[setting]}\n${form}`
  const worded = readWords(lexicon, text)
  return findTerms(lexicon, worded, profileFields(lexicon, worded))
    .filter(({ start }) => start > settings[setting].length)
    .map(({ entry }) => entry.name)
}
