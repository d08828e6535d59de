import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

const today = { year: 2026, month: 11 }

/** What a posting asks in years and in so many words, of somebody who was called so and does not say the rest. */
function asked(work: string, title: string, wanted = title) {
  const cvText = `Alex Moran\nalex@example.com\n\nExperience\n${title}, Holloway Group\nMarch 2018 - present\n- Kept things going day by day and met every deadline\n- Wrote a monthly summary for the owners of the firm\n- Showed two new colleagues their way about in their first month\n\nEducation\nA levels in History and French, Holloway College, 2012\n`
  const jobText = `${wanted}\nHolloway Group grows.\n\nRequirements\n- At least 5 years of experience in ${work}\n- Excel\n`
  const report = analyze({ cvText, jobText, today })
  if (report.status === 'refused') throw new Error(report.reason)
  const rowOf = (type: string) =>
    report.rows.find(({ requirement: { need, text } }) =>
      type === 'years'
        ? need.type === 'years'
        : /terms|words/.test(need.type) && text.includes(work),
    )
  return { years: rowOf('years')?.credit ?? -1, named: rowOf('named'), advice: report.advice }
}

describe('matchDoers', () => {
  it.each([
    ['product management', 'Product Manager'],
    ['data analysis', 'Data Analyst'],
    ['teaching', 'Teacher of Maths'],
    ['plumbing', 'Plumber'],
    ['welding', 'Pipe Welder'],
    ['recruitment', 'Recruiter'],
    ['accounting', 'Accountant'],
    ['floristry', 'Florist'],
    ['carpentry', 'Carpenter'],
    ['data science', 'Data Scientist'],
    ['translation', 'Translator'],
  ])('takes years of %s from a “%s”, who need not say it again', (work, title) => {
    const { years, named, advice } = asked(work, title)
    expect(years).toBe(1)
    expect(named?.status).toBe('met')
    expect(named?.evidence[0]?.quote.length).toBeGreaterThan(0)
    expect(JSON.stringify(advice)).not.toContain('no line in them names it')
  })

  it('takes no management from who manages accounts, and no work from who assists at it', () => {
    expect(asked('management', 'Account Manager', 'Store Manager').named?.evidence ?? []).toEqual(
      [],
    )
    expect(
      asked('product management', 'Product Manager Assistant', 'Product Manager').years,
    ).toBeLessThan(1)
    const toOne = asked('product management', 'Assistant to the Product Manager', 'Product Manager')
    expect(toOne.years).toBeLessThan(1)
    expect(asked('plumbing', 'Electrician', 'Plumber').named?.status).toBe('missing')
  })
})
