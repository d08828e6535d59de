import { describe, expect, it } from 'vitest'
import { analyze } from '@rolefit/engine'
import { summarizeCv } from './summarize-cv.ts'

const posting = `Line Cook

Requirements
- Two years of experience as a cook
- Food safety certificate
- Grill and sauté, stock rotation, cleaning`
const work = `Experience
Line Cook, Copper Pan Co.
2019 - 2023
- Cooked grill and sauté for 180 covers a night, rotated stock and kept the kitchen clean

Skills
Grill, sauté, stock rotation`

function summarized(summary: string): string {
  const cvText = `Ada Moss\nada@example.com\n\n${summary === '' ? '' : `Summary\n${summary}\n\n`}${work}`
  const report = analyze({ cvText, jobText: posting, today: { year: 2026, month: 11 } })
  if (report.status === 'refused') throw new Error(report.reason)
  return summarizeCv(report.candidate)
}

describe('summarizeCv', () => {
  it('keeps the first sentences of the CV’s own summary', () => {
    const sentences = [
      'Cook with four years on grill.',
      'Calm at rush hour.',
      'Likes order.',
      'Early.',
    ]
    expect(summarized(sentences.join(' '))).toBe(sentences.slice(0, 3).join(' '))
  })

  it('cuts a summary that never ends between two words', () => {
    const summary = summarized('cook who knows the grill and the stove '.repeat(20))
    expect(summary.length).toBeLessThan(430)
    expect(summary).toMatch(/(?:cook|who|knows|the|grill|and|stove) …$/)
  })

  it('tells the latest role and the years where there is none', () => {
    expect(summarized('')).toMatch(
      /^Latest role: Line Cook, Copper Pan Co\. \d years? in dated roles\./,
    )
  })
})
