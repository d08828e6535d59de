import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../../test/scored-report.ts'

const jobText = `Archive Assistant

Requirements
- A degree in history or English
- Cataloguing of collections
- Work with volunteers`

function creditOf(degree: string): number | undefined {
  const cvText = `Ada Linden
ada@example.com

Education
University of Northmere, Sept 2022 – June 2025
${degree}
Dissertation: "Selling the seaside: railway posters and the language of leisure" (72)
Modules: Writing for Digital Media, Publishing & the Book Trade, The Long Century, Old Maps

Experience
Bookseller, Harbour Books, July 2025 – present
- Served customers and kept the stock of 4,000 titles`
  return scoredReport(cvText, jobText).rows.find(
    ({ requirement }) => requirement.kind === 'education',
  )?.credit
}

describe('schoolingSpans', () => {
  it('knows a degree by its letters, however much is told of the time there', () => {
    for (const degree of ['BA (Hons) History, 2:1', 'BA History', 'MA English'])
      expect(creditOf(degree), degree).toBe(1)
  })
})
