import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { analyze } from '@rolefit/engine'

const content = join(import.meta.dirname, '../../../../content')
const read = (file: string) => readFileSync(join(content, file), 'utf8')

describe('what the articles say', () => {
  it('of repeating a skill: a second place counts, more of the same does not, and a lot is reported', () => {
    expect(read('blog/job-description-keywords.md')).toContain('the score rose by a point at most')
    const before = listWoundCare(0)
    const once = listWoundCare(1)
    expect([0, 1]).toContain(once.score - before.score)
    for (const times of [2, 4, 10]) expect(listWoundCare(times).score).toBe(once.score)
    const often = listWoundCare(20)
    expect(often.score).toBe(once.score)
    expect(often.quality.atsReadiness).toBeLessThan(once.quality.atsReadiness)
  })
})

function listWoundCare(times: number) {
  const cvText = read('example/cv.txt').replace(
    'Skills\n',
    `Skills\n${'Wound care, '.repeat(times)}`,
  )
  const jobText = read('example/job.txt')
  const report = analyze({ cvText, jobText, today: { year: 2026, month: 11 } })
  if (report.status === 'refused') throw new Error(report.reason)
  return report
}
