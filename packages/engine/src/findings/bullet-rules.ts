import type { Candidate } from '../candidate/candidate.ts'
import type { Month } from '../candidate/months-worked.ts'
import { isBreakEntry } from '../candidate/tells-break.ts'
import type { CvRole, CvText } from '../cv/cv.ts'
import { firstWord } from '../text/first-word.ts'
import { wordRoot } from '../text/forms/word-forms.ts'
import { WordTrait } from '../text/forms/word-trait.ts'
import { isPlainLetter, isPlainLetterOrDigit, isSpace } from '../text/letters/character-kinds.ts'
import { withoutKindFigures } from '../text/patterns/kind-figures.ts'
import { overlaps, type Quote } from '../text/span.ts'
import { opensWithDeed, readPresentVerb } from '../writing/verbs/present-verb.ts'
import { fillerPhrases, presentVerbs, weakOpenings } from '../writing/verbs/verbs.ts'
import type { Finding, FindingRule } from './finding.ts'
import type { FindingCode } from './finding-costs.ts'

const longBulletWords = 40
const shortBulletWords = 4
const fewestResultShare = 0.2
const fewBullets = 4
const mostSameVerb = 3
const longCvWords = 1200
const shortCvWords = 150
const mostQuotes = 3
const longestOpening = Math.max(...weakOpenings.map(({ length }) => length))

/** How the lines are written. */
export const bulletRules: readonly FindingRule[] = [
  ({ candidate }) => flag('too-long', candidate.wordCount > longCvWords),
  ({ candidate }) => flag('too-short', candidate.wordCount < shortCvWords),
  ({ candidate }) => {
    const bullets = candidate.cv.experience.flatMap(bulletsOf)
    return wordingRules.flatMap((rule) => rule(bullets))
  },
  ({ candidate }) => {
    const starts = findFillers(candidate)
    const found = fillerPhrases.flatMap((phrase) => {
      const start = starts.get(phrase)
      if (start === undefined) return []
      const end = start + phrase.length
      return [{ start, end, quote: candidate.text.slice(start, end) }]
    })
    return found.length === 0
      ? []
      : [{ code: 'filler-words', count: found.length, quotes: found.slice(0, mostQuotes) }]
  },
  ({ candidate, today }) => {
    const silent = candidate.cv.experience.filter(
      (role, at, roles) =>
        role.bullets.length === 0 &&
        !isRightAbove(role, roles[at + 1]) &&
        !isBreak(candidate.text, role) &&
        !isLongAgo(role, today),
    )
    const [first] = silent.flatMap(({ title }) => title ?? [])
    return silent.length === 0
      ? []
      : [{ code: 'no-bullets', count: silent.length, quotes: first ? quotes([first]) : [] }]
  },
  ({ candidate }) => {
    const past = candidate.cv.experience.filter(({ to }) => to !== null && to !== 'present')
    return about(
      'present-tense-in-past-role',
      past
        .flatMap(bulletsOf)
        .filter(({ text }) => presentVerbs.has(firstWord(text)) && readPresentVerb(text) !== null),
    )
  },
]

/** What the lines on work have in common. */
const wordingRules: readonly ((bullets: readonly CvText[]) => Finding[])[] = [
  (bullets) => {
    const without = bullets.filter(({ text }) => !hasFigure(text))
    const withResult = bullets.length - without.length
    const isPoor = bullets.length >= fewBullets && withResult < bullets.length * fewestResultShare
    if (!isPoor) return []
    const deeds = without.filter(({ text }) => opensWithDeed(text) && !isLong(text))
    return [{ code: 'few-results', count: 1, quotes: quotes(deeds.length > 0 ? deeds : without) }]
  },
  (bullets) =>
    about(
      'weak-opening',
      bullets.filter(({ text }) => opensWeakly(text)),
    ),
  (bullets) =>
    about(
      'first-person',
      bullets.filter(({ text }) => firstPerson.test(text)).map(sentenceOfPerson),
    ),
  (bullets) =>
    about(
      'long-bullet',
      bullets.filter(({ text }) => isLong(text)),
    ),
  (bullets) =>
    about(
      'short-bullet',
      bullets.filter(({ text }) => !hasMoreWords(text, shortBulletWords - 1)),
    ),
  (bullets) => {
    const byVerb = Map.groupBy(bullets, ({ text }) => wordRoot(firstWord(text)))
    const repeated = [...byVerb].filter(
      ([verb, own]) => verb !== '' && own.length > mostSameVerb && countDeeds(own) > mostSameVerb,
    )
    return repeated.length === 0
      ? []
      : [{ code: 'repeated-verb', count: repeated.length, quotes: [] }]
  },
]

