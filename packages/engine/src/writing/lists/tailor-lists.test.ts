import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../../test/scored-report.ts'
import { toDocument } from '../document/cv-document.ts'
import { tailorLists } from './tailor-lists.ts'

const posting = `Veterinary Nurse

Requirements
- Dental radiography
- Wound care
- Anaesthesia monitoring
- Stock control
- Microscopy
`

const lines = [
  'Nursed cats and dogs in a practice of four vets',
  'Answered the telephone and took payments',
  'Cleaned kennels twice a day',
  'Took dental radiography of forty dogs a year',
  'Gave wound care after operations',
]

function cvWith({
  bullets = lines,
  skills = '',
}: {
  bullets?: readonly string[]
  skills?: string
}): string {
  const listed = skills ? `\nSkills\n${skills}\n` : ''
  return `Ada Moss\nada@example.com\n\nExperience\nVeterinary Nurse, Hill Practice, 2019 – present\n${bullets.map((line) => `- ${line}`).join('\n')}\n${listed}`
}

function tailor(cvText: string, jobText = posting) {
  const { candidate, rows } = scoredReport(cvText, jobText)
  return tailorLists(candidate, rows, toDocument(candidate.cv, cvText))
}

const orderOf = (cvText: string, path: string) =>
  tailor(cvText)
    .find((patch) => patch.path === path)
    ?.after.split('\n')

const rolePath = 'experience.0.bullets'

describe('the lines of a role', () => {
  it('that answer the posting come next to the first one, which says what the role was', () => {
    const [patch] = tailor(cvWith({}))
    expect(patch).toMatchObject({ path: rolePath, before: lines.join('\n') })
    const [first, phone, kennels, dental, wounds] = lines
    expect(patch?.after.split('\n')).toEqual([first, dental, wounds, phone, kennels])
    expect(patch?.because).toContain('“Dental radiography” and “Wound care”')
  })

  it('stay where what is asked for stands among the first already', () => {
    const [first = '', phone = '', kennels = '', dental = '', wounds = ''] = lines
    const bullets = [first, wounds, dental, phone, kennels]
    expect(orderOf(cvWith({ bullets }), rolePath)).toBeUndefined()
  })

  it.each([
    ['leans on the line before it', 'This saved two days a week'],
    ['goes on with the line before it', 'and ordered what was missing'],
    ['ends in the line below', 'Kept the books of the practice and'],
    ['heads those below', 'Key achievements:'],
    ['is a label', 'Environment: two theatres and a ward'],
    ['is a role of its own', 'Nursing assistant at a zoo, 2015 – 2018'],
    ['is all in capitals', 'PREPARED THEATRE FOR ALL OPERATIONS'],
  ])('stay where one of them %s', (_, line) => {
    const [first = '', phone = '', ...rest] = lines
    expect(orderOf(cvWith({ bullets: [first, phone, ...rest] }), rolePath)).toBeDefined()
    expect(orderOf(cvWith({ bullets: [first, phone, line, ...rest] }), rolePath)).toBeUndefined()
  })
})

describe('the skills', () => {
  const others = ['Grooming', 'Reception', 'Typing', 'Filing', 'Driving', 'Gardening', 'Cooking']

  it('that the posting asks for come first', () => {
    const skills = [...others, 'Stock control', 'Microscopy'].join(', ')
    const order = orderOf(cvWith({ bullets: lines.slice(0, 3), skills }), 'skills')
    expect(order).toEqual(['Stock control', 'Microscopy', ...others])
  })

  it('that only lines about work show are listed, in the posting’s words', () => {
    const bullets = [...lines.slice(0, 3), 'Anesthesia monitoring for two vets']
    const order = orderOf(cvWith({ bullets, skills: others.join(', ') }), 'skills')
    expect(order?.slice(0, 2)).toEqual(['Anaesthesia monitoring', 'Grooming'])
  })

  it('are not listed a second time, nor where no line about work shows them', () => {
    const skills = ['Wound care', 'Microscopy', ...others].join(', ')
    expect(orderOf(cvWith({ skills }), 'skills')).toEqual([
      'Dental radiography',
      'Wound care',
      'Microscopy',
      ...others,
    ])
    expect(orderOf(cvWith({ bullets: lines.slice(0, 3), skills }), 'skills')).toBeUndefined()
  })

  it('keep to the group that the CV put them in', () => {
    const skills = `Practice: ${[...others, 'Stock control', 'Microscopy'].join(', ')}\nLanguages: English, Welsh`
    const patches = tailor(cvWith({ bullets: lines.slice(0, 3), skills }))
    expect(patches.map(({ path }) => path)).toEqual(['skill_groups.0.skills'])
    expect(patches[0]?.after.split('\n')).toEqual(['Stock control', 'Microscopy', ...others])
  })
})
