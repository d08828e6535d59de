import { describe, expect, it } from 'vitest'
import { cvText, posting } from '../../test/analyses/cv-and-posting.ts'
import { runCommand } from '../../test/processes/run-command.ts'
import { scoreCommand } from './score.ts'

const pair = (id: string, cv = cvText) =>
  `${JSON.stringify({ id, cv_text: cv, jd_text: posting })}\n`

const score = (input: string) => runCommand(scoreCommand, [], input)

describe('rolefit score', () => {
  it('answers a line for each line, in their order', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `pair ${index}`)
    const { status, said } = await score(ids.map((id) => pair(id)).join('\n'))
    const scores = said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(status).toBe(0)
    expect(scores.map(({ id }) => id)).toEqual(ids)
    expect(new Set(scores.map((each) => each.score)).size).toBe(1)
    expect(scores[0]).toMatchObject({
      score: expect.any(Number),
      sub_scores: { Skills: expect.any(Number) },
    })
  })

  it('says why a pair has no score, and goes on', async () => {
    const { status, said } = await score(pair('empty', '') + pair('whole'))
    const [empty, whole] = said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(status).toBe(0)
    expect(empty).toEqual({ id: 'empty', score: null, refused: expect.any(String) })
    expect(whole.score).toBeGreaterThan(0)
  })

  it('stops at a line that is no pair, after the pairs before it', async () => {
    const { status, said, complained } = await score(`${pair('one')}{"id":"two"}\n${pair('three')}`)
    expect(status).toBe(2)
    expect(complained).toBe('Line 2 is not a JSON object with "id", "cv_text" and "jd_text".\n')
    expect(said).not.toContain('three')
  })
})
