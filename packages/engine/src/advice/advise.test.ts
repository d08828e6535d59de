import { describe, expect, it } from 'vitest'
import { cookCv, nurseCv, nursePosting } from '../../test/fixtures/nurse.ts'
import { analyze, type Report } from '../analyze.ts'

const today = { year: 2026, month: 11 }

function report(cvText = nurseCv, jobText = nursePosting): Report {
  const result = analyze({ cvText, jobText, today })
  if (result.status === 'refused') throw new Error(result.reason)
  return result
}

describe('advise', () => {
  it('puts the changes worth most first, and promises no more than they bring', () => {
    const { advice, score } = report()
    const tenths = advice.changes.map((change) => change.tenths)
    expect(tenths).toEqual(tenths.toSorted((a, b) => b - a))
    const best = advice.changes[0]
    expect(best?.action).toBe('add-if-true')
    const line = `- Gave ${best?.text.match(/“(.+?)”/)?.[1]} to 25 patients a shift`
    const after = report(nurseCv.replace('- Mentored', `${line}\n- Mentored`))
    expect(after.score).toBeGreaterThan(score)
    expect(after.score - score).toBeGreaterThanOrEqual(Math.floor((best?.tenths ?? 0) / 10) - 2)
  })

  it('says what speaks for the CV and what holds it back, with words that stand in it', () => {
    const { strengths, weaknesses } = report(
      nurseCv.replace('- Mentored', '- Helped with audits of the ward\n- Mentored'),
    ).advice
    expect(strengths[0]).toMatch(/^The CV meets \d+ of the \d+ things/)
    expect(strengths.join('\n')).toContain('fits this job’s, “')
    expect(strengths.some((line) => line.startsWith('Lines about your work show “'))).toBe(true)
    expect(weaknesses.join('\n')).toContain('“Helped with audits of the ward”')
  })

  it('counts as many musts as the list of requirements shows', () => {
    const { rows, advice } = report()
    const musts = rows.filter(
      ({ requirement: { kind, importance } }) => importance === 'must' && kind !== 'knock-out',
    )
    expect(advice.strengths[0]).toContain(` of the ${musts.length} things`)
  })

  it('counts few things met among what holds a CV back', () => {
    const { strengths, weaknesses } = report(cookCv).advice
    expect(strengths.join('\n')).not.toContain('The CV meets')
    expect(weaknesses[0]).toMatch(/^The CV meets (?:none|\d+) of the \d+ things/)
    expect(weaknesses[1]).toBe('Little in the CV is about work in health care.')
  })

  it('tells somebody of other work first what words cannot do', () => {
    const { suggestions } = report(cookCv).advice
    expect(suggestions[0]).toContain('no wording changes that')
    expect(report().advice.suggestions.join('\n')).not.toContain('no wording changes that')
  })

  it('names papers and training apart from what lines about work show', () => {
    const { strengths } = report().advice
    const lines = strengths.filter((line) => line.startsWith('Lines about your work'))
    expect(strengths.join('\n')).toContain('Papers asked for are named: “Registered Nurse licence”')
    expect(lines.join('\n')).not.toMatch(/nurse|licen[cs]e/i)
    expect(lines.length).toBe(1)
  })

  it('says which of several that would do the CV shows', () => {
    const { strengths } = report().advice
    expect(strengths.join('\n')).toMatch(/Lines about your work show .*“Epic”/)
  })

  it('asks before it adds what the CV does not show', () => {
    const added = report().advice.changes.filter(({ action }) => action === 'add-if-true')
    expect(added.length).toBeGreaterThan(0)
    expect(added.every(({ question }) => question?.endsWith('?'))).toBe(true)
  })

  it('asks whether somebody has an experience, which nobody knows', () => {
    const asked = nursePosting.replace(
      '\n- ',
      '\n- At least 3 years of experience in retail management\n- ',
    )
    const { changes } = report(nurseCv, asked).advice
    expect(changes.map(({ text }) => text)).toContain(
      'The CV does not show “experience in retail”. If you have it, add a line that does.',
    )
  })

  it('asks whether a wish is true of somebody, who has not done it', () => {
    const wish =
      'Ward experience in a teaching hospital preferred but not essential - training provided'
    const result = analyze({
      cvText: nurseCv,
      jobText: `${nursePosting}\n\nYour tasks\n- Plan the discharge of patients with their families\n- ${wish}`,
      today,
    })
    if (result.status === 'refused') throw new Error(result.reason)
    const told = result.advice.changes.map(({ text }) => text).join('\n')
    expect(told).not.toContain(`The posting says “Ward experience`)
    expect(told).toContain('If this is true of you')
  })
})
