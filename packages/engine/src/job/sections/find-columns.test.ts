import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/find/read-words.ts'
import { readJob } from '../read-job.ts'

const { lexicon, words } = readKnowledge()
const read = (posting: string) =>
  new Map(
    readJob(lexicon, words, readWords(lexicon, posting)).requirements.map(
      ({ text, importance }) => [text, importance],
    ),
  )

describe('placeColumns', () => {
  it('takes what stands under "Wish" for wishes, and what stands under "Must" for demands', () => {
    const asked = read(
      'Piano Tuner\n\nMust | Wish\nTuning of grand pianos | French polishing\nDriving licence | Disklavier\nMicrosoft Excel | Dutch\n\nWe tune in six counties.',
    )
    expect(asked.get('Microsoft Excel')).toBe('must')
    expect(asked.get('Dutch')).toBe('preferred')
  })

  it('leaves the edge of a table out of what its rows ask', () => {
    const asked = read(
      'Quantity Surveyor\n\n| Criteria | Essential | Desirable |\n| --- | --- | --- |\n| Two years in cost planning | X | |\n| Degree in surveying | X | |\n| Knowledge of the Building Safety Act | | X |\n',
    )
    expect(asked.size).toBeGreaterThan(3)
    expect([...asked.keys()].filter((text) => text.includes('|'))).toEqual([])
  })

  it('reads a table whose first column says what a row is about, and whose last how it is judged', () => {
    const asked = read(
      'Quantity Surveyor\n\nPERSON SPECIFICATION\n\nCriteria | Essential | Desirable | Assessed by\nKnowledge | Microsoft Excel; JCT contracts | Dutch | A, I, T\nOther | Driving licence | | I\n',
    )
    expect(asked.get('Microsoft Excel')).toBe('must')
    expect(asked.get('JCT contracts')).toBe('must')
    expect(asked.get('Dutch')).toBe('preferred')
    expect([...asked.keys()].filter((text) => /\||Knowledge|A, I/.test(text))).toEqual([])
  })

  it('turns nobody away by a table that lost its columns, and asks for none of its labels', () => {
    const asked = read(
      'Teaching Assistant\n\nPERSON SPECIFICATION\nCriteria\nEssential\nDesirable\nHow identified\nQualifications\nMicrosoft Excel\nPaediatric first aid\nApplication\nExperience\nTube feeding\nApplication, interview, reference\nPersonal qualities\nPatience\n\nWe must have references.',
    )
    expect(asked.get('Microsoft Excel')).toBe('preferred')
    expect(asked.get('Paediatric first aid')).toBe('preferred')
    expect([...asked.keys()].join()).not.toMatch(/qualities|identified|interview/i)
  })

  it('reads a table whose columns only blanks part', () => {
    const asked = read(
      [
        'Healthcare Assistant',
        '',
        'Criteria        Essential                         Desirable            Assessed by',
        'Qualifications  Care Certificate                  First aid at work    A',
        '                Microsoft Excel',
        'Experience      Dementia care                     Dutch                A/I',
        'Personal        Driving licence                   -                    I',
      ].join('\n'),
    )
    expect(asked.get('Care Certificate')).toBe('must')
    expect(asked.get('Microsoft Excel')).toBe('must')
    expect(asked.get('First aid')).toBe('preferred')
    expect(asked.get('Dutch')).toBe('preferred')
    expect([...asked.keys()].filter((text) => /Criteria|Personal|A\/I/.test(text))).toEqual([])
  })

  it('ends with the table', () => {
    const asked = read(
      'Office Clerk\n\nEssential | Desirable\nMicrosoft Excel | Dutch\n\nYou will also keep books in Xero and write minutes.',
    )
    expect(asked.get('Xero')).toBe('preferred')
  })

  it.each([
    [
      'letters in one column',
      'Criteria | Essential | Desirable | Method\nITIL Foundation | D | A\nWindows 11 | E | A/I\nActive Directory | E | I\nDNS | E | I',
    ],
    [
      'letters and words',
      'Criteria | E/D | How assessed\nITIL Foundation | D | Application\nWindows 11 | E | Application/Interview\nActive Directory | E | Test\nDNS | E | Interview',
    ],
    [
      'ticks in two',
      'Criteria | Essential | Desirable | Method\nITIL Foundation | | ✓ | A\nWindows 11 | ✓ | | A/I\nActive Directory | ✓ | | I\nDNS | ✓ | | I',
    ],
    [
      'ticks behind tabs',
      'Criteria\tEssential\tDesirable\nITIL Foundation\t\tX\nWindows 11\tX\t\nActive Directory\tX\t\nDNS\tX\t',
    ],
    [
      'letters below headings of their own',
      'Criteria | Essential | Desirable | Method\nQualifications\nITIL Foundation | D | A\nExperience\nWindows 11 | E | A/I\nKnowledge\nActive Directory | E | I\nDNS | E | I',
    ],
  ])('reads criteria that are told apart by %s', (_, table) => {
    const asked = read(`Service Desk Analyst\n\n${table}\n`)
    const importanceOf = (word: string) => [...asked].find(([text]) => text.includes(word))?.[1]
    expect(importanceOf('ITIL')).toBe('preferred')
    for (const demand of ['Windows', 'Active Directory', 'DNS'])
      expect(importanceOf(demand), demand).toBe('must')
    expect([...asked.keys()].join()).not.toMatch(/[|✓]|Criteria|Interview/)
  })

  it('takes the letter of a school grade for no language of programming', () => {
    const asked = read(
      'Service Desk Analyst\n\nRequirements\n- 5 GCSEs at grade C/4 or above\n- DNS',
    )
    expect(asked.has('C')).toBe(false)
  })

  it('takes a lone cell below rows of two for a demand', () => {
    const asked = read(
      'Office Clerk\n\nEssential\tDesirable\nMicrosoft Excel\tDutch\nDriving licence\nSage 50\n\nBenefits\nA MacBook',
    )
    expect(asked.get('Sage 50')).toBe('must')
    expect([...asked.keys()].join()).not.toContain('Mac')
  })
})
