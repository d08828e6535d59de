import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import { readWords } from '../lexicon/find/read-words.ts'
import { markAccuracy } from './fixtures/mark-accuracy.ts'
import { postingsAsPasted } from './fixtures/postings-as-pasted.ts'
import { postingsAsPastedHeldOut } from './fixtures/postings-as-pasted-held-out.ts'
import { postingsFromBoards } from './fixtures/postings-from-boards.ts'
import { postingsFromElsewhere } from './fixtures/postings-from-elsewhere.ts'
import { postingsHeldOut } from './fixtures/postings-held-out.ts'
import { postingsHeldOutToo } from './fixtures/postings-held-out-too.ts'
import { postingsLookedAt } from './fixtures/postings-looked-at.ts'
import { postingsLookedAtToo } from './fixtures/postings-looked-at-too.ts'
import { postingsOfRareForms } from './fixtures/postings-of-rare-forms.ts'
import { postingsOfRareTrades } from './fixtures/postings-of-rare-trades.ts'
import { readJob } from './read-job.ts'

const { lexicon, words } = readKnowledge()
const read = (posting: string) => readJob(lexicon, words, readWords(lexicon, posting))

const sets = [
  ['looked at', [...postingsLookedAt, ...postingsLookedAtToo]],
  ['held out', [...postingsHeldOut, ...postingsHeldOutToo]],
  ['pasted and looked at', postingsAsPasted],
  ['pasted and held out', postingsAsPastedHeldOut],
  ['pasted, rare trades', postingsOfRareTrades],
  ['pasted from job boards', postingsFromBoards],
  ['pasted, rare forms', postingsOfRareForms],
  ['pasted from elsewhere', postingsFromElsewhere],
] as const

/** Shares below which a change has made the reading worse: as people paste them, lines and heads are lost. */
const least = {
  precision: { typed: 0.86, pasted: 0.86 },
  recall: { typed: 0.86, pasted: 0.7 },
  importance: { typed: 0.84, pasted: 0.82 },
  duties: { typed: 0.64, pasted: 0.62 },
  'true duties': { typed: 0.68, pasted: 0.76 },
  heads: { typed: 0.67, pasted: 0.45 },
} as const

describe('readJob on postings with a recruiter’s marks', () => {
  it.each(sets)('reads the ones that were %s', (name, postings) => {
    const { shares, misses } = markAccuracy(postings, read)
    for (const [count, { right, of }] of Object.entries(shares))
      process.stdout.write(`${name}, ${count}: ${right} of ${of}\n`)
    const written = name.startsWith('pasted') ? 'pasted' : 'typed'
    const low = Object.entries(least).filter(([count, { [written]: share }]) =>
      Object.entries(shares).some(([own, { right, of }]) => own === count && right / of < share),
    )
    expect(low, misses.join('\n')).toEqual([])
  })

  it('counts an ask that bears no mark, a mark not read and a wish taken for a must', () => {
    const posting = '{t:Welder}\n\nRequirements\n- {w:MIG welding}\n- {m:To be nice}\n- TIG welding'
    const { shares } = markAccuracy([posting], read)
    expect(shares.precision.right).toBeLessThan(shares.precision.of)
    expect(shares.recall).toEqual({ right: 1, of: 2 })
    expect(shares.importance).toEqual({ right: 0, of: 1 })
  })
})
