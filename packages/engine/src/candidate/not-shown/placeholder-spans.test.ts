import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'
import * as frames from '../../writing/snippets/line-frames.ts'
import { placeholderSpans } from './placeholder-spans.ts'

const found = (text: string) =>
  placeholderSpans(text).map(({ start, end }) => text.slice(start, end))

const posting = `Staff nurse

What you need
- Wound care
- Venepuncture
- Experience of SystmOne
- Fluent Spanish
- Train junior staff in infection control
- Manage a team of healthcare assistants`

function scored(line: string) {
  const cvText = `Maren Holloway
maren@example.com | Leeds

Experience
Staff nurse, Ferncombe Hospital, Mar 2019 - Present
- Looked after 12 patients a shift on a surgical ward with two colleagues
- Wrote the handover notes that the ward uses since 2021
- ${line}

Education
BSc Nursing, University of Leeds, 2015 - 2018

Skills
Wound care, catheter care`
  const report = analyze({ cvText, jobText: posting, today: { year: 2026, month: 11 } })
  if (report.status === 'refused') throw new Error(report.reason)
  return { score: report.score, rows: report.rows.map(({ status }) => status).join(' ') }
}

describe('placeholderSpans', () => {
  it('finds what waits to be filled in, and nothing in brackets that tell something', () => {
    expect(found('Used SystmOne to [what you did], [number] [of what, or how often]')).toEqual([
      '[what you did]',
      '[of what, or how often]',
    ])
    expect(found('[Led, trained, supervised …] a team')).toEqual(['[Led, trained, supervised …]'])
    const telling = ['[2019 – 2021]', '[Python, Django]', '[remote, part time]', '[with honours]']
    expect(telling.flatMap(found)).toEqual([])
  })

  it('gives no point for what an example asks until it is filled in', () => {
    const empty = scored('Counted the stock')
    for (const named of [
      'SystmOne',
      'Venepuncture',
      'training',
      'infection control',
      'leading a team',
    ])
      for (const asked of [`[What you did with ${named}]`, `[What you did: ${named}]`])
        expect(scored(`Counted the stock ${asked}`), asked).toEqual(empty)
    expect(scored('Used SystmOne for the ward').score).toBeGreaterThan(empty.score)
  })

  it('takes every form in which an example asks', () => {
    const lines = [
      ...frames.framesOfConduct('venepuncture'),
      ...frames.framesOfKnowledge('venepuncture'),
      ...frames.framesOfLanguage('Spanish'),
      ...frames.framesOfName('SystmOne'),
      ...frames.framesOfPaper('driving record'),
      ...frames.framesOfPost('ward manager'),
      ...frames.framesOfUse('SystmOne'),
      ...frames.framesOfWork('venepuncture'),
    ]
    const asked = lines.flatMap((line) => line.match(/\[[^\]]+\]/g) ?? [])
    const plain = /^\[(?:number|year|month and year)\]$/
    expect(asked.filter((each) => found(each).length === 0 && !plain.test(each))).toEqual([])
  })
})
