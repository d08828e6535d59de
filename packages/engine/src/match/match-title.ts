import type { Candidate, HeldTitle } from '../candidate/candidate.ts'
import type { Job } from '../job/job.ts'
import { quoteSpan } from '../text/span.ts'
import { tokenize } from '../text/tokenize.ts'
import type { WordWeights } from '../words/word-weight.ts'
import { type Found, nothingFound } from './match-terms.ts'

/** A role under the same title counts full, one of the same family nearly, one of the same field little. */
const closeness = { sameTitle: 1, sameFamily: 0.8, sameField: 0.3, mentioned: 0.6 } as const

/** Whether the CV's roles go by the job's title, or by one among which people move. */
export function matchTitle(
  job: Job,
  candidate: Candidate,
  need: { readonly roots: readonly string[]; readonly words: WordWeights },
): Found {
  let best = nothingFound
  for (const held of candidate.titles) {
    const credit = titleCredit(job, held, need)
    if (credit <= best.credit) continue
    best = {
      credit,
      how: credit >= closeness.sameFamily * 0.7 ? 'same' : 'related',
      evidence: [{ ...quoteSpan(candidate.text, held), how: 'same', strength: 'described' }],
    }
  }
  return best
}

function titleCredit(
  job: Job,
  held: HeldTitle,
  need: { readonly roots: readonly string[]; readonly words: WordWeights },
): number {
  const place = held.isRole ? 1 : closeness.mentioned
  const byFamily = Math.max(0, ...job.titles.map((title) => kinship(title, held)))
  return Math.max(byFamily, sharedWords(held, need)) * place * held.recency
}

function kinship(title: Job['titles'][number], held: HeldTitle): number {
  if (title.name === held.title.name) return closeness.sameTitle
  if (title.family === held.title.family) return closeness.sameFamily
  return title.field === held.title.field ? closeness.sameField : 0
}

/** The share of the job title's words, by what they tell, that the held title has, too. */
function sharedWords(
  held: HeldTitle,
  need: { readonly roots: readonly string[]; readonly words: WordWeights },
): number {
  const own = new Set(tokenize(held.title.name).map((token) => token.root))
  let total = 0
  let shared = 0
  for (const root of need.roots) {
    const weight = Math.max(need.words.weigh(root), 0.15)
    total += weight
    if (own.has(root)) shared += weight
  }
  return total === 0 ? 0 : (shared / total) * closeness.sameFamily
}
