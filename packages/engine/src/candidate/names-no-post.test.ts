import { describe, expect, it } from 'vitest'
import { readCv } from '../cv/read-cv.ts'
import { readKnowledge } from '../knowledge.ts'
import { readWords } from '../lexicon/find/read-words.ts'
import { readCandidate } from './read-candidate.ts'

const today = { year: 2026, month: 11 }

function titlesIn(text: string): string[] {
  const { lexicon, words } = readKnowledge()
  const worded = readWords(lexicon, text)
  const cv = readCv(text)
  const candidate = readCandidate(lexicon, { worded, cv, today, words })
  return [...new Set(candidate.titles.map(({ title }) => title.name))]
}

function cvSaying(line: string): string {
  return `Ada Linden\nada@example.com\n\nExperience\nOffice Manager, Hill & Sons\n2019 - 2024\n- ${line}\n- Ordered paper and kept the diary\n`
}

describe('namesNoPost', () => {
  it('holds a title that a line says of its writer', () => {
    expect(titlesIn(cvSaying('Stood in as warehouse manager for a year'))).toContain(
      'warehouse manager',
    )
  })

  it('holds none that names what is studied for', () => {
    expect(titlesIn(cvSaying('Studying for a Level 3 Early Years Educator diploma'))).toEqual([
      'office manager',
    ])
    expect(titlesIn(cvSaying('Working towards chartered accountant'))).toEqual(['office manager'])
  })

  it('holds none with which the name of a paper begins', () => {
    const papers = 'Qualifications\nTransport Manager CPC (National), 2024\n'
    expect(titlesIn(`${cvSaying('Planned 12 vans')}\n${papers}`)).toEqual(['office manager'])
  })

  it('holds none that names other people', () => {
    expect(titlesIn(cvSaying('Trained three software developers'))).toEqual(['office manager'])
    expect(titlesIn(cvSaying('Fed and paid the kitchen staff'))).toEqual(['office manager'])
    expect(titlesIn(cvSaying("Twice named on the Dean's List"))).toEqual(['office manager'])
  })

  it('holds none for a subject, but one for the post beside it', () => {
    expect(titlesIn(cvSaying('Wrote for a mechanical engineering journal'))).toEqual([
      'office manager',
    ])
    expect(titlesIn(cvSaying('Came as a mechanical engineering intern'))).toContain(
      'mechanical engineer',
    )
  })

  it('holds none for a tool among tools, but one for the work of that name', () => {
    expect(titlesIn(cvSaying('Photoshop, InDesign, Illustrator and Acrobat'))).toEqual([
      'office manager',
    ])
    expect(
      titlesIn(
        'Ada Linden\nIllustrator\n\nExperience\nIllustrator, Hill Books\n2019 - 2024\n- Drew 40 covers, a typeface and a logo design\n',
      ),
    ).toContain('illustrator')
  })

  it('holds none that ends a maker’s certificate', () => {
    expect(titlesIn(cvSaying('Microsoft Office Specialist Excel, 2022'))).toEqual([
      'office manager',
    ])
  })
})
