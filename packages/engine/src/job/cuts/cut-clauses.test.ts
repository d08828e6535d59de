import { describe, expect, it } from 'vitest'
import { cutClauses } from './cut-clauses.ts'

const clauses = (text: string) =>
  cutClauses(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end))

describe('cutClauses', () => {
  it('leaves a sentence alone that only demands', () => {
    const sentence = 'Driving licence, first aid and a steady hand are required'
    expect(clauses(sentence)).toEqual([sentence])
  })

  it('ends a wish in brackets with its bracket', () => {
    expect(clauses('Facials (Elemis trained an advantage), full body massage')).toEqual([
      'Facials',
      'Elemis trained an advantage',
      'full body massage',
    ])
    expect(clauses('Brow treatments (HD Brows a plus)')).toEqual([
      'Brow treatments',
      'HD Brows a plus',
    ])
    expect(clauses('Waxing (Lycon would be great) and tinting')).toHaveLength(3)
  })

  it('cuts at a dash that leads to a wish', () => {
    expect(clauses('Good horticultural knowledge - RHS Level 2 would be an advantage')).toEqual([
      'Good horticultural knowledge',
      'RHS Level 2 would be an advantage',
    ])
    expect(clauses('Payroll – CIPP qualification preferable')).toHaveLength(2)
    for (const whole of [
      'Spanish - highly desirable',
      'Forklift licence - this would be an advantage',
      'Full-time - part-time considered',
    ])
      expect(clauses(whole)).toEqual([whole])
  })

  it('cuts where demanding ends and wishing begins', () => {
    expect(clauses('Slate work essential, flat roofing handy')).toEqual([
      'Slate work essential',
      'flat roofing handy',
    ])
    expect(clauses('3 years in payroll, ideally at a bureau')).toEqual([
      '3 years in payroll',
      'ideally at a bureau',
    ])
  })

  it('cuts where it turns from what nobody needs to what is needed', () => {
    expect(clauses("You don't need a degree, but you need SQL Server")).toEqual([
      "You don't need a degree",
      'you need SQL Server',
    ])
    expect(clauses('A degree is not required but SQL is essential')).toHaveLength(2)
    expect(clauses('Experience is not essential but would be an advantage')).toHaveLength(1)
  })

  it('cuts off what nobody needs', () => {
    expect(clauses('English fluent, German not needed')).toEqual([
      'English fluent',
      'German not needed',
    ])
    expect(clauses('Kubernetes is a must, no need for Helm')).toHaveLength(2)
    for (const whole of ['Excel, Word, Access not required', 'A degree helps, but is not required'])
      expect(clauses(whole)).not.toContain(whole.split(',')[0])
  })

  it('cuts off what will not do', () => {
    expect(
      clauses('A Door Supervisor licence (Security Guard licence alone will NOT be accepted)'),
    ).toHaveLength(2)
    expect(clauses('NVQ Level 3, Level 2 is not enough')).toHaveLength(2)
    expect(
      clauses("A heavy licence (medium rigid alone won't be enough), a forklift ticket and a belt"),
    ).toEqual([
      'A heavy licence',
      "medium rigid alone won't be enough",
      'a forklift ticket and a belt',
    ])
    expect(clauses('Own car (public transport is not good enough here, sorry)')).toHaveLength(1)
    expect(clauses("Pressure welding ticket – a structural one alone isn't enough, sorry")).toEqual(
      ['Pressure welding ticket', "a structural one alone isn't enough, sorry"],
    )
    expect(
      clauses('Three years in a hospital (care home, hospice or agency work does not count)'),
    ).toEqual(['Three years in a hospital', 'care home, hospice or agency work does not count)'])
  })

  it('cuts off a last clause, and brackets, that only wish', () => {
    expect(clauses('Good English in word and writing, German is desirable')).toEqual([
      'Good English in word and writing',
      'German is desirable',
    ])
    expect(clauses('Current car licence (heavy rigid would be an advantage)')).toEqual([
      'Current car licence',
      'heavy rigid would be an advantage',
    ])
  })

  it('wishes for what a bare mark stands behind, and for no more', () => {
    expect(clauses('Stock control, Brightledger (desirable) and payroll')).toEqual([
      'Stock control',
      'Brightledger (desirable)',
      'payroll',
    ])
    expect(clauses('Good Excel skills and Brightledger (nice)')).toEqual([
      'Good Excel skills',
      'Brightledger (nice)',
    ])
    expect(clauses('Diploma in training and mentoring (preferred)')).toHaveLength(1)
  })

  it('wishes for the last of a list alone where the list had ended', () => {
    expect(clauses('Sage experience and payroll knowledge, AAT desirable')).toEqual([
      'Sage experience and payroll knowledge',
      'AAT desirable',
    ])
    expect(clauses('Full UK licence, own car an advantage')).toEqual([
      'Full UK licence',
      'own car an advantage',
    ])
    expect(clauses('Docker, Kubernetes, Terraform desirable')).toHaveLength(1)
    expect(
      clauses('We need stock control, allergen training and rotas, and wine is desirable'),
    ).toEqual(['We need stock control, allergen training and rotas', 'wine is desirable'])
  })

  it.each([
    ['TIG welding (stainless) (pipe a big plus)', ['TIG welding (stainless)', 'pipe a big plus']],
    ['Xero (QuickBooks is an added bonus)', ['Xero', 'QuickBooks is an added bonus']],
    ['Figma (Sketch gets you extra points)', ['Figma', 'Sketch gets you extra points']],
  ])('lets the brackets of "%s" wish alone', (line, parts) => {
    expect(clauses(line)).toEqual(parts)
  })

  it('keeps together what does not do, and cuts what turns away from what is asked before it', () => {
    const refused = 'A CQC registration for adults, or acting up, does not meet this'
    expect(clauses(refused)).toEqual([refused])
    expect(clauses('A valid attestation: it is short, so we cannot take ground staff')).toEqual([
      'A valid attestation: it is short',
      'so we cannot take ground staff',
    ])
  })

  it('leaves a list together that is wished for as a whole', () => {
    const sentence = 'Docker, Kubernetes and Terraform are a plus'
    expect(clauses(sentence)).toEqual([sentence])
  })

  it('keeps together what takes a demand back', () => {
    const sentence = 'A diploma is preferred, but not required'
    expect(clauses(sentence)).toEqual([sentence])
  })

  it('cuts where one wish after another follows what is asked for', () => {
    expect(
      clauses('Tractor and telehandler experience, AI useful, mobility scoring a bonus'),
    ).toEqual(
      ['Tractor and telehandler experience', 'AI useful', 'mobility scoring a bonus']
        .slice(0, 1)
        .concat('AI useful, mobility scoring a bonus'),
    )
  })
})
