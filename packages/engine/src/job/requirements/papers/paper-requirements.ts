import { isPaper } from '../../../lexicon/is-paper.ts'
import { findDrivingCategories } from '../../../papers/driving-categories.ts'
import { firstIndex } from '../../../text/first-index.ts'
import { wordRoot } from '../../../text/forms/word-forms.ts'
import { matchesAtWords } from '../../../text/patterns/matches-at-words.ts'
import { overlaps, type Span } from '../../../text/span.ts'
import { rootsOf } from '../../../text/tables/distinct-roots.ts'
import type { Token } from '../../../text/tokenize.ts'
import { markTouched, tokensIn } from '../../../text/tokens-in.ts'
import type { Requirement } from '../../job.ts'
import { paperEnds, paperNouns } from '../../lexicon/paper-words.ts'
import type { Posting } from '../../posting.ts'
import type { JobUnit } from '../../sections/read-sections.ts'
import { isWorkWith } from '../../terms/is-work-with.ts'
import { wholePhrase } from '../whole-phrase.ts'
import { readBareCategories } from './bare-categories.ts'
import { findOwnPaper, type Place } from './find-own-paper.ts'
import { readLearntPapers, rootsOfPaper } from './learnt-papers.ts'
import { ownPaper } from './own-paper.ts'
import { papersOfSubject } from './papers-of-subject.ts'
import { readMemberships } from './read-memberships.ts'
import { stateLetters } from './state-letters.ts'

/** Papers that the word data lacks, told by their nouns. */
export interface OwnPapers {
  readonly requirements: readonly Requirement[]
  readonly spans: readonly Span[]
}

/** Finds what a posting asks people to hold that no word data knows: tickets, cards, registrations. */
export function readOwnPapers(posting: Posting, conditions: readonly Span[]): OwnPapers {
  const { text, tokens, units } = posting
  const named = [...posting.degrees, ...posting.names, ...conditions]
  const known = posting.terms.filter(({ entry }) => isPaper(entry))
  let taken: Uint8Array | undefined
  const found = new Map<string, Requirement>()
  const spans: Span[] = []
  for (const { requirement, told } of [
    ...readMemberships(posting, [...named, ...known]),
    ...readLearntPapers(posting, [...named, ...posting.terms]),
  ]) {
    spans.push(told)
    found.set(requirement.id, requirement)
  }
  for (const match of matchesAtWords(text, tokens, { begins: paperEnds, pattern: paperNouns })) {
    if (nonePaper.test(text.slice(Math.max(0, match.index - lettersBefore), match.index))) continue
    const noun = { start: match.index, end: match.index + match[0].length }
    if (isWorkWith(text, noun, posting.terms) || ofBody.test(text.slice(noun.end, noun.end + 12)))
      continue
    const at = firstIndex(tokens, ({ start }) => start >= match.index)
    const index = firstIndex(units, ({ end }) => end > match.index)
    const unit = units[index]
    if (!unit || unit.first > at) continue
    const isAsked =
      asks(posting, unit, index) ||
      isAllOfLine(posting, { unit, at, index }) ||
      seeksHolder(posting, unit, noun)
    if (!isAsked) continue
    taken ??= markTouched(tokens, [...named, ...known])
    const place = findOwnPaper(posting, { unit, at, taken })
    if (!place) continue
    const requirement = asRequirement(posting, { place, unit, index })
    spans.push(requirement.quote)
    if (refused.test(text.slice(unit.start, noun.start))) continue
    if (!place.isOtherColour && !found.has(requirement.id)) found.set(requirement.id, requirement)
  }
  const bare = readBareCategories(posting, [...spans, ...known])
  return {
    requirements: [...found.values(), ...bare],
    spans: [...spans, ...bare.map(({ quote }) => quote)],
  }
}

/** "Post-registration experience", "two years since registration" ask for the experience; "issuing certificates" is done for others. */
const nonePaper =
  /\b(?:(?:post|pre)[-– ]|(?:after|since|before|until|upon|issue|issuing|issues|raise|raising|sign(?:ing)? off|file|filing|checking|verifying) )$/i
const lettersBefore = 12

/** "Sorry, no trainee licences": whom a posting turns away. */
const refused = /(?<!\p{L})(?:no|without) (?:(?:an?|any) )?(?:[\p{L}/-]+ ){0,2}$/iu

