import type { Span } from '../cv.ts'
import { findDates } from '../dates/find-dates.ts'
import { tellsTerms } from '../lexicon/employment-terms.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { countPieces } from '../words/count-pieces.ts'
import { isOnlyPlace } from '../words/cut-place.ts'
import { endOfSentence } from '../words/end-of-sentence.ts'
import { beginsWithDeed, smallShare } from '../words/is-prose.ts'
import { hinted, likely, organisationWeight, titleWeight } from '../words/weigh-words.ts'
import { sign, signedWords } from '../words/word-signs.ts'
import { opensWithPaper } from './is-sure-role.ts'

const longestHead = 150
const longestName = 72
const mostWordsOfFirm = 9
const mostWordsOfPost = 4

/**
 * "Hill Foods, Hull. General labour, packing then kitchen line. May 2023 until now. I work afternoons": who employed
 * somebody, as what and when, each in a sentence of its own. The line is cut into its head and what it tells.
 */
export function stoppedNames(line: CvLine): CvLine[] | null {
  const { text, start } = line
  const firm = sentenceAt(text, 0)
  const post = firm && postAfter(text, firm)
  const range = post && findDates(text).find(({ from }) => from !== null)
  if (!firm || !post || !range || range.start < post.next || range.end > longestHead) return null
  if (!mayTellTime(text.slice(post.next, range.start), text.slice(range.end))) return null
  const names = namesIn(text, firm, post)
  if (!names) return null
  const { beside, ...stopped } = names
  const head = { ...line, end: start + range.end, text: text.slice(0, range.end), isHead: true }
  return [
    { ...head, stopped },
    ...telling(line, beside),
    ...telling(line, { start: range.end, end: text.length }).map((told) => ({ ...told, gap: 1 })),
  ]
}

/** "Corner Shop. Leeds. Shop assistant." */
function postAfter(text: string, { next }: Sentence): Sentence | null {
  const second = sentenceAt(text, next)
  const isPlace = second !== null && isOnlyPlace(text.slice(second.start, second.end))
  return isPlace ? sentenceAt(text, second.next) : second
}

interface Sentence extends Span {
  readonly next: number
}

function sentenceAt(text: string, from: number): Sentence | null {
  const end = endOfSentence(text, from)
  if (end === null || text[end] !== '.' || end - from > longestName) return null
  const behind = /^\.\s*/.exec(text.slice(end))?.[0].length ?? 0
  return { start: from, end, next: end + behind }
}

/** Nothing stands beside the dates but the terms of the work, and a remark in brackets. */
function mayTellTime(before: string, after: string): boolean {
  const terms = before.replace(/[\s,:]+$/, '')
  return (terms === '' || tellsTerms(terms)) && /^(?:\.|\s*$|\s?\()/.test(after)
}

interface Names {
  readonly company: Span
  readonly title: Span | null
  /** What the sentence of the post says more. */
  readonly beside: Span
}

/** The employer comes first, as people tell it, unless the first name is a post's and the second a firm's. */
function namesIn(text: string, first: Sentence, second: Sentence): Names | null {
  const [one, two] = [text.slice(first.start, first.end), text.slice(second.start, second.end)]
  if (!/^\p{Lu}/u.test(two) || isStudy(one, two) || !mayBeFirm(one) || beginsWithDeed(two))
    return null
  if (titleWeight(beforeComma(one)) < likely || titleWeight(beforeComma(two)) >= hinted) {
    const title = postIn(text, second)
    const beside = { start: title ? title.end : second.start, end: second.end }
    return { company: first, title, beside }
  }
  const title = { start: first.start, end: first.start + beforeComma(one).length }
  const isNamed =
    severalNames.test(two) || (organisationWeight(two) >= likely && smallShare(two) < 0.5)
  return isNamed ? { company: second, title, beside: { ...first, start: title.end } } : null
}

/** "Blue Anchor, Hull". */
const severalNames = /^(?:The )?\p{Lu}[\p{L}'’-]+(?: (?:& |and )?\p{Lu}[\p{L}'’-]+)*, \p{Lu}\p{L}+/u

function mayBeFirm(words: string): boolean {
  const isName = /^[\p{Lu}\d]/u.test(words) && smallShare(words) <= 0.6
  return isName && countPieces(words) <= mostWordsOfFirm && !beginsWithDeed(words)
}

function beforeComma(words: string): string {
  const [first = ''] = words.split(',', 1)
  return first
}

/** "Hill College. Teacher's diploma." */
function isStudy(firm: string, post: string): boolean {
  const signs = signedWords(firm).all | signedWords(post).all
  const isTaught = (signs & (sign.schoolNoun | sign.schoolEnding)) !== 0
  return opensWithPaper(firm) || opensWithPaper(post) || (isTaught && (signs & sign.degree) !== 0)
}

/** What stands before the first comma, if its words or its brevity tell a post; several things were made or done. */
function postIn(text: string, { start, end }: Span): Span | null {
  const first = beforeComma(text.slice(start, end))
  const isBrief = countPieces(first) <= mostWordsOfPost && !/\d|[^s]s$/.test(first)
  if (titleWeight(first) < hinted && !isBrief) return null
  return { start, end: start + first.length }
}

function telling(line: CvLine, { start, end }: Span): CvLine[] {
  const words = line.text.slice(start, end)
  const from = start + (/^[\s.,;:]*/.exec(words)?.[0].length ?? 0)
  const text = line.text.slice(from, end)
  if (text.length === 0 || tellsTerms(text)) return []
  const place = { start: line.start + from, end: line.start + end }
  return [{ ...line, ...place, text, gap: 0, numbered: false, hashes: 0, isTelling: true }]
}
