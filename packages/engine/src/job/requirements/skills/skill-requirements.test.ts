import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

const asked = (posting: string) => readPosting(posting).job.requirements

describe('readSkillRequirements', () => {
  it('quotes whom one coaches and which qualification is asked for', () => {
    const texts = asked(
      'Kitchen Manager\n\nRequirements\n- Experience of coaching team leaders\n- Culinary qualification',
    ).map(({ text }) => text)
    expect(texts).toContain('coaching team leaders')
    expect(texts).toContain('Culinary qualification')
  })

  it('quotes the keeping of records whole', () => {
    const texts = asked('Dental Nurse\n\nThe role:\n- Accurate record keeping using Dentally').map(
      ({ text }) => text,
    )
    expect(texts).toContain('Accurate record keeping')
  })

  it('lets nobody meet a choice of papers by the work that one of them is named for', () => {
    const papers = asked(
      'Team Leader\n\nRequirements\n- Stock control\n- Forklift licence\n\nDesirable\n- ILM Level 3 or Team Leading NVQ',
    ).filter(({ text }) => text.includes('ILM'))
    expect(papers).toMatchObject([{ importance: 'preferred', kind: 'education' }])
    expect(papers[0]?.need).not.toHaveProperty(
      'orPapers',
      expect.arrayContaining(['team leadership']),
    )
  })

  it('asks little by the language that it is written in, and by another one as much as ever', () => {
    const weights = new Map(
      asked(
        'Care Assistant\n\nWhat we need from you\n- Good spoken and written English for the notes of the day\n- Good spoken and written Polish\n- A kind word for all of the people whom you visit',
      ).map(({ text, weight }) => [text, weight]),
    )
    expect(weights.get('English')).toBeGreaterThan(0)
    expect(weights.get('English')).toBeLessThan((weights.get('Polish') ?? 0) / 2)
  })

  it('asks an assistant for no more of what is assisted than any task does', () => {
    const posting = 'Teaching Assistant\n\nDuties\n- Phonics groups\n- Displays'
    const teaching = asked(posting).find(({ text }) => text === 'Teaching')
    expect(teaching?.importance).toBe('preferred')
  })

  it('asks for a qualification in a thing, and not for the thing alone', () => {
    const texts = asked(
      'Radiographer\n\nRequirements\n- HCPC registration\n- Postgraduate qualification in CT',
    ).map(({ text }) => text)
    expect(texts).toContain('Postgraduate qualification in CT')
    expect(texts).not.toContain('CT')
  })

  it('reads complaints that are handled as a customer’s, whoever regulates the trade', () => {
    const complaints = asked(
      'Customer Adviser\n\nWe answer to Ofcom.\n\nDuties\n- Handle complaints\n- Issue refunds',
    ).find(({ text }) => text === 'Handle complaints')
    expect(complaints?.need).toMatchObject({ anyOf: ['complaint handling'] })
  })

  it('asks once for a paper that a choice names by its issuer and by itself', () => {
    const papers = asked(
      'Supply Planner\n\nRequirements\n- Excel\n- APICS/ASCM CPIM or CIPS, or willing to study',
    ).filter(({ kind }) => kind === 'certification')
    expect(papers.map(({ text }) => text)).toEqual(['CPIM or CIPS'])
  })

  it.each([
    ['Bilingualism, English and French', ['English', 'French']],
    ['Bilingual (English/Welsh)', ['English', 'Welsh']],
    ['English or Welsh', ['English|Welsh']],
  ])('asks in “%s” for as many languages as it takes', (line, languages) => {
    const named = asked(`Clerk\n\nRequirements\n- ${line}\n- Budgets`).flatMap(({ kind, need }) =>
      kind === 'language' && need.type === 'terms' ? need.anyOf.join('|') : [],
    )
    expect(named.toSorted()).toEqual(languages)
  })

  it('asks for the part of a suite, and for the suite where it stands by itself', () => {
    const tools = (line: string) =>
      asked(`Planner\n\nRequirements\n- ${line}\n- Budgets`)
        .filter(({ kind }) => kind === 'tool')
        .map(({ text }) => text)
    expect(tools('Our ERP, Microsoft Dynamics 365 Business Central')).not.toContain(
      'Microsoft Dynamics',
    )
    expect(tools('Microsoft Dynamics, Business Central')).toContain('Microsoft Dynamics')
  })
})