/** "The Physiotherapists Registration Board" keeps a register, and is no paper. */
const ofBody = /^ (?:Board|Council|Authority|Body|Commission|Agency)\b/

function asks({ importance }: Posting, unit: JobUnit, index: number): boolean {
  if (unit.isBoilerplate || !importance[index]) return false
  return (
    unit.section === 'requirements' ||
    unit.section === 'preferred' ||
    unit.section === 'nice' ||
    importance[index] !== 'preferred'
  )
}

interface Noun {
  readonly unit: JobUnit
  readonly at: number
  readonly index: number
}

/** "Class 5 licence and own car." asks for the licence, whatever it stands under. */
function isAllOfLine({ tokens, importance }: Posting, { unit, at, index }: Noun): boolean {
  const noun = tokens[at]
  if (unit.isBoilerplate || !importance[index] || !noun) return false
  if (unit.last - unit.first > mostWordsOfLine || at - unit.first > mostWordsBefore) return false
  const next = at + 1 < unit.last ? tokens[at + 1] : undefined
  const isLast = !next || next.isApart || behindPaper.has(next.word)
  return isLast && (heldAlone.has(noun.base) || (unit.section === 'intro' && at > unit.first))
}

/** "We need a locksmith with a PSA licence". */
function seeksHolder({ text }: Posting, unit: JobUnit, { start }: Span): boolean {
  if (unit.isBoilerplate || start - unit.start > mostLettersOfSeeking) return false
  return seeking.test(text.slice(unit.start, start))
}

const mostLettersOfSeeking = 160
const seeking =
  /\b(?:needs?|seeks?|seeking|wants?|looking for|requires?) (?:an?|another|one|two|experienced|qualified) [^.;,]{2,60} (?:with|who (?:has|holds)) [^.;]*$/i

const mostWordsOfLine = 9
const mostWordsBefore = 4
const heldAlone: ReadonlySet<string> = new Set(['licence', 'license', 'certificate', 'passport'])
const behindPaper: ReadonlySet<string> = new Set(
  'and or with is are a required needed essential preferred must'.split(' '),
)

interface Named {
  readonly place: Place
  readonly unit: JobUnit
  readonly index: number
}

function asRequirement(posting: Posting, { place, unit, index }: Named): Requirement {
  const { text, tokens } = posting
  const phrase = { start: tokens[place.first]?.start ?? 0, end: tokens[place.last - 1]?.end ?? 0 }
  const span = wholePhrase(text, withCategories(text, phrase, unit), unit)
  const own = tokensIn(tokens, span)
  // Of a registration that no word data knows, one is not sure enough to shut the door without it.
  const isDriving = findDrivingCategories(text.slice(span.start, span.end)).length > 0
  return ownPaper(text, {
    named: own.map(({ root }) => root).join(' '),
    span,
    sentence: unit,
    importance: posting.importance[index] ?? 'preferred',
    kind: isDriving ? 'licence' : 'certification',
    need: needOf(posting, { span, own, noun: tokens[place.at] }),
  })
}

interface WrittenPaper {
  readonly span: Span
  readonly own: readonly Token[]
  readonly noun: Token | undefined
}

/** What shows a paper: any of its subject's, the state and the noun, or the words of its name. */
function needOf(posting: Posting, { span, own, noun }: WrittenPaper): Requirement['need'] {
  const ofSubject = papersOfSubject(posting, own, noun)
  if (ofSubject.length > 0) return { type: 'terms', anyOf: ofSubject }
  const beyondTitle = rootsBeyondTitle(posting, own, noun)
  if (beyondTitle.length > 0 && noun) return licensedIn([...beyondTitle, noun.root])
  return {
    type: 'words',
    roots: tellingRoots(posting, own, noun),
    ...(isAsHolder(own) ? { needsAllWords: true } : {}),
    ...orWritten(posting.text, span, own),
  }
}

/** Of a "Minnesota Respiratory Therapist license" neither the title is one nor the state in which one works: "Licensed in Minnesota", "MN license". */
function licensedIn(roots: readonly string[]): Requirement['need'] {
  const short = roots.map((root) => stateLetters.get(root) ?? root)
  const isShorter = short.some((root, at) => root !== roots[at])
  return { type: 'words', roots, needsAllWords: true, ...(isShorter ? { orWords: [short] } : {}) }
}

