import type { AnalyzeInput } from './analyze.ts'
import type { Told } from './compare-read.ts'
import { readCv } from './cv/read-cv.ts'
import { keepLatest } from './keep-latest.ts'
import { readKnowledge } from './knowledge.ts'
import { readWords } from './lexicon/read-words.ts'

export type ReadTold = (input: Pick<AnalyzeInput, 'cvText' | 'layout' | 'cv'>) => Told

/** Reads a CV, and keeps nothing of it. */
export function readTold({ cvText, layout, cv }: Parameters<ReadTold>[0]): Told {
  return { cv: cv ?? readCv(cvText, layout), worded: readWords(readKnowledge().lexicon, cvText) }
}

/**
 * Reads CVs as `readTold` does and keeps the last few for as long as it lives itself, for who scores one CV
 * against many postings.
 */
export function keepTold(): ReadTold {
  const latest = keepLatest<Told>(({ worded }) => worded.text)
  return (input) =>
    input.layout || input.cv ? readTold(input) : latest(input.cvText, () => readTold(input))
}
