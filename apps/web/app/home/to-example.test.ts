import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { analyze, doubtWords } from '@rolefit/engine'
import { toExample } from './to-example.ts'

const folder = join(import.meta.dirname, '../../../../content/example')
const sample = {
  cv: readFileSync(join(folder, 'cv.txt'), 'utf8'),
  job: readFileSync(join(folder, 'job.txt'), 'utf8'),
}

const engine = { analyze, doubtWords }

describe('toExample', () => {
  it('shows lines that sum to the score and to a hundred, the heaviest first', () => {
    const { score, requirements, others, words } = toExample(engine, sample)
    const lines = [...requirements, ...others]
    const sum = (of: 'points' | 'of') => lines.reduce((all, line) => all + line[of], words[of])
    expect(sum('points')).toBeCloseTo(score, 5)
    expect(sum('of')).toBeCloseTo(100, 5)
    const weights = lines.map(({ of }) => of)
    expect(weights).toEqual([...weights].sort((a, b) => b - a))
  })

  it('quotes only what the CV says', () => {
    const { requirements, glimpse } = toExample(engine, sample)
    for (const { asked, said, status } of [...requirements, ...glimpse]) {
      expect(sample.job).toContain(asked.before + asked.quote + asked.after)
      if (said) expect(sample.cv).toContain(said.before + said.quote + said.after)
      else expect(status).not.toBe('met')
    }
  })

  it('says why a number is less sure than others', () => {
    const { cv } = sample
    expect(toExample(engine, sample).doubts).toEqual([])
    const job =
      'Examinierte Pflegefachkraft (m/w/d)\n\nIhr Profil\n- Wundversorgung und Medikamentengabe\n- Erfahrung auf der Intensivstation\n- Bereitschaft zum Schichtdienst und zur Arbeit am Wochenende'
    expect(toExample(engine, { cv, job }).doubts).toContain(
      'The posting is not in English, which we read far less well.',
    )
  })

  it('shows each of the three marks at a glance', () => {
    const { glimpse } = toExample(engine, sample)
    expect(glimpse.map(({ status }) => status)).toEqual(['met', 'met', 'partly', 'missing'])
  })

  it('does not let a sample that cannot be scored onto the page', () => {
    expect(() => toExample(engine, { ...sample, job: '' })).toThrow('job-empty')
  })
})