/** What such a paper's name says besides the title. */
function rootsBeyondTitle(
  { jobTitles, words }: Posting,
  own: readonly Token[],
  noun: Token | undefined,
): string[] {
  if (noun !== own.at(-1)) return []
  const isOfTitle = (token: Token) => jobTitles.some((title) => overlaps(title, token))
  const others = own.filter((token) => token !== noun && !words.isStop(token.root))
  const beyond = others.filter((token) => !isOfTitle(token))
  return beyond.length < others.length ? rootsOf(beyond) : []
}

/** "Category C+E licence" is one paper, plus sign and all. */
function withCategories(text: string, phrase: Span, unit: Span): Span {
  const named = findDrivingCategories(text.slice(unit.start, unit.end))
    .map(({ start, end }) => ({ start: unit.start + start, end: unit.start + end }))
    .find((category) => overlaps(category, phrase))
  if (!named) return phrase
  const noun = /^\s+licen[cs]e/i.exec(text.slice(named.end, unit.end))?.[0] ?? ''
  return {
    start: Math.min(named.start, phrase.start),
    end: Math.max(named.end + noun.length, phrase.end),
  }
}

/** In what other words holders write it. */
function orWritten(
  text: string,
  { start, end }: Span,
  own: readonly Token[],
): { orWords?: string[][] } {
  const written = text.slice(start, end)
  const ways = [...initialsOf(written), ...calledByIt(own), ...inShort(written, own)]
  return ways.length > 0 ? { orWords: ways } : {}
}

/** Who is registered with the Institute of Town Criers writes "ITC". */
function initialsOf(written: string): string[][] {
  const name =
    /\p{Lu}\p{L}+(?: (?:of|and|for|the)(?= )| \p{Lu}\p{L}+){2,}/u.exec(written)?.[0] ?? ''
  const capitals = name.match(/(?<!\p{L})\p{Lu}(?=\p{L}+)/gu) ?? []
  return capitals.length < fewestInitials ? [] : [[capitals.join('').toLowerCase()]]
}

const fewestInitials = 3

/** Who has the "Construction Induction White Card" writes "White Card". */
function inShort(written: string, own: readonly Token[]): string[][] {
  return /^(?:\p{Lu}\S+ ){2,}\p{Lu}\p{L}+ (?:Card|Ticket|Passport)$/u.test(written)
    ? [rootsOf(own.slice(-2))]
    : []
}

/** "Registration as a weaver". */
function isAsHolder([, as]: readonly Token[]): boolean {
  return as?.word === 'as'
}

/** Who has the "registration as an architect" is a "registered architect", or a "licensed" one elsewhere. */
function calledByIt(own: readonly Token[]): string[][] {
  const [paper, , ...holder] = own
  const participles = isAsHolder(own) ? (participlesOf.get(paper?.word ?? '') ?? []) : []
  const name = holder.filter(({ word }) => word !== 'a' && word !== 'an')
  return name.length > 0 ? participles.map((word) => [wordRoot(word), ...rootsOf(name)]) : []
}

const authorised: readonly string[] = ['registered', 'licensed']
const participlesOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['registration', authorised],
  ['licence', authorised],
  ['license', authorised],
  ['certification', ['certified']],
  ['accreditation', ['accredited']],
])

/**
 * Holders write "Site Safe" and leave "passport" out: where it has a name, the noun does not count, and
 * beside letters like "CORU" nothing else does.
 */
function tellingRoots(
  { text, words }: Posting,
  own: readonly Token[],
  noun: Token | undefined,
): string[] {
  const telling = own.filter(({ root }) => !words.isStop(root))
  const written = (token: Token) => text.slice(token.start, token.end)
  const letters = telling.filter((token) => /^\p{Lu}[\p{Lu}\d]{1,5}$/u.test(written(token)))
  if (letters.length > 0 && letters.length < telling.length) return rootsOfPaper(letters)
  // "Cloud certifications": the capital of a line's beginning makes no name of a word that we know.
  const isName = (token: Token) =>
    /\d|.\p{Lu}/u.test(written(token)) ||
    (/\p{Lu}/u.test(written(token)) && !(token.isApart && words.isKnownToken(token)))
  const hasName = telling.some((token) => token !== noun && isName(token))
  return rootsOf(telling.filter((token) => !hasName || token !== noun))
}
