import { describe, expect, it } from 'vitest'
import { analyze } from '../src/analyze.ts'
import { readKnowledge } from '../src/knowledge.ts'
import { isPaper } from '../src/lexicon/is-paper.ts'

const { lexicon } = readKnowledge()
const everyFew = 17
const today = { year: 2026, month: 11 }
/** Schooling has rows of its own, and a nurse is registered by her title. */
const ownRows = /degree|bachelor|master|diploma|doctor|apprentice|NVQ|GCSE|registered nurse/i

const papers = [...lexicon.entries.values()]
  .filter((entry) => isPaper(entry) && !ownRows.test(entry.name))
  .filter((_, at) => at % everyFew === 0)
const titles = new Map(lexicon.titles.toReversed().map(({ field, name }) => [field, name]))

function creditFor(paper: (typeof papers)[number], asked: string, shown: string): number | null {
  const title = titles.get(paper.field) ?? ''
  const line = asked.replace('X', paper.name)
  const jobText = `${title}

We are looking for a ${title} to join our team in Leeds.

Requirements
- ${line}
- Two years of experience as a ${title}
- Good communication skills
`
  const cvText = `Maya Ellis
maya.ellis@example.com | 07700 900123

Experience

${title}
Harbour Group, Leeds
March 2019 – present
- Worked in a busy team of twelve and looked after the daily routine of the place
- Trained new colleagues and kept records of all the work done
- Planned rotas and deliveries, ordered supplies and checked invoices against the budget
- Cleaned, repaired and inspected the equipment of the workshop every week

Certifications
${shown.replace('X', paper.name)}

Languages
English
`
  const found = analyze({ cvText, jobText, today })
  const at = jobText.indexOf(line)
  const row =
    found.status === 'scored' &&
    found.rows.find(
      ({ requirement: { need, sentence } }) =>
        sentence.start === at && need.type !== 'field' && need.type !== 'title',
    )
  return row ? row.credit : null
}

function misread(asked: string, shown: string, isRight: (credit: number) => boolean): string[] {
  return papers
    .filter((paper) => !isRight(creditFor(paper, asked, shown) ?? Number.NaN))
    .map(({ name }) => name)
}

const fewWrong = Math.ceil(papers.length / 20)

describe('a paper that the word data knows', () => {
  it.each([
    ['X required', 'X'],
    ['Must hold X', 'X, 2021'],
    ['X or equivalent', 'X – Hill Park Training, May 2021'],
    ['Ideally you hold X', 'May 2021 – X'],
    ['A qualification such as X', 'I hold X'],
    ['X, or willing to obtain it', 'X (No. 4471820)'],
    ['X required', 'X (exp. 08/2028)'],
    ['X required', 'X, first aid at work (expired 2020)'],
    ['X required', 'First aid at work (expired 2020), X'],
  ])('is asked for by "%s" and held by "%s"', (asked, shown) => {
    const wrong = misread(asked, shown, (credit) => credit > 0.7)
    expect(wrong.length, wrong.join(', ')).toBeLessThan(fewWrong)
  })

  it.each(['X (expired 2022)', 'Expired X', 'Formerly held X', 'X, no longer valid', 'No X'])(
    'is not held by "%s"',
    (shown) => {
      const wrong = misread('X required', shown, (credit) => credit < 0.4)
      expect(wrong.length, wrong.join(', ')).toBeLessThan(fewWrong)
    },
  )

  it.each(['X (in progress)', 'Working towards X', 'Will take X in spring', 'X booked for May'])(
    'is on its way by "%s"',
    (shown) => {
      const wrong = misread('X required', shown, (credit) => credit > 0.3 && credit < 0.6)
      expect(wrong.length, wrong.join(', ')).toBeLessThan(fewWrong)
    },
  )

  it.each(['X is not required', 'We support you in gaining X'])('is not asked by "%s"', (asked) => {
    const wrong = papers.filter((paper) => creditFor(paper, asked, 'X') !== null)
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
