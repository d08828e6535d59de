import { describe, expect, it } from 'vitest'
import { nurseCv, nursePosting } from '../../test/fixtures/nurse.ts'
import { analyze, type Report } from '../analyze.ts'
import { readKnowledge } from '../knowledge.ts'
import { checkFacts } from '../writing/check-facts.ts'
import { writeSnippet } from '../writing/write-snippet.ts'

const today = { year: 2026, month: 11 }

function report(cvText = nurseCv): Report {
  const result = analyze({ cvText, jobText: nursePosting, today })
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

  it('names the papers the CV holds, and calls none of them a result of work', () => {
    const { strengths } = report(
      nurseCv.replace(
        '- Mentored',
        '- Basic Life Support (BLS), 2025, renewed 2 times\n- Mentored',
      ),
    ).advice
    const named = strengths.find((line) => line.startsWith('The CV shows “'))
    expect(named).toBeDefined()
    const papers = named?.match(/“.+?”/g) ?? []
    const others = strengths.filter((line) => line !== named)
    for (const paper of papers) expect(others.join('\n')).not.toContain(`${paper} is shown`)
  })

  it('asks before it adds what the CV does not show', () => {
    const added = report().advice.changes.filter(({ action }) => action === 'add-if-true')
    expect(added.length).toBeGreaterThan(0)
    expect(added.every(({ question }) => question?.endsWith('?'))).toBe(true)
  })
})

describe('writeSnippet', () => {
  it('writes nothing that the CV or the person did not give', () => {
    const { advice, candidate, rows } = report()
    const { lexicon } = readKnowledge()
    for (const change of advice.changes.filter(({ action }) => action !== 'add-if-true')) {
      const snippet = writeSnippet({ change, candidate, rows })
      const asked = rows.map(({ requirement }) => requirement.text)
      expect(checkFacts(lexicon, snippet, { cvText: nurseCv, userFacts: asked }), snippet).toEqual(
        [],
      )
    }
  })

  it('uses what the person answers, and keeps a gap where no figure was given', () => {
    const { advice, candidate, rows } = report()
    const change = advice.changes.find(({ action }) => action === 'add-if-true')
    if (!change) throw new Error('no change')
    expect(writeSnippet({ change, candidate, rows })).toContain('[number]')
    const told = writeSnippet({
      change,
      candidate,
      rows,
      fact: 'gave insulin to 20 patients a day',
    })
    expect(told).toMatch(/^Gave insulin to 20 patients a day/)
    expect(told).not.toContain('[number]')
  })
})
