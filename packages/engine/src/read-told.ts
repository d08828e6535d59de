import type { AnalyzeInput } from './analyze.ts'
import type { Told } from './compare-read.ts'
import { readCv } from './cv/read-cv.ts'
import { keepLatest } from './keep-latest.ts'
import { readKnowledge } from './knowledge.ts'
import { readWords } from './lexicon/read-words.ts'
import { readableText } from './text/readable-text.ts'

export type ReadTold = (input: Pick<AnalyzeInput, 'cvText' | 'layout' | 'cv'>) => Told

/** Reads a CV, and keeps nothing of it. Of a bare text what it says of places is true of the readable one. */
export function readTold(input: Parameters<ReadTold>[0]): Told {
  const { layout, cv } = input
  const text = toReadable(input)
  return { cv: cv ?? readCv(text, layout), worded: readWords(readKnowledge().lexicon, text) }
}

/** A text whose lines or fields are known is readable already, and its places must stay true. */
function toReadable({ cvText, layout, cv }: Parameters<ReadTold>[0]): string {
  return layout || cv ? cvText : readableText(cvText)
}

/**
 * Reads CVs as `readTold` does and keeps the last few for as long as it lives itself, for who scores one CV
 * against many postings.
 */
export function keepTold(): ReadTold {
  const latest = keepLatest<Told>(({ worded }) => worded.text)
  return (input) =>
    input.layout || input.cv ? readTold(input) : latest(toReadable(input), () => readTold(input))
}
