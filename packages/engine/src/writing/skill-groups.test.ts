import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCv } from '../cv/read-cv.ts'
import { toDocument } from './cv-document.ts'
import { groupSkills } from './skill-groups.ts'

const text = 'Tom Sollars\n\nSkills\n\nTools: Excel, SAP\nLanguages: C#, Java\nFirst aid\n'

describe('toDocument', () => {
  it('keeps the labels that a CV gives its skills', () => {
    const { skills, skill_groups } = toDocument(readCv(text), text)
    expect(skills).toEqual(['Excel', 'SAP', 'C#', 'Java', 'First aid'])
    expect(skill_groups).toEqual([
      { label: 'Tools', skills: ['Excel', 'SAP'] },
      { label: 'Languages', skills: ['C#', 'Java'] },
      { label: '', skills: ['First aid'] },
    ])
  })

  it('says nothing of groups where a CV has none', () => {
    expect(toDocument(readCv('Tom Sollars\n\nSkills\n\nExcel, SAP\n'))).not.toHaveProperty(
      'skill_groups',
    )
  })
})

describe('groupSkills', () => {
  it('follows the list of skills where the two disagree', () => {
    const skill_groups = [
      { label: 'Tools', skills: ['Excel', 'SAP'] },
      { label: 'Care', skills: [] },
    ]
    expect(groupSkills({ skills: ['Triage', 'SAP'], skill_groups })).toEqual([
      { label: 'Tools', skills: ['SAP'] },
      { label: 'Care', skills: [] },
      { label: '', skills: ['Triage'] },
    ])
    expect(groupSkills({ skills: ['Triage'] })).toEqual([{ label: '', skills: ['Triage'] }])
    expect(groupSkills({ skills: [] })).toEqual([])
  })

  it('shows every skill once, however it is grouped', () => {
    const skill = fc.constantFrom('Excel', 'SAP', 'Triage')
    const group = fc.record({ label: fc.string(), skills: fc.array(skill) })
    fc.assert(
      fc.property(fc.array(skill), fc.array(group), (skills, skill_groups) => {
        const shown = groupSkills({ skills, skill_groups }).flatMap((each) => each.skills)
        expect([...shown].sort()).toEqual([...skills].sort())
      }),
    )
  })
})
