import { isState } from '../../education/is-state.ts'
import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import type { FoundDates } from '../dates/find-dates.ts'
import { schoolLabels, schoolNouns } from '../lexicon/degree-words.ts'
import { titleOpeners } from '../lexicon/title-openers.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { withoutPlace } from '../words/cut-place.ts'
import { endOfCapitals } from '../words/end-of-capitals.ts'
import { foldedPhrase, foldedWords } from '../words/fold.ts'
import { splitAtCommas, splitSegments } from '../words/split-segments.ts'
import { isCity, isStateOrCountry, maybePlace, placeWeight, sure } from '../words/weigh-words.ts'
import { sign, signedWords } from '../words/word-signs.ts'
import { degreeOf, isDegree, isDegreeWord, isSchool } from './degree-of.ts'
import { splitJoined } from './split-joined.ts'
import { withSubjects } from './with-subjects.ts'

/** What a stretch of an education line is. */
export interface SchoolPart {
  readonly kind: 'degree' | 'school' | 'place' | 'other'
  readonly value: CvText
  readonly line: CvLine
  readonly field?: CvText
}

const bracket = /^\(.*\)$/
const graduation =
  /^(?:expected|anticipated|due|due (?:to (?:complete|finish|graduate)|in|for completion)|to be (?:completed|awarded)|studying|current|currently studying|graduated|graduation|completed|in progress|ongoing|from|since|gpa.*|cgpa.*|\d[\d.:/ %]*|(?:first|second|upper|lower)[ -]class.*|distinction|merit|cum laude|magna cum laude|summa cum laude|2:[12]|city|state)$/i
/** How well somebody passed. */
const honours =
  /\b(?:first|second|upper|lower|third)[ -]class\b|^(?:with )?(?:distinction|merit|honou?rs)$|\bc?gpa\b|\bpoints\b|\bgrade\b|\d ?%|^(?:\d{1,2} ?[a-f][*+-]?\d?[ ,/]*){1,9}$|^[12][:.][12]$/i
const inWords = /\s+(?:in|of|der|des|en|de|für|:|–|-)\s+/iu

/** Names the parts of a line: degree with its subject, school, place, the rest. */
export function schoolParts(
  text: string,
  line: CvLine,
  dates: readonly FoundDates[],
): SchoolPart[] {
  const label = labelIn(line.text.slice(0, 80))
  const kind = label?.[1] ? schoolLabels.get(foldedPhrase(label[1])) : undefined
  if (label && kind === 'dates') return []
  const labelled = label && kind && cvText(text, line.start + label[0].length, line.end)
  if (labelled && kind === 'school') {
    const [value, ...beside] = splitSegments(text, labelled.span, dates)
    const school = withoutPlace(text, value ?? null, 'company').value
    return school
      ? [{ kind, value: school, line }, ...beside.map((own) => partOf(text, own, line))]
      : []
  }
  const place = labelled ? labelled.span : line
  const parts: SchoolPart[] = []
  for (const segment of joinCampus(text, splitSegments(text, place, dates)))
    for (const piece of splitAtCommas(text, segment.span)) {
      const joined = splitJoined(text, piece)
      const found: SchoolPart[] = joined
        ? [{ kind: 'school', value: withoutRemark(text, joined.school), line }]
        : []
      for (const value of splitGlued(text, joined?.beside ?? piece, line))
        if (isNamed(value.text)) found.push(partOf(text, withoutRemark(text, value), line))
      parts.push(...found.toSorted((a, b) => a.value.span.start - b.value.span.start))
    }
  return withSubjects(text, parts)
    .map((part) =>
      part.kind === 'degree' && isState(text, part.value.span) ? asPlace(part) : part,
    )
    .map((part, at, all) => (isTown(part, all[at + 1]) ? asPlace(part) : part))
}

/** "University of Hill–Headwaters": one of its houses, by its town. */
function joinCampus(text: string, segments: readonly CvText[]): readonly CvText[] {
  const joined: CvText[] = []
  for (const own of segments) {
    const before = joined.at(-1)
    const isDashed = before && /^[–—]$/.test(text.slice(before.span.end, own.span.start))
    const isWhole = isDashed && /\bUniversity of (?:\p{Lu}\p{L}+ ?)+$/u.test(before.quote)
    const both = isWhole ? cvText(text, before.span.start, own.span.end) : null
    joined.splice(both ? -1 : joined.length, both ? 1 : 0, both ?? own)
  }
  return joined
}

function labelIn(words: string): RegExpExecArray | null {
  return /[:：]/.test(words) ? /^([\p{L} ]{3,70}?)[ \t]*[:：][ \t]*/u.exec(words) : null
}

/** Neither a mark nor a word on how and when somebody passed. */
function isNamed(words: string): boolean {
  return /\p{L}|^10 ?\+ ?2$/u.test(words) && !graduation.test(words) && !bracket.test(words)
}

