import type { AnalyzeInput } from './analyze.ts'
import type { Told } from './compare-read.ts'
import { asTyped } from './cv/lines/as-typed.ts'
import { readCv } from './cv/read-cv.ts'
import { keepLatest } from './keep-latest.ts'
import { readKnowledge } from './knowledge.ts'
import { readWords } from './lexicon/find/read-words.ts'
import { smallWords } from './text/capitals/small-words.ts'
import { readableText } from './text/letters/readable-text.ts'

type CvInput = Pick<AnalyzeInput, 'cvText' | 'layout' | 'cv'>
export type ReadTold = (input: CvInput) => TypedTold

/** A CV with its words as people type them, and its text as it was given: the same places hold the same letters. */
export interface TypedTold extends Told {
  readonly text: string
}

/** Reads a CV, and keeps nothing of it. Of a bare text what it says of places is true of the readable one. */
export function readTold(input: CvInput): TypedTold {
  return readText(isBare(input) ? readableText(input.cvText) : input.cvText, input)
}

/**
 * Reads CVs as `readTold` does and keeps the last few for as long as it lives itself, for who scores one CV
 * against many postings.
 */
export function keepTold(): ReadTold {
  const latest = keepLatest<TypedTold>(({ text }) => text)
  return (input) => {
    if (!isBare(input)) return readTold(input)
    const text = readableText(input.cvText)
    return latest(text, () => readText(text, input))
  }
}

/** A text whose lines or fields are known is readable already, and its places must stay true. */
function isBare({ layout, cv }: CvInput): boolean {
  return !layout && !cv
}

function readText(text: string, { layout, cv }: CvInput): TypedTold {
  const typed = cv ? null : asTyped(text, layout)
  const worded = readWords(readKnowledge().lexicon, typed?.text ?? text)
  return {
    cv: cv ?? readCv(text, layout, typed),
    worded: typed?.isCaseless ? { ...worded, smallWords } : worded,
    text,
  }
}
