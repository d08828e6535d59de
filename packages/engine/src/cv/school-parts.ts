import type { CvText } from './cv.ts'
import { cvText } from './cv-text.ts'
import type { FoundDates } from './find-dates.ts'
import { foldedPhrase, foldedWords } from './fold.ts'
import {
  capitalDegrees,
  degreeWords,
  detailStarts,
  schoolLabels,
  schoolNouns,
} from './lexicon/degree-words.ts'
import type { CvLine } from './read-lines.ts'
import { splitAtCommas, splitSegments } from './split-segments.ts'
import { isStateOrCountry, maybePlace, placeWeight } from './weigh-words.ts'

/** What a stretch of an education line is. */
export interface SchoolPart {
  readonly kind: 'degree' | 'school' | 'place' | 'other'
  readonly value: CvText
  readonly line: CvLine
  readonly field?: CvText
}

const bracket = /^\(.*\)$/
const graduation =
  /^(?:expected|anticipated|graduated|graduation|completed|in progress|ongoing|from|since|gpa.*|cgpa.*|\d[\d.:/ %]*|(?:first|second|upper|lower)[ -]class.*|distinction|merit|cum laude|magna cum laude|summa cum laude|2:[12]|city|state)$/i
const inWords = /\s+(?:in|of|der|des|en|de|für|:|–|-)\s+/iu

/** Names the parts of a line: degree with its subject, school, place, the rest. */
export function schoolParts(
  text: string,
  line: CvLine,
  dates: readonly FoundDates[],
): SchoolPart[] {
  const label = /^([\p{L} ]{3,70}?)[ \t]*[:：][ \t]*/u.exec(line.text.slice(0, 80))
  const kind = label?.[1] ? schoolLabels.get(foldedPhrase(label[1])) : undefined
  if (label && kind === 'dates') return []
  const labelled = label && kind && cvText(text, line.start + label[0].length, line.end)
  if (labelled && kind === 'school') return [{ kind, value: labelled, line }]
  const place = labelled ? labelled.span : line
  return splitSegments(text, place, dates)
    .flatMap((segment) => splitAtCommas(text, segment.span))
    .flatMap((piece) => splitGlued(text, piece))
    .filter(
      ({ text: words }) => /\p{L}/u.test(words) && !graduation.test(words) && !bracket.test(words),
    )
    .map((value) => partOf(text, withoutRemark(text, value), line))
    .map((part, at, all) =>
      isTown(part, all[at + 1]) ? { ...part, kind: 'place' as const } : part,
    )
}

/** "Emporia, KS". */
function isTown(part: SchoolPart, next: SchoolPart | undefined): boolean {
  return (
    part.kind === 'other' &&
    next?.kind === 'place' &&
    isStateOrCountry(next.value.text) &&
    maybePlace(part.value.text)
  )
}

/** "(cum laude)" and an open bracket before cut-off dates; "(MIT)" belongs to the name. */
function withoutRemark(text: string, value: CvText): CvText {
  const remark = /\s*\((?:[^()]*$|\p{Ll}[^()]*\)$)/u.exec(value.quote)
  if (!remark || remark.index === 0 || /^\s*\([A-Z]{2,}\)/.test(remark[0])) return value
  return cvText(text, value.span.start, value.span.start + remark.index) ?? value
}

function partOf(text: string, value: CvText, line: CvLine): SchoolPart {
  if (isDegree(value)) {
    const field = fieldOf(text, value)
    return { kind: 'degree', value, line, ...(field ? { field } : {}) }
  }
  if (isSchool(value)) return { kind: 'school', value, line }
  const isDetail = detailStarts.has(foldedWords(value.text)[0] ?? '')
  if (placeWeight(value.text) >= 3 || /^[A-Z]{2}$/.test(value.text) || isDetail)
    return { kind: 'place', value, line }
  return { kind: 'other', value, line }
}

/** Whether a name has a school's noun in it. */
export function isSchool({ text }: CvText): boolean {
  const words = foldedWords(text)
  const isNoun = (word: string) =>
    schoolNouns.has(word) ||
    /(?:schule|gymnasium|universitat|kolleg|akademie|skola|university)$/.test(word)
  return words.some(isNoun) && words.length < 14 && !/^high school (?:diploma|graduate)/i.test(text)
}

