import type { Cv } from '../cv/cv.ts'
import { findDegrees } from '../education/find-degrees.ts'
import { isNameOfSkill } from '../education/is-name-of-skill.ts'
import { isOfSeveral, profileFields } from '../lexicon/field-profile.ts'
import { findTerms, findTitles, type TermHit, type TitleHit } from '../lexicon/find/find-terms.ts'
import type { WordedText } from '../lexicon/find/read-words.ts'
import { isPaper } from '../lexicon/is-paper.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { wordAmong } from '../text/forms/word-trait.ts'
import { overlaps, type Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import { markTouched } from '../text/tokens-in.ts'
import type { WordWeights } from '../words/word-weight.ts'
import type { Candidate, CvUnit, HeldTitle, Showing } from './candidate.ts'
import { employerEnds } from './employer-ends.ts'
import { countMonthsWorked, type Month } from './months-worked.ts'
import { isOfPaper, namesNoPost } from './names-no-post.ts'
import { isPaperOfOthers, leading } from './not-shown/papers-of-others.ts'
import { placeholderSpans } from './not-shown/placeholder-spans.ts'
import { schoolingSpans } from './not-shown/schooling-spans.ts'
import { silentSpans } from './not-shown/silent-spans.ts'
import { isSpeechOfOthers } from './not-shown/speech-of-others.ts'
import { unheldSpans } from './not-shown/unheld-spans.ts'
import { wishedSpans } from './not-shown/wished-spans.ts'
import { stepsOfTitle } from './steps-of-title.ts'
import { isBreak } from './tells-break.ts'
import { backClaims } from './units/back-claims.ts'
import { readUnits } from './units/read-units.ts'
import { UnitIndex } from './units/unit-index.ts'

/** A CV as it was parsed, the day it is read on, and words that count for nothing in it. */
export interface CvReading {
  readonly worded: WordedText
  readonly cv: Cv
  readonly today: Month
  readonly words: WordWeights
  /** Stretches copied from the posting: they show nothing of the person. */
  readonly copied?: readonly Span[]
}

/** Finds in a CV everything that a posting could ask for. */
export function readCandidate(
  lexicon: Lexicon,
  { worded, cv, today, words, copied = [] }: CvReading,
): Candidate {
  const { text, tokens, smallWords } = worded
  const profile = profileFields(lexicon, worded)
  const named = findTitles(lexicon, worded, profile)
  const roles = cv.experience.filter((role) => !isBreak(role))
  const read = readUnits({ text, cv, roles, today }, tokens)
  const found = findTerms(lexicon, worded, profile)
  const names = silentSpans(cv, { text, titles: named, terms: found, tokens, words })
  const wished = wishedSpans(tokens, read)
  const unheld = unheldSpans(text, tokens, read)
  const silent = [...names, ...copied, ...unheld, ...wished, ...placeholderSpans(text)]
  const hushed = markTouched(tokens, silent)
  const schooling = schoolingSpans(cv)
  const units = backClaims({
    text,
    units: read,
    tokens,
    silent: hushed,
    words,
    schooling,
    copied: markTouched(tokens, copied),
  })
  const unitOf = unitFinder(units)
  const isHeard = (hit: Words) => unitOf(hit.first) !== undefined && !isTouched(hushed, hit)
  const colleagues = named.filter((hit) => isOfAnother(tokens, hit))
  const terms = found.filter((hit) => isHeard(hit) && !isOfOthers(worded, hit, colleagues))
  const isUntitled = !named.some((hit) => roleOf(cv, hit))
  const degrees = findDegrees(worded, schooling).filter(
    (hit) =>
      !isOfTown(text, cv, hit) &&
      (schooling.some((span) => overlaps(span, hit)) || !isNameOfSkill(text, hit, found)),
  )
  const amongTools = markTouched(tokens, toolsAmongOthers(terms, unitOf))
  const told = { text, tokens, cv, amongTools, inDegree: markTouched(tokens, degrees) }
  const titles = named
    .filter((hit) => isHeard(hit) && !isOfSeveral(tokens, hit) && !isOfAnother(tokens, hit))
    .filter((hit) => roleOf(cv, hit) || !(namesNoPost(told, hit) || isOfPaper(tokens, hit, terms)))
    .map((hit) => heldTitle(hit, { text, cv, unit: unitOf(hit.first), isUntitled }))
  const unitsByRoot = new UnitIndex({ tokens, units, silent: hushed })
  return {
    text,
    isCaseless: smallWords !== undefined,
    cv,
    today,
    tokens,
    units,
    profile,
    ...collectShowings(terms, unitOf),
    titles,
    degrees: degrees.filter((hit) => !overlapsAny(copied, hit)),
    unitsByRoot,
    employerEnds: employerEnds({ cv, tokens, units }),
    tellingByUnit: unitsByRoot.tell(units.length, words),
    roles,
    monthsWorked: countMonthsWorked(roles, today),
    wordCount: tokens.length,
  }
}

interface AroundTitle {
  readonly text: string
  readonly cv: Cv
  readonly unit: CvUnit | undefined
  /** No role's title is one that we know. */
  readonly isUntitled: boolean
}

function heldTitle(hit: TitleHit, { text, cv, unit, isUntitled }: AroundTitle): HeldTitle {
  const role = roleOf(cv, hit)
  const standsAlone = unit !== undefined && unit.last - unit.first <= wordsOfAHeading
  const named = text.slice(hit.start, hit.end)
  return {
    start: hit.start,
    end: hit.end,
    title: hit.title,
    written:
      stepWith(role?.title?.text, named) ??
      (unit && standsAlone ? text.slice(unit.start, unit.end) : named),
    isRole: role !== undefined || (isUntitled && standsAlone && !isDeed(cv, hit)),
    recency: (unit?.recency ?? 1) * (role ? 1 : (unit?.backing ?? 1)),
  }
}

/** What a CV says that somebody else holds, speaks or, "defects raised by the testers", is. */
function isOfOthers(
  { text, tokens }: WordedText,
  hit: TermHit,
  colleagues: readonly TitleHit[],
): boolean {
  return (
    isPaperOfOthers(tokens, hit) ||
    isSpeechOfOthers(text, hit) ||
    (!isPaper(hit.entry) &&
      !leading.has(tokens[hit.last - 1]) &&
      colleagues.some(({ start, last }) => start === hit.start && last === hit.last))
  )
}

/** Tools with others beside them in their line. */
function toolsAmongOthers(
  terms: readonly TermHit[],
  unitOf: (token: number) => CvUnit | undefined,
): TermHit[] {
  const tools = terms.filter(({ entry }) => entry.kind === 'tool')
  const lines = Map.groupBy(tools, ({ first }) => unitOf(first))
  return [...lines.values()].flatMap((beside) => (beside.length > 1 ? beside : []))
}

function collectShowings(
  terms: readonly TermHit[],
  unitOf: (token: number) => CvUnit | undefined,
): Pick<Candidate, 'showings' | 'showingsByNumber' | 'proving' | 'papers'> {
  const showings = new Map<string, Showing[]>()
  const showingsByNumber = new Map<number, Showing[]>()
  const proving: Showing[][] = []
  const papers: Showing[] = []
  for (const { start, end, first, entry } of terms) {
    const unit = unitOf(first)
    if (!unit) continue
    const showing = { start, end, skill: entry, name: entry.name, field: entry.field, unit }
    if (isPaper(entry)) papers.push(showing)
    const known = showingsByNumber.get(entry.number)
    if (known) known.push(showing)
    else {
      const all = [showing]
      showings.set(entry.name, all)
      showingsByNumber.set(entry.number, all)
      if (entry.proves !== null) proving.push(all)
    }
  }
  return { showings, showingsByNumber, proving, papers }
}

interface Words {
  /** Tokens from `first` to before `last`. */
  readonly first: number
  readonly last: number
}

/** Whether any of the words is marked. */
function isTouched(marks: Uint8Array, { first, last }: Words): boolean {
  for (let at = first; at < last; at += 1) if (marks[at] === 1) return true
  return false
}

const others = wordAmong(
  'the our their by with from between other all each every your his her any'.split(' '),
)

/** "After the electrician has isolated them": somebody else's title; "acting as the electrician" was one. */
function isOfAnother(tokens: readonly Token[], { first }: { readonly first: number }): boolean {
  return (
    !tokens[first]?.isApart && others.has(tokens[first - 1]) && tokens[first - 2]?.word !== 'as'
  )
}

/** The role whose title a hit is part of. */
function roleOf({ experience }: Cv, hit: Span): Cv['experience'][number] | undefined {
  return experience.find(({ title }) => title && overlaps(title.span, hit))
}

/** Where no role's title names one that we know, a short line that does is taken for a role's. */
const wordsOfAHeading = 12

/** "Phoning panel beaters" below a title that we do not know is what somebody did, and nobody's title. */
function isDeed({ experience }: Cv, hit: Span): boolean {
  return experience.some(
    ({ title, bullets }) => title !== null && bullets.some(({ span }) => overlaps(span, hit)),
  )
}

function unitFinder(units: readonly CvUnit[]): (token: number) => CvUnit | undefined {
  /** Of each token, one more than the number of its unit. */
  const byToken = new Int32Array(units.at(-1)?.last ?? 0)
  for (const [number, { first, last }] of units.entries()) byToken.fill(number + 1, first, last)
  return (token) => units[(byToken[token] ?? 0) - 1]
}

function overlapsAny(spans: readonly Span[], span: Span): boolean {
  return spans.some((each) => overlaps(each, span))
}

function stepWith(title: string | undefined, hit: string): string | undefined {
  return title && (stepsOfTitle(title).find((step) => step.includes(hit)) ?? title)
}

/** "Hill University, Boston, MA": behind a comma, and no part of the degree that was read there. */
function isOfTown(text: string, { education }: Cv, hit: Span): boolean {
  return (
    /, ?M[ADES]$/.test(text.slice(hit.start - 2, hit.end)) &&
    education.some(
      ({ span, degree }) => overlaps(span, hit) && !(degree && overlaps(degree.span, hit)),
    )
  )
}
