import { type Assessment, assess } from './assess.ts'
import type { Month } from './candidate/months-worked.ts'
import { compareRead, type ReadPosting } from './compare-read.ts'
import type { Cv } from './cv/cv.ts'
import { readKnowledge } from './knowledge.ts'
import { readWords } from './lexicon/find/read-words.ts'
import type { Refusal } from './refuse.ts'

interface ReadInput {
  readonly cvText: string
  /** What the text says, as its fields have it. */
  readonly cv: Cv
  readonly posting: ReadPosting
  readonly today: Month
}

/**
 * Scores a CV whose fields are known against a posting that was read, as `analyze` does. Nothing of
 * what reads CVs and postings is needed for it, so a browser need not carry that.
 */
export function scoreRead({ cvText, cv, posting, today }: ReadInput): Assessment | Refusal {
  const told = { cv, worded: readWords(readKnowledge().lexicon, cvText) }
  const compared = compareRead({ posting, told, today })
  return compared.status === 'refused' ? compared : assess(compared, { today })
}