function isDegree(value: CvText): boolean {
  const words = value.text.split(/[\s/]+/).slice(0, 9)
  const at = words.findIndex((word) => isDegreeWord(word))
  if (at < 0) return false
  return (
    at === 0 ||
    !isSchool(value) ||
    at < words.findIndex((word) => schoolNouns.has(foldedWords(word)[0] ?? ''))
  )
}

function isDegreeWord(word: string): boolean {
  const folded = foldedWords(word.replace(/['’]s$/, ''))[0] ?? ''
  const parts = folded.split('-')
  const isCapital =
    /^\P{L}*\p{Lu}\P{Ll}*$/u.test(word) ||
    /^B\.|^M\./.test(word) ||
    (folded.length > 2 && /^\P{L}*\p{Lu}/u.test(word))
  const isKnown = (part: string) =>
    degreeWords.has(part) && (!capitalDegrees.has(part) || isCapital)
  return (
    isKnown(folded) || (parts.length > 1 && (isKnown(parts[0] ?? '') || isKnown(parts.join(''))))
  )
}

/** "BSc in Nursing", "MSc Accounting", "Bachelor of Science in Nursing": the words after the degree's own. */
function fieldOf(text: string, value: CvText): CvText | undefined {
  const inside = / (?:in|en) |: /i.exec(value.quote)
  if (inside)
    return (
      cvText(text, value.span.start + inside.index + inside[0].length, value.span.end) ?? undefined
    )
  const inBrackets = /^[^(]{1,12}\(((?!Hons?\b|HSC|SSC)\p{Lu}\p{Ll}{3,}[^()]*)\)$/u.exec(
    value.quote,
  )
  if (inBrackets?.[1]) {
    const open = value.span.start + value.quote.indexOf('(') + 1
    return cvText(text, open, open + inBrackets[1].length) ?? undefined
  }
  const words = [...value.quote.matchAll(/\S+/g)]
  const at = words.findIndex((word) => isDegreeWord(word[0]))
  let next = at + 1
  while (
    next < words.length &&
    (/^\(/.test(words[next]?.[0] ?? '') || isDegreeWord(words[next]?.[0] ?? ''))
  )
    next++
  const word = words[next]
  if (!word) return undefined
  const isOf = /^(?:of|der|des|de|du)$/i.test(word[0])
  const isScience =
    isOf &&
    /^(?:arts|science|sciences|philosophy|engineering|education|laws?|commerce|fine|applied|business|social|technology|nursing)$/i.test(
      words[next + 1]?.[0] ?? '',
    )
  const start = value.span.start + word.index + (isOf ? word[0].length : 0)
  return isScience &&
    words.length <= next + 3 &&
    !/business|nursing|social|engineering|education/i.test(words[next + 1]?.[0] ?? '')
    ? undefined
    : (cvText(text, start, value.span.end) ?? undefined)
}

/** "BA History University of X": a degree and a school without a separator between them. */
function splitGlued(text: string, piece: CvText): CvText[] {
  if (!isDegree(piece) || !isSchool(piece)) return [piece]
  const words = [...piece.quote.matchAll(/\S+/g)]
  const noun = words.findIndex((word) => schoolNouns.has(foldedWords(word[0])[0] ?? ''))
  if (noun < 1) return [piece]
  const bracketed = piece.quote.lastIndexOf('(', words[noun]?.index)
  const isLeading =
    /^(?:of|de|der|des|du|di|da)$/i.test(words[noun + 1]?.[0] ?? '') ||
    /^(?:universit|ecole|lyc|institut|hochschule)/.test(foldedPhrase(words[noun]?.[0] ?? ''))
  const joint = inWords.exec(piece.quote.slice(0, words[noun]?.index ?? 0))
  let from = isLeading ? noun : Math.max(1, noun - 2)
  while (
    from < noun &&
    (isDegreeWord(words[from]?.[0] ?? '') || /^\p{Ll}|[:–-]$/u.test(words[from]?.[0] ?? ''))
  )
    from++
  const at = bracketed > 0 ? bracketed : (words[from]?.index ?? 0)
  if (joint && at <= joint.index) return [piece]
  const left = cvText(text, piece.span.start, piece.span.start + at)
  const right = cvText(text, piece.span.start + at, piece.span.end)
  return left && right ? [left, right] : [piece]
}
