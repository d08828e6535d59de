import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

describe('jobs without a title of their own', () => {
  it('tells a Saturday job from the shop it was at, and the shop from its town', () => {
    const { experience } = readCv(
      'Amelia Reeve\n\nWork experience\nSaturday job at Greggs, Darlington (Nov 2023 - now). Serving customers.\nPaper round at Martins, Darlington, 2021 - 2023\n',
    )
    expect(experience).toMatchObject([
      { title: { text: 'Saturday job' }, company: { text: 'Greggs' } },
      { title: { text: 'Paper round' }, company: { text: 'Martins' } },
    ])
  })

  it('takes a label over a list for no title', () => {
    const { experience } = readCv(
      'Dave Reeve\n\nWork\nSelf employed 2012 - now\nSites:\n- 48 houses at Parc Eirin\n\nHill Construction, Neath - bricklayer 2006 - 2012\n- gang of 6\n',
    )
    expect(experience).toMatchObject([
      { title: null, company: { text: 'Self employed' } },
      { title: { text: 'bricklayer' }, company: { text: 'Hill Construction' } },
    ])
  })
})

describe('what stands beside', () => {
  it('takes no card and no ticket for a school', () => {
    const { education } = readCv(
      'Callum Reeve\n\nEducation\nDip HE Engineering, Sheffield College, 2014\nECS Gold Card\nIPAF & PASMA 2024\n',
    )
    expect(education.map(({ degree, institution }) => [degree?.text, institution?.text])).toEqual([
      ['Dip HE Engineering', 'Sheffield College'],
      ['ECS Gold Card', undefined],
      ['IPAF & PASMA', undefined],
    ])
  })

  it('cuts years and town from a school behind its label', () => {
    const { education } = readCv(
      'Amelia Reeve\n\nEducation\nSixth Form: Queen Elizabeth College, Darlington. 2023 to 2025\nSchool: Hurworth School 2018 to 2023\n',
    )
    expect(education.map(({ institution }) => institution?.text)).toEqual([
      'Queen Elizabeth College',
      'Hurworth School',
    ])
  })

  it('tells a declaration once', () => {
    const declaration = 'I hereby declare that the information above is true and correct.'
    const { unplaced, beside } = readCv(
      `Maya Reeve\n\nExperience\nDeveloper, Hill Soft Ltd, 2019 - now\n\nDeclaration\n${declaration}\n`,
    )
    expect([...unplaced, ...beside].map(({ text }) => text)).toEqual([declaration, declaration])
  })

  it('takes the name on a site for no headline', () => {
    const { header } = readCv(
      'Maya Reeve\nmaya@example.com | github.com/mayar | @mayar_dev\nLeeds\n',
    )
    expect(header.headline).toBeUndefined()
    expect(header.links.map(({ text }) => text)).toEqual(['github.com/mayar'])
  })
})
