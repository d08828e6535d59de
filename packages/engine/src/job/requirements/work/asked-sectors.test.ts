import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'
import type { Requirement } from '../../job.ts'

function asked(line: string): readonly Requirement[] {
  const posting = `Finance Officer
Fernhollow Group, Leeds

What you will do
- Process invoices and reconcile accounts

What you need
- ${line}
- AAT Level 3
`
  const at = posting.indexOf(line)
  const { requirements } = readPosting(posting).job
  return requirements.filter(({ sentence }) => sentence.start === at)
}

/** The names under which backgrounds are asked for, as roots. */
function placesIn(line: string): string[] {
  return asked(line).flatMap(({ deeds = [] }) =>
    deeds
      .filter(({ ways }) => ways.some((way) => way.endsWith('@')))
      .map(({ roots }) => roots.join(' ')),
  )
}

describe('a background that a posting asks for', () => {
  it('is asked for by the kind of business or place', () => {
    expect(placesIn('Experience in a busy manufacturing environment')).toEqual(['manufactur'])
    expect(placesIn('A background in retail')).toEqual(['retail'])
    expect(placesIn('Food factory experience')).toEqual(['food factory'])
  })

  it('is asked for even where no word data knows it by another name', () => {
    expect(asked('Experience in a start-up').map(({ text }) => text)).toEqual(['start-up'])
    expect(asked('Must have worked in a factory').map(({ text }) => text)).toEqual(['factory'])
  })

  it('is told whole where people are met face to face', () => {
    const [met] = asked('Has dealt with the public, face to face')
    expect(met).toMatchObject({ text: 'public, face to face', need: { roots: ['public', 'face'] } })
  })

  it('is one wish where one of several will do', () => {
    expect(placesIn('Banking or healthcare background')).toEqual(['bank', 'healthcar background'])
    expect(asked('Banking or healthcare background').map(({ text }) => text)).toEqual([
      'Banking or healthcare background',
    ])
    expect(asked('Experience in hotels, restaurants or airlines').map(({ text }) => text)).toEqual([
      'hotels, restaurants or airlines',
    ])
  })

  it('is none where schooling is meant', () => {
    expect(placesIn('Equivalent combination of education and experience')).toEqual([])
  })

  it('is none where a thing of that business is named', () => {
    expect(placesIn('Experience with retail pricing')).toEqual([])
    expect(placesIn('Experience with bank reconciliations')).toEqual([])
    expect(placesIn('Experience of social media and cloud infrastructure')).toEqual([])
  })

  it('belongs to the years that are asked for in it, unless they are years in a post', () => {
    const years = (line: string) => asked(line).find(({ need }) => need.type === 'years')
    expect(years('5 years in a manufacturing business')?.deeds).toBeDefined()
    expect(years('5 years as an accountant in a manufacturing business')?.deeds).toBeUndefined()
  })
})
