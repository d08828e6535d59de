import { describe, expect, it } from 'vitest'
import { analyze } from '../../../analyze.ts'
import { readPosting } from '../../../read-posting.ts'

function postingAsking(line: string): string {
  return `Officer\n\nRequirements\n- Basket weaving\n- ${line}\n- Origami and bookbinding`
}

function papersOf(line: string): string[] {
  const { requirements } = readPosting(postingAsking(line)).job
  return requirements.filter(({ kind }) => kind === 'certification').map(({ text }) => text)
}

describe('readMemberships', () => {
  it.each([
    ['Full membership of the CIWM', 'Full membership of the CIWM'],
    ['Fellow of the Institute of Town Criers (or above)', 'Fellow of the Institute of Town Criers'],
    [
      'Must be an accredited member of the Guild of Ropemakers',
      'member of the Guild of Ropemakers',
    ],
    ['Chartered status with the Society of Bell Founders', 'Chartered status with the Society'],
    ['Registered with the Institute of Town Criers', 'Registered with the Institute of Town'],
    ['SBFW or GTWX membership is desirable', 'SBFW or GTWX membership'],
    ['GTWX membership', 'GTWX membership'],
  ])('asks for a paper in "%s"', (line, paper) => {
    expect(papersOf(line)).toEqual([expect.stringContaining(paper)])
  })

  it('asks for what the word data knows by its own name', () => {
    const { requirements } = readPosting(
      postingAsking('Chartered status with the Institution of Civil Engineers'),
    ).job
    const papers = requirements.filter(({ kind }) => kind === 'certification')
    expect(papers).toMatchObject([{ need: { type: 'terms' } }])
  })

  it.each([
    'You will be a member of the SLT',
    'Member of the local community',
    'Experience with FIFA member associations',
    'A confident member of a busy team',
  ])('asks for no paper in "%s"', (line) => {
    expect(papersOf(line)).toEqual([])
  })

  it('asks nobody for what an employer belongs to, or whom one works with', () => {
    const { requirements } = readPosting(
      `Officer\n\nAbout us\nWe are members of the Guild of Ropemakers.\n\nWhat you will do\n- Work with members of the Society of Bell Founders\n- Weave baskets\n\nRequirements\n- Origami`,
    ).job
    expect(requirements.filter(({ kind }) => kind === 'certification')).toEqual([])
  })

  it.each(['Member of the Institute of Town Criers', 'Odile Farrant MITC', 'FITC since 2019'])(
    'finds it held in "%s"',
    (line) => {
      const cvText = `Odile Farrant\nStroud, 07700 900177\n\nExperience\nOfficer, Tarn Hall, 2016 - 2026\n- Wove baskets with forty children and taught them origami\n- Bound the books of the parish and wrote its minutes\n\nPapers\n${line}`
      const report = analyze({
        cvText,
        jobText: postingAsking('Member of the Institute of Town Criers'),
        today: { year: 2026, month: 11 },
      })
      if (report.status === 'refused') throw new Error(report.reason)
      const row = report.rows.find(({ requirement }) => /Criers/.test(requirement.text))
      expect(row?.status).toBe('met')
    },
  )
})
