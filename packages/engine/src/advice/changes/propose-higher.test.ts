import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

/** What is proposed, and what is told to be half there, where the posting asks for one paper and the CV has another. */
function advise(asked: string, held: string) {
  const cvText = `Sheila Barnes\nsheila@example.com\n\nWork\nCare Assistant, Beech Lodge, 2016 - now\n- Help 18 residents with washing, dressing and meals\n- Give out medication and sign the MAR charts\n\nEducation\n${held}\n`
  const jobText = `Senior Care Assistant\nElm House, Stockton\n\nWhat you will do\n- Lead a shift of four carers\n- Give medication and keep MAR charts\n\nRequirements\n- ${asked}\n- Moving and handling\n`
  const report = analyze({ cvText, jobText, today: { year: 2026, month: 11 } })
  if (report.status !== 'scored') throw new Error(report.reason)
  const { changes, weaknesses } = report.advice
  return {
    changes: changes.filter(({ text }) => text.includes(asked)),
    weaknesses: weaknesses.filter((text) => text.includes(asked)),
  }
}

describe('a paper of a lower level', () => {
  it.each([
    ['NVQ Level 3 in Health and Social Care', 'NVQ Level 2 Health and Social Care', '2012'],
    ["Master's degree in Finance", 'BSc Finance', 'Hill University, 2012'],
    ['Level 5 Diploma in Leadership', 'Level 3 Diploma in Leadership', '2018'],
  ])('is told to count in part, and the one asked for is asked about: %s', (asked, held, rest) => {
    const { changes, weaknesses } = advise(asked, `${held}, ${rest}`)
    expect(weaknesses).toEqual([`For “${asked}” the CV shows “${held}”, which counts in part.`])
    expect(changes).toHaveLength(1)
    expect(changes[0]).toMatchObject({
      category: 'Education',
      action: 'add-if-true',
      text: `For “${asked}” the CV shows “${held}”, which counts in part. If you hold what is asked for, add it with school and year.`,
    })
    expect(changes[0]?.tenths).toBeGreaterThan(10)
  })

  it('is not asked about where the one asked for is under way', () => {
    const asked = 'NVQ Level 3 in Health and Social Care'
    const { changes, weaknesses } = advise(
      asked,
      `NVQ Level 3 Health and Social Care, expected 2027`,
    )
    expect(changes).toEqual([])
    expect(weaknesses.join()).toContain('counts in part')
  })
})
