import { NumberMarks } from '../text/number-marks.ts'
import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'

/** So many words in a row that stand in the posting, too, make a shared phrase. */
export const phraseWords = 4
/**
 * One shared phrase is chance, or the trade's own way of speaking: of 791 CVs sent for work of their
 * own, the most held six. From so many on, the posting was taken over phrase by phrase.
 */
export const phrasesOfCopy = 14
/** So many shared phrases that overlap are a stretch of twelve words, which nobody writes by chance. */
const phrasesOfStretch = 9

/** Stretches of a CV that repeat the posting word for word. */
export function findCopied(cv: readonly Token[], job: readonly Token[]): Span[] {
  const shared = sharedPhrases(cv, job)
  const isCopy = shared.length >= phrasesOfCopy
  const fewest = isCopy ? 1 : phrasesOfStretch
  return stretches(shared)
    .filter(({ first, last }) => last - first + 1 >= fewest)
    .map(({ first, last }) => ({
      start: cv[first]?.start ?? 0,
      end: cv[last + phraseWords - 1]?.end ?? 0,
    }))
}

/** Where in a CV the phrases begin that the posting has, too. */
function sharedPhrases(cv: readonly Token[], job: readonly Token[]): number[] {
  asked.clear()
  for (let at = 0; at + phraseWords <= job.length; at += 1) asked.add(markOf(phraseAt(job, at)))
  const alike: number[] = []
  for (let at = 0; at + phraseWords <= cv.length; at += 1) {
    const phrase = phraseAt(cv, at)
    if (phrase !== 0 && asked.has(markOf(phrase))) alike.push(at)
  }
  if (alike.length === 0) return []
  const phrases = new Set(job.map((_, at) => phraseAt(job, at)))
  return alike.filter((at) => phrases.has(phraseAt(cv, at)))
}

/** Few phrases are shared: a mark for some of a phrase's bits sorts out nearly all others. */
function markOf(phrase: number): number {
  return (phrase >>> 1) & (markBound - 1)
}

const markBound = 2 ** 13
const asked = new NumberMarks(markBound)

/** Four words in a row as a number; 0 where one of them is a word we have no number for. */
function phraseAt(tokens: readonly Token[], at: number): number {
  let phrase = 7
  for (let i = at; i < at + phraseWords; i += 1) {
    const word = tokens[i]?.rootNumber ?? 0
    if (word === 0) return 0
    phrase = Math.imul(phrase ^ word, 0x01000193) + (phrase >>> 15)
  }
  return phrase | 1
}

interface Stretch {
  readonly first: number
  readonly last: number
}

/** Phrases that begin one word after the other, put together. */
function stretches(starts: readonly number[]): Stretch[] {
  const found: Stretch[] = []
  for (const at of starts) {
    const before = found.at(-1)
    if (before && at <= before.last + phraseWords) found[found.length - 1] = { ...before, last: at }
    else found.push({ first: at, last: at })
  }
  return found
}
