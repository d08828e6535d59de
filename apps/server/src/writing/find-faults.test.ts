import { describe, expect, it } from 'vitest'
import { readCv, regenerate } from '@rolefit/engine'
import { readAllCvs } from '../../test/analyses/all-cvs.ts'
import { testEngine } from '../../test/test-workers.ts'
import { lineWordings } from '../../test/writing/line-wordings.ts'
import { findFaults } from './find-faults.ts'

interface Line {
  readonly role: number
  readonly about: string
  readonly text: string
}

const leastCaught = 0.93
const leastPassed = 0.97
/** Refused is what needs a trade's knowledge: that controllers are PLCs, that sucklers are cows. */
const mostRefused = 9
/** Missed are plain words that make a thing another: a national archive, life policies. */
const mostMissed = 3
const cvs = (await readAllCvs()).map(({ text }) => ({ text, cv: readCv(text) }))

/** Each line of a CV with the first clause of a line of another role added to it. */
const moved = cvs.flatMap(({ text, cv }) => {
  const lines = cv.experience.flatMap(({ title, company, bullets }, role): Line[] => {
    const about = [title?.text, company?.text].filter(Boolean).join(', ')
    return bullets.map((bullet) => ({ role, about, text: bullet.text }))
  })
  return lines.flatMap((line) => {
    const other = lines.find(({ role }) => role !== line.role)
    const clause = other?.text.split(/[,;.]/)[0] ?? ''
    return clause === ''
      ? []
      : [{ line, draft: '', wording: `${line.text} and ${clause}`, cvText: text }]
  })
})
/** Every line that our own writer words anew; dates and what is to go are nobody's to word. */
const drafted = cvs.flatMap(({ text, cv }) =>
  regenerate(cv, { cvText: text, suggestions: ['Show results'] })
    .patches.filter(({ path, after }) => after !== '' && !path.endsWith('.dates'))
    .map((patch) => ({
      line: { about: '', text: patch.before },
      draft: patch.after,
      wording: patch.after,
      cvText: text,
    })),
)

type Case = (typeof moved)[number] | (typeof drafted)[number]

async function countFaulty(cases: readonly Case[]): Promise<number> {
  const faults = await findFaults(
    testEngine,
    cases.map(({ line, draft, wording, cvText }) => ({
      text: wording,
      source: line.text,
      about: line.about,
      draft,
      elsewhere: cvText.split('\n').filter((each) => !each.includes(line.text)),
      keeps: 'facts',
    })),
  )
  return faults.filter((each) => each.length > 0).length
}

interface Wording {
  readonly text: string
  readonly isTrue: boolean
  readonly faults: readonly string[]
}

async function judgeWordings(): Promise<readonly Wording[]> {
  const judged = lineWordings
    .trim()
    .split('\n# ')
    .flatMap((group) => {
      const [head = '', ...texts] = group.replace(/^# /, '').split('\n')
      const [source = '', about = '', others = ''] = head.split(' | ')
      const elsewhere = others.split('; ')
      return texts.map(async (written): Promise<Wording> => {
        const text = written.slice(2)
        const claim = { text, source, about, elsewhere, draft: source, keeps: 'facts' as const }
        const [faults = []] = await findFaults(testEngine, [claim])
        return { text, isTrue: written.startsWith('+'), faults }
      })
    })
  return Promise.all(judged)
}

describe('findFaults', () => {
  it(`finds what moved from one role of a CV to another, in ${moved.length} tries`, async () => {
    expect(moved.length).toBeGreaterThan(250)
    expect((await countFaulty(moved)) / moved.length).toBeGreaterThanOrEqual(leastCaught)
  })

  it(`lets our own wordings pass, all ${drafted.length} of them`, async () => {
    expect(drafted.length).toBeGreaterThan(30)
    const passed = drafted.length - (await countFaulty(drafted))
    expect(passed / drafted.length).toBeGreaterThanOrEqual(leastPassed)
  })

  it('tells true wordings of a line from false ones, a hundred of each, in 26 trades', async () => {
    const wordings = await judgeWordings()
    const [right, wrong] = [true, false].map((isTrue) =>
      wordings.filter((each) => each.isTrue === isTrue),
    )
    const refused = right?.filter(({ faults }) => faults.length > 0) ?? []
    const missed = wrong?.filter(({ faults }) => faults.length === 0) ?? []
    expect(right?.length).toBeGreaterThanOrEqual(100)
    expect(wrong?.length).toBeGreaterThanOrEqual(100)
    expect(refused.length, JSON.stringify(refused)).toBeLessThanOrEqual(mostRefused)
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(mostMissed)
  })

  it('finds another measure, coin or place behind the same figures', async () => {
    const source = 'Sold 180 policies a year, third of 24 agents, for £90,000'
    const about = { source, elsewhere: [], draft: source, keeps: 'facts' as const }
    const judged = await findFaults(testEngine, [
      { ...about, text: 'Sold 180 policies a month, third of 24 agents, for £90,000' },
      { ...about, text: 'Sold 180 policies a year, first of 24 agents, for £90,000' },
      { ...about, text: 'Sold 180 policies a year, third of 24 agents, for €90,000' },
      { ...about, text: 'Sold 180 policies yearly, 3rd of 24 agents, for GBP 90,000' },
    ])
    expect(judged.map((faults) => faults.length > 0)).toEqual([true, true, true, false])
  })

  it('finds work that was shared and is told as one person’s own', async () => {
    const source = 'Assisted in resolving complaints of 40 guests'
    const about = { source, elsewhere: [], draft: source, keeps: 'facts' as const }
    const [own, shared] = await findFaults(testEngine, [
      { ...about, text: 'Resolved complaints of 40 guests' },
      { ...about, text: 'Helped to resolve complaints of 40 guests' },
    ])
    expect(own).toEqual(['made one’s own what was shared'])
    expect(shared).toEqual([])
  })
})
