import { describe, expect, it } from 'vitest'
import { analyze, type LayoutLine } from '@rolefit/engine'
import { cvText as nurse, posting } from '../../../test/analyses/cv-and-posting.ts'
import { answerQuestion } from './answer-question.ts'

const cvText = `Jo Reed
jo.reed@example.com
Ovens I have known
Baker
Hill Ovens Ltd
2019 - 2021
- Baked for nine villages
Where I learnt it
Diploma in Baking
Rye Hollow, 2016 - 2018
`
const headings = ['Ovens I have known', 'Where I learnt it']
const today = { year: 2026, month: 11 }

/** As a file tells it whose headings are set large. */
const layout = [...cvText.matchAll(/.+/g)].map(({ 0: line, index }, row): LayoutLine => {
  const isHeading = headings.includes(line)
  const look = {
    fontSize: isHeading ? 16 : 11,
    bold: isHeading,
    kind: isHeading ? 'heading' : 'text',
  } as const
  return { ...look, offset: index, length: line.length, page: 1, x: 0, y: 14 * row }
})

describe('a CV for the editor', () => {
  const companies = (text: string) => {
    const analyzed = { cvText, jobText: posting, today, layout }
    const { document } = answerQuestion<'regenerate'>('regenerate', {
      cvText: text,
      suggestions: [],
      analyzed,
    })
    return document.experience.map(({ company }) => company)
  }

  it('has the sections that the analysis saw in the file, whatever their headings say', () => {
    expect(companies(cvText)).toEqual(['Hill Ovens Ltd'])
  })

  it('is read by its words alone once they have been changed: what was large stood elsewhere', () => {
    const above = 'Jo Reed\njo@b.com\nExperience\n'
    expect(layout[2]).toMatchObject({ offset: above.length, kind: 'heading' })
    const changed = `${above}${cvText.slice(cvText.indexOf('Baker')).replace('Where I learnt it', 'Education')}`
    expect(companies(changed)).toEqual(['Hill Ovens Ltd'])
  })

  it('is offered a summary only where it has none of its own', () => {
    const offered = (text: string) =>
      answerQuestion<'regenerate'>('regenerate', {
        cvText: text,
        suggestions: [],
        analyzed: { cvText: text, jobText: posting, today },
      }).patches.filter(({ path }) => path === 'summary')
    expect(offered(nurse)).toEqual([])
    expect(offered(nurse.replace(/Summary\n.+\n/, ''))).toMatchObject([{ before: '' }])
  })
})

describe('an example text for a change that only an older engine proposed', () => {
  it('is about the very thing that the posting asked for', () => {
    const input = { cvText: nurse, jobText: posting, today }
    const written = (asked: string) =>
      answerQuestion<'draftSnippet'>('draftSnippet', {
        ...input,
        changeId: 'old_1',
        changeText: 'As it was told then',
        fact: undefined,
        previous: undefined,
        kept: {
          id: 'old_1',
          text: 'As it was told then',
          action: 'add-if-true',
          points: 0,
          requirement_id: null,
          quote: null,
          question: null,
          asked,
        },
      })
    const report = analyze(input)
    const asked = report.status === 'scored' ? report.rows.map((row) => row.requirement.text) : []
    expect(asked.length).toBeGreaterThan(5)
    for (const words of asked) {
      expect(written(words)).toMatchObject({ asked: words, change: 'As it was told then' })
    }
    expect(written('What nobody asks for any more')).toMatchObject({ asked: null })
  })
})
