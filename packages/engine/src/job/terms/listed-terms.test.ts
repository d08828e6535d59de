import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

describe('listedTerms', () => {
  it('takes what one is able to do for no knowledge', () => {
    const { requirements } = readPosting(
      'Florist\n\nRequirements\n- Two years as a florist\n- Ability to cut flowers, contact customers, tie bouquets',
    ).job
    expect(requirements.filter(({ kind }) => kind === 'knowledge')).toEqual([])
  })

  it('takes praise of a record for no part of what it is a record of', () => {
    const { requirements } = readPosting(
      'Florist\n\nRequirements\n- Two years as a florist\n- Consistent record of exceeding targets',
    ).job
    expect(requirements.filter(({ text }) => /record/i.test(text))).toEqual([])
  })

  it('cuts nothing behind how many there are', () => {
    const { requirements } = readPosting(
      'Site Manager\n\nRequirements\n- Experience with portfolios of 100+ properties\n- Weaving',
    ).job
    expect(requirements.map(({ text }) => text)).toContain('portfolios of 100+ properties')
    expect(requirements.map(({ text }) => text)).not.toContain('properties')
  })

  it('ends a paper before who gives it', () => {
    const { requirements } = readPosting(
      'Gaming Inspector\n\nRequirements\n- PML or PFL issued by the Gambling Commission\n- Two years of dealing',
    ).job
    expect(requirements.map(({ text }) => text)).toContain('PML or PFL')
    expect(requirements.filter(({ kind }) => kind === 'duty')).toEqual([])
  })

  it('takes names joined by commas and "and" out of a wish and of a line about knowledge', () => {
    const { requirements } = readPosting(
      'Bookkeeper\n\nYou keep the ledgers and reconcile the bank.\nIdeally you know Kiwtax, Brightledger and Fenpay.\nGood knowledge of the Zelvar scheme.',
    ).job
    const named = requirements.filter(({ kind }) => kind === 'knowledge')
    expect(named.map(({ text }) => text)).toEqual([
      'Kiwtax',
      'Brightledger',
      'Fenpay',
      'Zelvar scheme',
    ])
    expect(named.slice(0, 3).every(({ importance }) => importance === 'preferred')).toBe(true)
  })

  it('keeps both words of one that a hyphen joins', () => {
    const texts = readPosting(
      'General Manager\n\nRequirements\n- 5+ years in full-service restaurants\n- Hands-on experience with Zelvar ovens',
    ).job.requirements.map(({ text }) => text)
    expect(texts).not.toContain('service restaurants')
    expect(texts).toContain('Zelvar ovens')
  })

  it('keeps a name whole that begins as praise does', () => {
    const { requirements } = readPosting(
      'Stylist\n\nRequirements\n- Extensions (we use Great Lengths) would be amazing\n- A Good Knowledge of Fenpay',
    ).job
    const texts = requirements.map(({ text }) => text)
    expect(texts).toContain('Great Lengths')
    expect(texts).toContain('Fenpay')
  })

  it('parts what is done from what it is done to', () => {
    const { requirements } = readPosting(
      'Detention Officer\n\nRequirements\n- Able to search\n- Carry out pelkin visits, knowledge of zorvex and its brimlets',
    ).job
    const texts = requirements.map(({ text }) => text)
    expect(texts).toContain('pelkin visits')
    expect(texts.join()).not.toContain('its brimlets')
  })

  it('takes no rest of a deed for a thing', () => {
    const { requirements } = readPosting(
      'Machine Setter\n\nRequirements\n- Setting of presses, happy bringing a junior along, look after two starters',
    ).job
    expect(requirements.filter(({ kind }) => kind === 'knowledge')).toEqual([])
  })

  it.each([
    ['Experience of payroll and pensions', 'pensions'],
    ['Experience of safeguarding and of DoLS', 'safeguarding'],
    ['Experience with bookings and Opera', 'bookings'],
    ['Knowledge of bereavement, probate and wills', 'bereavement'],
    ['Good knowledge of whisky, wines and cocktails', 'wines'],
  ])('asks for each word behind "experience of": %s', (line, word) => {
    const { requirements } = readPosting(
      `Officer\n\nRequirements\n- ${line}\n- Two years of it`,
    ).job
    expect(requirements.map(({ text }) => text)).toContain(word)
  })

  it.each([
    'Experience of leadership and change',
    'Experience with deadlines and pressure',
    'Knowledge of the area and the trade',
    'Experience of using evidence (research and data) to make decisions',
  ])('asks for no plain word of a manner: %s', (line) => {
    const { requirements } = readPosting(
      `Officer\n\nRequirements\n- ${line}\n- Two years of it`,
    ).job
    expect(requirements.filter(({ kind }) => kind === 'knowledge')).toEqual([])
  })
})
