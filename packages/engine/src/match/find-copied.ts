import type { Span } from '../text/span.ts'
import { NumberMarks } from '../text/tables/number-marks.ts'
import { numberOfRoot, type Token, tokenize } from '../text/tokenize.ts'

/** So many words in a row that stand in the posting, too, make a shared phrase. */
export const phraseWords = 4
/**
 * One shared phrase is chance, or the trade's own way of speaking: of 791 CVs sent for work of their
 * own, the most held six. From so many on, the posting was taken over phrase by phrase.
 */
export const phrasesOfCopy = 13
/** A stretch counts as no more: one sentence of the posting, however long, does not make all the rest a copy. */
export const mostOfStretch = 6
/** So many shared phrases that overlap are a stretch of twelve words, which nobody writes by chance. */
const phrasesOfStretch = 9

type Word = Pick<Token, 'start' | 'end' | 'root' | 'rootNumber'>

interface Words {
  readonly text: string
  readonly tokens: readonly Token[]
}

/** Stretches of a CV that repeat the posting word for word. */
export function findCopied(told: Words, asked: Words): Span[] {
  const cv = withAnds(told)
  const job = withAnds(asked)
  const shared = stretches(sharedPhrases(cv, job))
  const inAll = shared.reduce((sum, { phrases }) => sum + Math.min(phrases, mostOfStretch), 0)
  const fewest = inAll >= phrasesOfCopy ? 1 : phrasesOfStretch
  return shared
    .filter(({ first, last }) => last - first + 1 >= fewest)
    .map(({ first, last, phrases }) => ({
      start: cv[first]?.start ?? 0,
      end: cv[last + phraseWords - 1]?.end ?? 0,
      phrases,
    }))
    .filter(
      ({ start, end, phrases }) =>
        phrases > mostByChance || !told.text.slice(start, end).includes('\n'),
    )
    .map(({ start, end }) => ({ start, end }))
}

/** "Education", and "High School Diploma" below it: so few phrases across lines are no sentence of the posting. */
const mostByChance = 2

/** Signs that people write for "and": as no words, they would part a stretch. */
function withAnds({ text, tokens }: Words): readonly Word[] {
  if (!/\s[&+]\s/.test(text)) return tokens
  const [and] = tokenize('and')
  return tokens.flatMap((token, at): Word[] => {
    const start = tokens[at - 1]?.end ?? 0
    const isNear = at > 0 && token.start > start + 2 && token.start < start + longestAnd
    const isJoined = isNear && /^\s+[&+]\s+$/.test(text.slice(start, token.start))
    if (!isJoined || !and) return [token]
    return [{ start, end: token.start, root: and.root, rootNumber: and.rootNumber }, token]
  })
}

/** With blanks around it. */
const longestAnd = 10

/** Where in a CV the phrases begin that the posting has, too. */
function sharedPhrases(cv: readonly Word[], job: readonly Word[]): number[] {
  marks.clear()
  asked = readPhrases(job, asked)
  for (let at = 0; at < job.length; at += 1) marks.add(markOf(asked[at] ?? 0))
  told = readPhrases(cv, told)
  const alike: number[] = []
  for (let at = 0; at < cv.length; at += 1) {
    const phrase = told[at] ?? 0
    if (phrase !== 0 && marks.has(markOf(phrase))) alike.push(at)
  }
  if (alike.length === 0) return []
  const phrases = new Set(asked.subarray(0, job.length))
  return alike.filter((at) => phrases.has(told[at] ?? 0))
}

/** Few phrases are shared: a mark for some of a phrase's bits sorts out nearly all others. */
function markOf(phrase: number): number {
  return (phrase >>> 1) & (markBound - 1)
}

const markBound = 2 ** 13
const marks = new NumberMarks(markBound)
/** The phrases of the posting and of the CV that are compared. */
let asked = new Int32Array(2 ** 10)
let told = new Int32Array(2 ** 11)

/** Every four words in a row as a number, where the first of them stands; 0 where four do not follow. */
function readPhrases(tokens: readonly Word[], room: Int32Array<ArrayBuffer>) {
  const phrases = room.length < tokens.length ? new Int32Array(tokens.length * 2) : room
  phrases.fill(0, Math.max(0, tokens.length - phraseWords + 1), tokens.length)
  let [first, second, third] = [0, 0, 0]
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    const fourth = token ? token.rootNumber || numberOfOwn(token) : 0
    const isWhole = first > 0 && second > 0 && third > 0 && fourth > 0
    if (at + 1 >= phraseWords)
      phrases[at + 1 - phraseWords] = isWhole ? phraseOf([first, second, third, fourth]) : 0
    first = second
    second = third
    third = fourth
  }
  return phrases
}

/** A process numbers so many words and no more; the letters of one that came later are its number, or it would part a stretch. */
function numberOfOwn(token: Word): number {
  const known = numberOfRoot(token)
  if (known > 0) return known
  let number = 7
  for (let at = 0; at < token.root.length; at += 1)
    number = Math.imul(number ^ token.root.charCodeAt(at), 0x01000193)
  return (number >>> 1) | 1
}

function phraseOf(words: readonly [number, number, number, number]): number {
  let phrase = 7
  for (const word of words) phrase = Math.imul(phrase ^ word, 0x01000193) + (phrase >>> 15)
  return phrase | 1
}

interface Stretch {
  readonly first: number
  readonly last: number
  readonly phrases: number
}

/** Phrases that begin one word after the other, put together. */
function stretches(starts: readonly number[]): Stretch[] {
  const found: Stretch[] = []
  for (const at of starts) {
    const before = found.at(-1)
    if (before && at <= before.last + phraseWords)
      found[found.length - 1] = { ...before, last: at, phrases: before.phrases + 1 }
    else found.push({ first: at, last: at, phrases: 1 })
  }
  return found
}
