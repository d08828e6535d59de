import { eachMatch } from '../../text/patterns/each-match.ts'
import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { givenTowns } from '../lexicon/given-towns.ts'
import { tradeGivenNames, tradeModifiers, tradeSurnames } from '../lexicon/name-words.ts'
import { joinLetterSpaced } from '../lines/join-letter-spaced.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { isDocumentTitle } from '../sections/is-document-title.ts'
import { fold, foldedPhrase } from '../words/fold.ts'
import { isCity, partsPlainly, sure, titleWeight } from '../words/weigh-words.ts'
import { sign, signedWords } from '../words/word-signs.ts'
import type { Contacts } from './find-contacts.ts'
import type { HeaderSegment } from './header-segments.ts'
import { namesApart } from './names-apart.ts'
import { smallName } from './small-name.ts'
import { mailLocals, type NameCandidate, weighName } from './weigh-name.ts'

const nameLabel =
  /^(?:(?:full|legal|your|(?:candidate|applicant)(?:['’]s)?|first and last|name and sur|name & sur|forenames? and sur|surname and)\s*)?(?:names?|name of (?:the )?(?:applicant|candidate)|applicant|candidate|(?:first\s|sur)names?(?:\(s\))?\s*\/\s*(?:first\s|sur|last\s)names?(?:\(s\))?|first name\(s\) \/ surname\(s\)|nom(?:\s+et\s+prénom)?|nombre(?:\s+y\s+apellidos)?|nome|vor-?\s?und\s+(?:nach|zu)name|imię i nazwisko|naam|namn)(?:\s*[:\t]|\s{2}|\s[-–](?=\s))\s*(?=\S)/iu
const leastWeight = 2.1
/** So many pieces from the top, the shape of a name alone no longer reaches `leastWeight`. */
const fewestBefore = 3

interface Where {
  readonly segments: readonly HeaderSegment[]
  readonly lines: readonly CvLine[]
  readonly contacts: Contacts
}

/** The most name-like stretch near the top, or one anywhere that the mail address speaks for. */
export function findName(text: string, where: Where): { name: CvText; line: CvLine } | null {
  const emails = where.contacts.emails.map((email) => email.text)
  const top = where.lines.slice(0, 80)
  const labelled = namesApart(text, top) ?? labelledName(text, top, emails)
  if (labelled) return labelled
  const largest = largestOf(where.lines)
  let best: { name: CvText; line: CvLine; weight: number } | null = null
  const locals = mailLocals(emails)
  for (const { value, line, order } of withWholeLines(text, where.segments)) {
    const isLargest = largest > 0 && line.fontSize === largest
    if (order >= fewestBefore && !isLargest && !mayBeMailed(value.text, locals)) continue
    const candidate = candidateIn(text, value, emails) ?? smallName(value, where.lines)
    if (!candidate) continue
    const place = order === 0 ? 1.6 : order < 3 ? 1 : order < 8 ? 0.4 : 0
    const isTrade = order === 0 && isCalledAsTrade(text, candidate.name)
    const size = isLargest || isTrade ? 2 : 0
    const weight = candidate.weight + place + size
    if (weight >= leastWeight && weight > (best?.weight ?? 0))
      best = { name: candidate.name, line, weight }
  }
  const found = best ?? nameElsewhere(text, where.lines, { emails, largest })
  return found && { ...found, name: withoutRemark(text, found.name) }
}

/** The size of the largest line; 0 where all have one, as in a text file: then it says nothing of any. */
function largestOf(lines: readonly CvLine[]): number {
  const largest = lines.reduce((size, line) => Math.max(size, line.fontSize), 0)
  return lines.every(({ fontSize }) => fontSize === largest) ? 0 : largest
}

/** "(Ret'd) Dean Ashworth", whose rank stands before it. */
function withoutRemark(text: string, name: CvText): CvText {
  const remark = /^\([^()]*\)\s+/.exec(name.quote)?.[0].length ?? 0
  return (remark > 0 && cvText(text, name.span.start + remark, name.span.end)) || name
}

/** "Daniel Fisher" on top of a CV: no trade is called so, and no line of the CV says "daniel" in passing. */
function isTradeSurname(text: string, name: CvText): boolean {
  const words = foldedPhrase(name.text).split(' ')
  const surname = words.pop() ?? ''
  const given = words.filter((word) => word.length > 1)
  if (given.length === 0 || words.length > mostGivenNames || !tradeSurnames.has(surname))
    return false
  return given.every((word) => {
    if (tradeSurnames.has(word)) return true
    if (tradeModifiers.has(word) || signedWords(word).all !== 0) return false
    return !new RegExp(`(?<!\\p{L})${word}(?![\\p{L}@.])`, 'u').test(text)
  })
}

const mostGivenNames = 3

/** "Daniel Fisher", "Dean Field": a trade stands behind what it is in, and these words do not. */
function isCalledAsTrade(text: string, name: CvText): boolean {
  const [given = '', ...others] = foldedPhrase(name.text).split(' ')
  const isGiven =
    others.length > 0 &&
    others.length < mostGivenNames &&
    (tradeSurnames.has(given) || tradeGivenNames.has(given)) &&
    others.every((word) => signedWords(word).all === 0)
  return isGiven || isTradeSurname(text, name)
}

/** Whether a mail address could speak for a name; one spaced letter by letter is not looked at here. */
function mayBeMailed(words: string, locals: readonly string[]): boolean {
  if (locals.length === 0) return false
  if (/^\P{L}*\p{L}\P{L}/u.test(words)) return true
  const parts = foldedPhrase(words).split(' ')
  return parts.some((part) => part.length > 2 && locals.some((local) => local.includes(part)))
}

/** Wide blanks part a table's columns, but also the words of a scan or of a letter-spaced name. */
function withWholeLines(text: string, segments: readonly HeaderSegment[]): HeaderSegment[] {
  const whole = segments.flatMap((segment, at) => {
    const next = segments[at + 1]
    if (!next || next.line !== segment.line || segments[at - 1]?.line === segment.line) return []
    const end = segment.line.end
    const isBlank = /^[\p{L}\p{M}.'’ \u00a0-]{3,60}$/u.test(
      text.slice(segment.value.span.start, end),
    )
    const value = isBlank ? cvText(text, segment.value.span.start, end) : null
    return value ? [{ ...segment, value }] : []
  })
  return [...whole, ...segments]
}

/** "Name: Will Cooper", whose surname is a trade. */
const leastLabelled = -1

function labelledName(text: string, lines: readonly CvLine[], emails: readonly string[]) {
  for (const line of lines) {
    const label = labelIn(line.text)
    const place = label && cvText(text, line.start + label[0].length, line.end)
    const candidate = place && weighName(text, place, emails)
    if (candidate && candidate.weight >= leastLabelled) return { name: candidate.name, line }
  }
  return null
}

/** Every label for a name begins with one of a few letters. */
function labelIn(words: string): RegExpExecArray | null {
  const isPossible = labelLetters.includes(words.charAt(0)) && mayBeLabelled.test(words)
  return isPossible ? nameLabel.exec(words.slice(0, 60)) : null
}

/** With the long s, which is one to a pattern that ignores case. */
const labelLetters = 'acfilnsvyACFILNSVY\u017f'
const mayBeLabelled = /^.[^:\t]{2,59}(?:[:\t]|\s{2}|\s[-–]\s)/su

/** In "Jane Doe, Nurse" and "Jane Doe Nurse Leeds" the name ends before something else begins. */
function candidateIn(text: string, place: CvText, emails: readonly string[]): NameCandidate | null {
  const value = behindTitleOfDocument(text, place)
  const whole = weighName(text, value, emails)
  const partUntil = (end: number) => {
    const before = end > 2 ? cvText(text, value.span.start, value.span.start + end) : null
    return before && weighName(text, before, emails)
  }
  const beforeComma = partUntil(value.quote.indexOf(','))
  const beforeTitle = partUntil(strangerAt(value.quote))
  if (beforeComma && isNameAndTown(value.quote, emails)) return beforeComma
  const parts = [beforeComma, beforeTitle?.isMailed ? beforeTitle : null].filter(
    (part) => part !== null,
  )
  const part = parts.toSorted((a, b) => b.weight - a.weight)[0] ?? null
  if (whole && part) return whole.weight >= part.weight - 1 && !whole.isLong ? whole : part
  return whole ?? part
}

/** "Callum Reeve, Worcester": a town that nobody is called after, or one that the address does not say with the name. */
function isNameAndTown(quote: string, emails: readonly string[]): boolean {
  const [name = '', town = '', ...more] = quote.split(/,\s*/)
  const words = foldedPhrase(name).split(' ')
  if (words.length !== 2 || !/^\p{Lu}\p{Ll}+$/u.test(town) || more.length > 0) return false
  if (isCity(town) && !givenTowns.has(fold(town))) return true
  return mailLocals(emails).some(
    (local) => words.every((word) => local.includes(word)) && !local.includes(fold(town)),
  )
}

/** "Resume of Jane Doe". */
function behindTitleOfDocument(text: string, place: CvText): CvText {
  const lead = /^(?:r[eé]sum[eé]|cv|curriculum vitae) (?:of|for) /i.exec(place.quote)
  return (lead && cvText(text, place.span.start + lead[0].length, place.span.end)) ?? place
}

const wordOrMark = /[^\s,]+/g

/** Where, after two words at least, a title begins. */
function strangerAt(quote: string): number {
  const start = quote.slice(0, 90)
  if ((signedWords(start).all & sign.titleHead) === 0 && partsPlainly(start)) return -1
  const words = eachMatch(start, wordOrMark)
  const at = words.findIndex(
    (word, index) => index > 1 && beginsTitle(word[0], words[index + 1]?.[0]),
  )
  return words[at]?.index ?? -1
}

function beginsTitle(word: string, next: string | undefined): boolean {
  return (
    titleWeight(word) >= sure ||
    (next !== undefined && titleWeight(`${word} ${next}`) >= sure && word.length > 3)
  )
}

function nameElsewhere(
  text: string,
  lines: readonly CvLine[],
  { emails, largest }: { emails: readonly string[]; largest: number },
): { name: CvText; line: CvLine } | null {
  for (const line of lines.slice(0, 200)) {
    const isLargest = largest > 0 && line.fontSize === largest
    if (line.bullet || line.text.length > 60 || (line.gap === 0 && line.index > 0 && !isLargest))
      continue
    if (isDocumentTitle(line.text)) continue
    const place = cvText(text, line.start, line.end)
    const candidate = place && weighName(text, place, emails)
    const least = isLargest ? 1.5 : 3
    if (
      candidate &&
      candidate.weight >= least &&
      joinLetterSpaced(line.text).split(/\s+/).length < 6
    )
      return { name: candidate.name, line }
  }
  return null
}
