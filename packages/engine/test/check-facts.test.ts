import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../src/knowledge.ts'
import { checkFacts } from '../src/writing/facts/check-facts.ts'
import { type FactCase, readFactCases } from './facts/fact-case.ts'
import { inventions } from './facts/inventions.ts'
import { trueRewordings } from './facts/true-rewordings.ts'
import { goldenCases } from './golden/golden-cases.ts'

const leastPassed = 0.97
const leastCaught = 0.95

const { lexicon } = readKnowledge()
const trueOnes = readFactCases(trueRewordings).map(judge)
const invented = readFactCases(inventions).map(judge)
const passed = trueOnes.filter(({ complaints }) => complaints.length === 0)
const caught = invented.filter(({ complaints }) => complaints.length > 0)

describe('checkFacts', () => {
  it(`lets true rewordings pass: ${passed.length} of ${trueOnes.length}`, () => {
    const blocked = trueOnes.filter((each) => !passed.includes(each)).map(tell)
    expect(passed.length / trueOnes.length, blocked.join('\n')).toBeGreaterThanOrEqual(leastPassed)
  })

  it(`catches inventions: ${caught.length} of ${invented.length}`, () => {
    const missed = invented.filter((each) => !caught.includes(each)).map(tell)
    expect(caught.length / invented.length, missed.join('\n')).toBeGreaterThanOrEqual(leastCaught)
  })

  it('lets every line pass that stands in the CV itself', () => {
    const cvTexts = goldenCases.flatMap(({ cvs }) => Object.values(cvs))
    const blocked = cvTexts.flatMap((cvText) =>
      telling(cvText).flatMap((line) => {
        const complaints = checkFacts(lexicon, line, { cvText, userFacts: [] })
        return complaints.map(({ kind, claim }) => `${line} (${kind} "${claim}")`)
      }),
    )
    expect(blocked).toEqual([])
  }, 60_000)

  it('takes a name for a name, whatever everyday word it looks like', () => {
    const cvText = 'Provided excellent care and kept the records of 9 wards'
    const claims = (text: string, told = '') =>
      checkFacts(lexicon, text, { cvText, userFacts: [told] }).map(({ claim }) => claim)
    expect(claims('Kept the records of 9 wards in Excel')).toContain('Microsoft Excel')
    expect(claims('Kept the records of 9 wards in Excel', 'used excel daily')).toEqual([])
    expect(claims('Excelled in care')).toEqual([])
  })

  it('is asked about enough cases in enough professions', () => {
    for (const cases of [trueOnes, invented]) {
      expect(cases.length).toBeGreaterThanOrEqual(110)
      expect(new Set(cases.map(({ profession }) => profession)).size).toBeGreaterThanOrEqual(15)
    }
  })
})

/** The lines of a CV that are more than a heading. */
function telling(cvText: string): string[] {
  return cvText.split('\n').filter((line) => line.split(' ').length > 3)
}

function judge(factCase: FactCase) {
  return { ...factCase, complaints: checkFacts(lexicon, factCase.text, factCase.sources) }
}

function tell({ group, profession, text, complaints }: ReturnType<typeof judge>): string {
  const reasons = complaints.map(({ kind, claim }) => `${kind} "${claim}"`).join(', ')
  return `${group}, ${profession}: ${text}${reasons && ` (${reasons})`}`
}