function asPlace({ value, line }: SchoolPart): SchoolPart {
  return { kind: 'place', value, line }
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

/** "Hill University in 2013", "Hill College passed out in the year 2009": what led to a year. */
const yearBehind =
  /(?<=\S)(?: (?:which was )?(?:passed(?: out)?|completed|graduated|attained|obtained))?,? (?:in|during|since|from)(?: the)?(?: (?:academic )?years?| month)?(?: of)?$/i

const mayHoldRemark = /[(]|GPA|Grade|M(?:inor|agna)|Summa|Cum|Thesis|Diss|Advis|Super/

/** "(cum laude)" and an open bracket before cut-off dates; "(MIT)" belongs to the name. */
function withoutRemark(text: string, named: CvText): CvText {
  const passed = yearBehind.exec(named.quote)
  const value = passed
    ? (cvText(text, named.span.start, named.span.start + passed.index) ?? named)
    : named
  if (!mayHoldRemark.test(value.quote)) return value
  const remark =
    /[.;]?\s+(?:C?GPA|Grade|Minor|Magna|Summa|Cum Laude|Thesis|Dissertation|(?:Advis[eo]r|Supervisor)s?(?=\s*:))\b.*$|\s*\((?:[^()]*$|\p{Ll}[^()]*\)$)/u.exec(
      value.quote,
    )
  const last = /\s*\(([^()]{2,40})\)$/.exec(value.quote)
  const isBeside =
    last?.[1] && (placeWeight(last[1]) >= sure || (last.index > 0 && honours.test(last[1])))
  if (last && isBeside)
    return cvText(text, value.span.start, value.span.start + last.index) ?? value
  if (!remark || remark.index === 0 || /^\s*\([A-Z]{2,}\)/.test(remark[0])) return value
  return cvText(text, value.span.start, value.span.start + remark.index) ?? value
}

function partOf(text: string, value: CvText, line: CvLine): SchoolPart {
  const degree = degreeOf(text, value)
  if (degree) return { kind: 'degree', line, ...degree }
  if (isSchool(value)) return { kind: 'school', value, line }
  const isDetail = ((signedWords(value.text).signs[0] ?? 0) & sign.detail) !== 0
  if (placeWeight(value.text) >= sure || /^[A-Z]{2}$/.test(value.text) || isDetail)
    return { kind: 'place', value, line }
  return { kind: 'other', value, line }
}

/** "BA History University of X", "Real Estate University of X": what stands before the school without a separator. */
function splitGlued(text: string, piece: CvText, line: CvLine): CvText[] {
  if (!isSchool(piece)) return [piece]
  const passedThere = withDegreeInBrackets(text, piece)
  if (passedThere) return passedThere
  const passed = classBefore.exec(piece.quote)
  if (passed) return splitAt(text, piece, passed[0].length)
  const capitals = endOfCapitals(line.text)
  const at = capitals - (piece.span.start - line.start)
  const learnt = at > 0 ? cvText(text, line.start, line.start + capitals) : null
  // "SPM, SMK Hill": capitals that are the school's own end no subject.
  const left = learnt && cvText(text, piece.span.start, piece.span.start + at)
  if (learnt && isDegree(learnt) && !(left && isSchool(left))) return splitAt(text, piece, at)
  const words = [...piece.quote.matchAll(/\S+/g)]
  const noun = words.findIndex(
    (word) =>
      schoolNouns.has(foldedWords(word[0])[0] ?? '') &&
      !ofSchools.test(piece.quote.slice(word.index)),
  )
  if (noun < 1) return [piece]
  const school = isDegree(piece)
    ? schoolAfterDegree(piece, words, noun)
    : schoolAfterField(words, noun)
  return school > 0 ? splitAt(text, piece, school) : [piece]
}

/** "Certificate of School Business Management": what was learnt about schools. */
const ofSchools =
  /^(?:school|college|university) (?:business(?! school)|administration|leadership|management|counsell?ing|psychology|improvement|nursing|librarianship)\b/i

/** "Hill School (Form IV certificate)". */
function withDegreeInBrackets(text: string, { quote, span }: CvText): CvText[] | null {
  const open = quote.endsWith(')') ? quote.lastIndexOf('(') : -1
  const school = open > 0 ? cvText(text, span.start, span.start + open) : null
  const degree = school && cvText(text, span.start + open + 1, span.end - 1)
  return degree && isSchool(school) && isDegree(degree) ? [school, degree] : null
}

/** "12th Hill School". */
const classBefore =
  /^(?:1[0-2]th|XII?|Class (?:XI{0,2}|1[0-2]))(?: [Ss]tandard| [Ss]td| [Cc]lass)? (?!Street|Avenue|Road)(?=\p{Lu})/u

function splitAt(text: string, piece: CvText, at: number): CvText[] {
  const left = cvText(text, piece.span.start, piece.span.start + at)
  const right = cvText(text, piece.span.start + at, piece.span.end)
  return left && right ? [left, right] : [piece]
}

function schoolAfterDegree(piece: CvText, words: readonly RegExpExecArray[], noun: number): number {
  const nounAt = words[noun]?.index ?? 0
  const bracket = piece.quote.lastIndexOf('(', nounAt)
  const joint = inWords.exec(piece.quote.slice(0, nounAt))
  let from = firstOfSchool(words, noun)
  while (from < noun && !mayBeginSchool(words[from]?.[0] ?? '')) from++
  if (/^(?:St\.?|Saint)$/.test(words[from - 1]?.[0] ?? '')) from--
  const at = bracket > 0 ? bracket + (isOneWord(piece, bracket) ? 0 : 1) : (words[from]?.index ?? 0)
  return joint && at <= joint.index ? 0 : at
}

/** "Waiter (IHK)" says who examined, "NVQ 3 Care (Hill college)" where it was learned. */
function isOneWord({ quote }: CvText, bracket: number): boolean {
  return /^\([^\s()]+\)?$/.test(quote.slice(bracket))
}

/**
 * "B.E. Computer Science Hill College of Engineering": the school's name begins behind the last word of the subject.
 * Without such a word all behind the degree is the name, and before any other noun two words are.
 */
function firstOfSchool(words: readonly RegExpExecArray[], noun: number): number {
  const named = words.slice(0, noun).map(([word]) => word)
  const degree = named.findLastIndex(isDegreeWord)
  if (noun > degree + 2 && isTownOfSchool(named)) return noun - 1
  if (!isLeadingNoun(words, noun)) {
    const two = Math.max(1, noun - 2)
    return two < noun - 1 && plainSubject.test(named[two] ?? '') ? two + 1 : two
  }
  if (!isOfTrade(words, noun) || degree < 0) return noun
  const last = named.findLastIndex((word) => subject.test(word) && !epithet.test(word))
  const first = Math.max(degree, last) + 1
  return named.slice(first).every((word) => nameWord.test(word)) ? first : noun
}

/** "Warehousing Hull College": a town that we know names the college, unless it is a part of its name. */
function isTownOfSchool(named: readonly string[]): boolean {
  return isCity(named.at(-1) ?? '') && !partOfTown.test(named.at(-2) ?? '')
}

const partOfTown =
  /^(?:new|old|greater|north|south|east|west|northern|southern|eastern|western|central|mid|upper|lower|royal|city|of|the|st\.?|saint|san|santa|los|las|el|la|le|port|fort|mount|lake|great|little|university|college)$/i

/** A word of a name, or an initial. */
const nameWord = /^\p{Lu}(?:\p{Ll}+\.?|\.)$/u
/** How the words end that name a subject: "Mechanical", "Science", "Nursing", "Geology". */
const subject =
  /(?:ing|al|ics?|ology|nomy|raphy|istry|ence|erce|ness|tion|ture|ment|ory|acy|ine|ech|er|il|arts|laws?|maths|dies)$|^(?:it|cse?|ece?|eee?)$/i
/** Those endings that hardly any name has. */
const plainSubject =
  /(?:eering|nursing|accounting|ology|istry|nomics|physics|matics|history|commerce)$/i
/** They end like a subject and begin the name of a school. */
const epithet =
  /^(?:central|national|royal|imperial|federal|international|regional|technical|medical)$/i

/** Only before "University of", where the name's beginning is plain. "Hill University of Technology" is one name. */
function schoolAfterField(words: readonly RegExpExecArray[], noun: number): number {
  const isOf = /^of$/i.test(words[noun + 1]?.[0] ?? '')
  if (!isOf || isOfTrade(words, noun) || noun < 2) return 0
  // "Queen Mary University of London" has no subject before its noun.
  const before = words[noun - 1]?.[0] ?? ''
  const isSubject = subject.test(before) || titleOpeners.has(before.toLowerCase())
  return isSubject ? (words[noun]?.index ?? 0) : 0
}

/** "College of Engineering" needs a name before it, "University of Ghent" none. */
function isOfTrade(words: readonly RegExpExecArray[], noun: number): boolean {
  return trade.test(words[noun + 2]?.[0] ?? '')
}

const trade =
  /^(?:technology|arts?|sciences?|applied|medicine|law|music|nursing|health|education|engineering|business|agriculture|dentistry|pharmacy|design|management|economics|commerce|theology|further|social|sport)\b/i

function isLeadingNoun(words: readonly RegExpExecArray[], noun: number): boolean {
  const isOf = /^(?:of|de|der|des|du|di|da)$/i.test(words[noun + 1]?.[0] ?? '')
  const name = foldedPhrase(words[noun]?.[0] ?? '')
  return isOf || /^(?:universita|universidad|universite|ecole|lyc|institut|hochschule)/.test(name)
}

function mayBeginSchool(word: string): boolean {
  return !isDegreeWord(word) && !/^\p{Ll}|[:–-]$/u.test(word)
}

/** Names are written with capitals: "core gas" is none. */
export function isCapital({ kind, value }: SchoolPart): boolean {
  return kind === 'other' && !/(?<![\p{L}'’])\p{Ll}{4,}/u.test(value.text)
}
