import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'
import { isOfApplication, isOfFirm, isOfHiring } from './is-of-hiring.ts'

function place(line: string, words: string) {
  const start = line.indexOf(words)
  return { start, end: start + words.length }
}

describe('isOfHiring', () => {
  it.each([
    'Offers are subject to a reference check',
    'Must pass a background and reference check',
    'A reference check and enhanced DBS will follow',
  ])('takes the check in "%s" for one of those who apply', (line) => {
    expect(isOfHiring(line, place(line, 'reference check'))).toBe(true)
  })

  it('takes a day on which one is assessed for no work', () => {
    const line = 'Online application, video interview, assessment day'
    expect(isOfHiring(line, place(line, 'assessment day'))).toBe(true)
    const work = 'Run assessment days for graduates'
    expect(isOfHiring(work, place(work, 'assessment days'))).toBe(false)
  })

  it.each([
    'You carry out right to work and reference checks',
    'Experience of DBS and reference checks',
    'Screening calls, reference checks, offers',
  ])('takes the check in "%s" for work', (line) => {
    expect(isOfHiring(line, place(line, 'reference checks'))).toBe(false)
  })
})

describe('isOfApplication', () => {
  it.each([
    ['A portfolio of built work – please send as a PDF under 10MB', 'PDF'],
    ['Send us your showreel with a link to Vimeo', 'Vimeo'],
    ['To apply, email your CV in Word', 'Word'],
  ])('asks for nothing by which "%s" says how to apply', (line, thing) => {
    expect(isOfApplication(line, place(line, thing))).toBe(true)
    const { requirements } = readPosting(
      `Designer\nHolm Studio, Leeds\n\nRequirements\n- Two years of drawing\n- ${line}`,
    ).job
    expect(requirements.filter(({ text }) => text.includes(thing))).toEqual([])
  })

  it.each([
    ['Send the weekly report in Excel', 'Excel'],
    ['Please note that Excel is used daily', 'Excel'],
    ['Email marketing with Mailchimp', 'Mailchimp'],
  ])('leaves what "%s" asks for', (line, thing) => {
    expect(isOfApplication(line, place(line, thing))).toBe(false)
  })
})

describe('isOfFirm', () => {
  it('knows a firm by its name from the trade', () => {
    const named = 'Join Ashdown & Elm Estate Agents in Stroud'
    expect(isOfFirm(named, place(named, 'Estate Agents'))).toBe(true)
    const asked = 'Five years with estate agents or as one of the Estate Agents'
    expect(isOfFirm(asked, place(asked, 'Estate Agents'))).toBe(false)
    expect(isOfFirm(asked, place(asked, 'estate agents'))).toBe(false)
  })
})
