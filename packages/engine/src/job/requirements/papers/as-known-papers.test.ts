import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../../../test/scored-report.ts'
import { readPosting } from '../../../read-posting.ts'

const postingWith = (line: string) =>
  `Kindergarten Teacher\nMoss Kinder\n\nRequirements\n- ${line}\n- Two years with children of three\n- Nature play\n`

const papersIn = (line: string) =>
  readPosting(postingWith(line)).job.requirements.filter(
    ({ kind, quote }) => kind === 'licence' && line.includes(quote.quote),
  )

describe('a paper that is asked for in the words of those who hold it', () => {
  it.each([
    'Current registration with the Victorian Institute of Teaching',
    'VIT registration',
    'Registration with the Queensland College of Teachers',
  ])('is the one that the word data knows by another name: %s', (line) => {
    const [paper] = papersIn(line)
    expect(paper?.need).toMatchObject({ type: 'terms', anyOf: ['teaching licence'] })
    expect(paper?.shuts).toBeGreaterThan(0)
  })

  it('turns away who lacks it, whatever else the sentence leaves open', () => {
    const asked = postingWith(
      'A diploma or higher and current registration with the Victorian Institute of Teaching',
    )
    const scoreOf = (line: string) =>
      scoredReport(
        `Ann Lee\nann@example.com\n\nExperience\nKindergarten Teacher, Fern Kinder, 2018 - 2026\n- Planned the week for children of three and four\n- Took them out for nature play on Fridays\n\nEducation\nDiploma of Early Childhood, 2017\n${line}\n`,
        asked,
      ).score
    expect(scoreOf('Victorian Institute of Teaching, 2018')).toBeGreaterThan(
      scoreOf('First aid, 2018') + 10,
    )
  })

  it('leaves alone what only shares a word with one, and categories of driving licence', () => {
    expect(papersIn('Institute of Weaving membership')).toEqual([])
    expect(papersIn('Category C+E licence')[0]?.need.type).toBe('words')
  })
})
