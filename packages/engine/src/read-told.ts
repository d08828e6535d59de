import type { AnalyzeInput } from './analyze.ts'
import type { Cv } from './cv/cv.ts'
import { readCv } from './cv/read-cv.ts'
import { keepLatest } from './keep-latest.ts'
import { readKnowledge } from './knowledge.ts'
import { readWords, type WordedText } from './lexicon/read-words.ts'

/** What a CV tells: its parts and its words. */
interface Told {
  readonly cv: Cv
  readonly worded: WordedText
}

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
  const latest = keepLatest<Told>()
  return (input) =>
    input.layout || input.cv ? readTold(input) : latest(input.cvText, () => readTold(input))
}
