import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

const cv = `Ilsa Brandreth
Wells, 07700 900142

Experience
Kitchen Porter, Bay Grill, 2019 - 2026
- Washed pans for ninety covers a night and kept the cold store in order
- Worked with suppliers, colleagues and the office to keep every order on time
- Showed two new colleagues their way about in their first month with the firm`

function suggestionsFor(asks: readonly string[], cvText = cv): string {
  const jobText = `Cook\n\nRequirements\n${asks.map((ask) => `- ${ask}`).join('\n')}\n- Menu planning\n- Butchery`
  const report = analyze({ cvText, jobText, today: { year: 2026, month: 11 } })
  if (report.status === 'refused') throw new Error(report.reason)
  return report.advice.suggestions.join('\n')
}

describe('withoutImplied', () => {
  it('suggests what the other one shows as well, and not both', () => {
    const both = suggestionsFor(['Food safety', 'HACCP'])
    expect(both).toContain('“HACCP”')
    expect(both).not.toContain('“Food safety”')
  })

  it('suggests both where a line of the CV reads like what the other one shows', () => {
    const planner = cv.replace(
      'Washed pans',
      'Built the weekly labour forecast in Excel, which the head office uses, and washed pans',
    )
    const suggested = suggestionsFor(['Demand forecasts', 'S&OP'], planner)
    expect(suggested).toMatch(/reads like “[^”]*forecast/i)
    expect(suggested).toContain('“S&OP”')
  })

  it('suggests what is asked for by itself', () => {
    expect(suggestionsFor(['Food safety'])).toContain('“Food safety”')
  })
})
