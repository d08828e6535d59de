import { describe, expect, it } from 'vitest'
import type { CvDocument } from '@rolefit/contract'
import { algorithmVersion, analyze, packPosting } from '@rolefit/engine'
import { answerRequest } from './answer-request.ts'
import { toCvLines } from './cv-lines.ts'
import { withChange } from './with-change.ts'

const today = { year: 2026, month: 11 }
const jobText = `Kitchen manager
Requirements
- 3 years as a cook or sous chef in a hotel kitchen
- Menu planning and stock control
- HACCP and food safety
- Rota planning
Nice to have
- French`
const posting = { text: jobText, read: packPosting(jobText) }

const cv: CvDocument = {
  header: {
    name: 'Ines Farrow',
    email: 'ines.farrow@example.com',
    phone: '020 5550 0110',
    location: 'Tidewick',
    links: [],
  },
  summary: 'Sous chef who runs a hotel kitchen of six and plans its menus.',
  experience: [
    {
      title: 'Sous chef',
      company: 'Harbour Hotel',
      dates: 'Mar 2020 – Present',
      bullets: [
        'Plan four menus a year for 90 covers',
        'Responsible for managing stock control and ordering for a line of six',
        'Keep the HACCP file; no complaint in three inspections',
      ],
    },
    {
      title: 'Cook',
      company: 'Larkfield Hotel',
      dates: 'Jun 2016 – Feb 2020',
      bullets: ['Cooked breakfast and lunch for 120 guests', 'Trained two apprentices'],
    },
  ],
  education: [
    { degree: 'Diploma in Catering', institution: 'Northmere College', dates: '2016', details: [] },
  ],
  skills: ['Food safety', 'Menu planning', 'Rota planning', 'French'],
  others: [],
}

describe('answerRequest', () => {
  it('gives the numbers of the engine for the page, over 200 CVs', async () => {
    const seen = new Set<number>()
    for (let index = 0; index < 200; index++) {
      const varied = variant(index)
      const reply = await answerRequest({ kind: 'score', cv: varied, posting, today })
      const { text: cvText, cv: own } = toCvLines(varied)
      const report = analyze({ cvText, cv: own, jobText, today })
      if (reply.kind !== 'score' || reply.score?.status !== 'scored') throw new Error('No score')
      if (report.status !== 'scored') throw new Error('No report')
      expect(reply.score.score).toBe(report.score)
      expect(reply.score.subScores.slice(0, report.subScores.length)).toEqual(
        report.subScores.map(({ name, percent }) => ({ name, percent })),
      )
      seen.add(reply.score.score)
    }
    expect(seen.size).toBeGreaterThan(5)
  })

  it('reads a posting that no server read, or read by another algorithm, to the same numbers', async () => {
    const { read } = posting
    const replies = await Promise.all(
      [read, null, { ...read, version: algorithmVersion - 1, requirements: [] }].map((each) =>
        answerRequest({ kind: 'score', cv, posting: { text: jobText, read: each }, today }),
      ),
    )
    expect(replies[1]).toEqual(replies[0])
    expect(replies[2]).toEqual(replies[0])
  })

  it('names the field in which the evidence of a row stands', async () => {
    const reply = await answerRequest({ kind: 'score', cv, posting, today })
    if (reply.kind !== 'score' || reply.score?.status !== 'scored') throw new Error('No score')
    const row = reply.score.rows.find(({ text }) => /HACCP/i.test(text))
    expect(row).toMatchObject({ path: 'experience.0.bullets.2' })
  })

  it('says why there is no score', async () => {
    const reply = await answerRequest({
      kind: 'score',
      cv,
      posting: { text: 'https://example.com/job', read: null },
      today,
    })
    expect(reply).toMatchObject({
      score: { status: 'refused', words: expect.stringContaining('only a link') },
    })
    expect(await answerRequest({ kind: 'score', cv, posting: null, today })).toMatchObject({
      score: null,
    })
  })

  it('notes what a reader would stumble over, without a posting', async () => {
    const reply = await answerRequest({ kind: 'note', cv })
    if (reply.kind !== 'note') throw new Error('Not noted')
    expect(reply.notes).toContainEqual(
      expect.objectContaining({ path: 'experience.0.bullets.1', code: 'weak-verb' }),
    )
  })

  it('weighs a change by making it', async () => {
    const path = 'experience.0.bullets.2'
    const changed = withChange(cv, { path, after: 'Sing' })
    expect(changed.experience[0]?.bullets[2]).toBe('Sing')
    const reply = await answerRequest({ kind: 'weigh', cv, posting, today, path, changed })
    if (reply.kind !== 'weigh') throw new Error('Not weighed')
    const [before, after] = await Promise.all([cv, changed].map(scoreOf))
    expect(reply.weight?.points).toBe((after ?? 0) - (before ?? 0))
    expect(reply.weight?.points).toBeLessThan(0)
  })
})

async function scoreOf(each: CvDocument): Promise<number> {
  const reply = await answerRequest({ kind: 'score', cv: each, posting, today })
  if (reply.kind !== 'score' || reply.score?.status !== 'scored') throw new Error('No score')
  return reply.score.score
}

/** The CV without some of its lines, another choice for each number. */
function variant(index: number): CvDocument {
  const isKept = (_: unknown, at: number) => ((index >> at) & 1) === 0
  return {
    ...cv,
    experience: cv.experience.map((role) => ({ ...role, bullets: role.bullets.filter(isKept) })),
    skills: [...cv.skills.filter((_, at) => ((index >> (at + 3)) & 1) === 0), `Skill ${index}`],
  }
}