/** "P&I", "Phase I" and "Level I" speak of nobody. */
const firstPerson =
  /(?<![&/]|\p{Lu}\p{L}* )\bI(?=[ ’'])|\b(?:my(?! (?:\w+ )?(?:children|kids|family|mum|mother|dad|father|parents|son|daughter)\b)|me)\b/u

/** Of lines that open alike, those that tell of something done; a line said twice is one. */
function countDeeds(bullets: readonly CvText[]): number {
  return new Set(bullets.map(({ text }) => text).filter(opensWithDeed)).size
}

/** Whole words, or more than one of them: a Mr Gurung calls himself no guru. */
const anyFiller = new RegExp(`(?:${fillerPhrases.join('|')})(?=s?(?!\\p{L}))`, 'iu')
/** An ending, and whether the word is over then. */
const lettersBehind = 2
const longestFiller = Math.max(...fillerPhrases.map(({ length }) => length))
const firstWords = [...new Set(fillerPhrases.map(firstWord))]
/** Scans put letters before a word that are none of its own, so it is enough that one is in it. */
const mayBeginFiller = new WordTrait(({ word }) => firstWords.some((own) => word.includes(own)))

/** Where each filler first stands, looked for only where a word stands that begins one. */
function findFillers({ cv, text, tokens }: Candidate): ReadonlyMap<string, number> {
  const starts = new Map<string, number>()
  const name = cv.header.name?.span
  for (const token of tokens) {
    // "Guru Prasad" is called so.
    if (!mayBeginFiller.has(token) || (name && overlaps(token, name))) continue
    const { start, end } = token
    const found = anyFiller.exec(text.slice(start, end + longestFiller + lettersBehind))
    if (!found || start + found.index >= end) continue
    const phrase = found[0].toLowerCase()
    if (!starts.has(phrase)) starts.set(phrase, start + found.index)
  }
  return starts
}

function flag(code: FindingCode, isSo: boolean): Finding[] {
  return isSo ? [{ code, count: 1, quotes: [] }] : []
}

function about(code: FindingCode, bullets: readonly CvText[]): Finding[] {
  return bullets.length === 0 ? [] : [{ code, count: bullets.length, quotes: quotes(bullets) }]
}

function quotes(texts: readonly CvText[]): Quote[] {
  return texts
    .slice(0, mostQuotes)
    .map(({ span, quote }) => ({ start: span.start, end: span.end, quote }))
}

/** Of several sentences in a line, the one that says "I": the others need no change. */
function sentenceOfPerson(bullet: CvText): CvText {
  const { quote, span } = bullet
  const at = firstPerson.exec(quote)?.index ?? 0
  const from = quote.lastIndexOf('. ', at) + 1
  const stop = quote.indexOf('. ', at)
  const said = quote.slice(from, stop < 0 ? quote.length : stop + 1)
  const start = span.start + from + said.length - said.trimStart().length
  const own = said.trim()
  return { text: own.replace(/\s+/g, ' '), quote: own, span: { start, end: start + own.length } }
}

function bulletsOf(role: CvRole): readonly CvText[] {
  return role.bullets
}

/** Whether a line names a figure, in digits or as a word, that is no year and counts something. */
export function hasFigure(text: string): boolean {
  const counted = /\d|-/.test(text) ? withoutKindFigures(text) : text
  return /\d/.test(counted.replace(/\b(?:19|20)\d\d\b/g, '')) || figureWord.test(counted)
}

const figureWord =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundreds?|dozens?|doubled|halved)\b/i

/**
 * Whether a line opens with words that hide the work: "Responsible for", "Helped with". Where people were
 * helped, help was the work; and "handled 60 calls a day" says what was done.
 */
export function opensWeakly(text: string): boolean {
  const at = Math.max(isPlainLetter(text.charCodeAt(0)) ? 0 : text.search(/\p{L}/u), 0)
  const opening = text.slice(at, at + longestOpening + lettersToPeople)
  return anyWeakOpening.test(opening) && !tellsWork.test(opening)
}

const lettersToPeople = 24
const anyWeakOpening = new RegExp(`^(?:${weakOpenings.join('|')})`, 'i')
const tellsWork =
  /^(?:(?:helped|worked with)(?: \w+){0,2} (?:patient|resident|customer|client|child|pupil|student|guest|famil|visitor|tenant|passenger|learner|member|people|user))/i

/** A word and the blank before it take two letters at least, so most lines need no counting. */
function isLong(text: string): boolean {
  return text.length > longBulletWords * 2 && hasMoreWords(text, longBulletWords)
}

/** Whether a line has more than so many words with a letter or a figure in them. */
function hasMoreWords(text: string, most: number): boolean {
  let words = 0
  let isCounted = false
  for (let at = 0; at < text.length && words <= most; at += 1) {
    if (isSpace(text.charCodeAt(at))) isCounted = false
    else if (!isCounted && isLetterOrFigure(text, at)) {
      isCounted = true
      words += 1
    }
  }
  return words > most
}

function isLetterOrFigure(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < 128) return isPlainLetterOrDigit(code)
  return /\p{L}/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0))
}

/** Titles held one after the other at one employer are told by the lines below the last. */
function isRightAbove({ company, span }: CvRole, next: CvRole | undefined): boolean {
  return next?.span.start === span.end + 1 && next.company?.text === company?.text
}

/** What is that old is best told in a line. */
const longAgoYears = 10

function isLongAgo({ to }: CvRole, today: Month): boolean {
  return to !== null && to !== 'present' && today.year - to.year >= longAgoYears
}

/** Years with children, in care or ill need no bullets: nobody owes an account of them. */
function isBreak(text: string, { span }: CvRole): boolean {
  return isBreakEntry(text.slice(span.start, span.end))
}
