import { findDegrees } from '../../education/find-degrees.ts'
import { profileFields } from '../../lexicon/field-profile.ts'
import { findTerms, type TermHit } from '../../lexicon/find/find-terms.ts'
import { readWords, tokenizeWith } from '../../lexicon/find/read-words.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { foldWord } from '../../text/forms/fold-word.ts'
import { wordRoot, wordStem } from '../../text/forms/word-forms.ts'
import { isEverydayWord } from '../../words/everyday-words.ts'
import { plainRoot } from '../verbs/plain-root.ts'
import { factNumbers } from './fact-numbers.ts'
import { movedMeasures } from './moved-measures.ts'
import { findNewWords } from './new-words.ts'
import { properNames } from './proper-names.ts'
import { withSameLetters, withUsualLetters } from './same-letters.ts'

type FactKind = 'number' | 'name' | 'skill' | 'degree' | 'mixed-roles' | 'word'

/** Something a text claims that its sources do not. */
export interface UnsupportedFact {
  readonly kind: FactKind
  readonly claim: string
}

/** What a text may draw on. */
export interface FactSources {
  /** The CV. */
  readonly cvText: string
  /** What the person typed. */
  readonly userFacts: readonly string[]
  /** The role a line is written for: facts of other roles do not belong into it. */
  readonly roleText?: string
  /** The texts of the CV's other roles. */
  readonly otherRoles?: readonly string[]
  /** The line that the text says anew: it may name no further thing. */
  readonly line?: string
}

/**
 * The fact gate: names every number, name, skill and degree of a text that neither the CV nor the
 * person gave. An empty answer means that nothing was invented; other words for the same are free.
 */
export function checkFacts(
  lexicon: Lexicon,
  generated: string,
  sources: FactSources,
): UnsupportedFact[] {
  const given = [sources.cvText, ...sources.userFacts].join('\n')
  const source = `${given}\n${withUsualLetters(given)}`
  const text = withSameLetters(withoutPlaceholders(generated), source)
  return [
    ...unsupportedNumbers(text, source),
    ...unsupportedSkills(lexicon, text, source),
    ...unsupportedNames(lexicon, text, source),
    ...unsupportedDegrees(text, source, lexicon),
    ...mixedRoles(lexicon, text, sources),
    ...newWords(lexicon, text, sources),
  ]
}

function withoutPlaceholders(text: string): string {
  return text.replace(/\[[^\]\n]{0,80}\]/g, ' ')
}

function unsupportedNumbers(text: string, source: string): UnsupportedFact[] {
  const known = new Set(values(source))
  const missing = values(text).filter((number) => !known.has(number))
  return distinct([...missing, ...swappedNumbers(text, source)]).map((claim) => ({
    kind: 'number',
    claim,
  }))
}

function values(text: string): string[] {
  return factNumbers(text).map(({ value }) => value)
}

/**
 * Figures of the CV set to other things: "6 beds, 24 patients" must not become "24 beds, 6
 * patients". One such figure may be another way of counting; two are a swap.
 */
function swappedNumbers(text: string, source: string): string[] {
  const counted = countedThings(source)
  const moved = [...countedThings(text)].flatMap(([thing, numbers]) => {
    const known = counted.get(thing)
    return known ? [...numbers].filter((number) => !known.has(number)) : []
  })
  return moved.length > 1 ? moved : []
}

/** By the word that follows a figure: which figures stand before it. */
function countedThings(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const things = new Map<string, Set<string>>()
  for (const { value, end } of factNumbers(text)) {
    const thing = /^[\s-]*(\p{L}{3,})/u.exec(text.slice(end, end + 40))?.[1]
    if (!thing) continue
    const root = wordRoot(foldWord(thing))
    const known = things.get(root)
    if (known) known.add(value)
    else things.set(root, new Set([value]))
  }
  return things
}

/** A skill is known where the CV shows it or what proves it, or where its own words stand in the CV. */
function unsupportedSkills(lexicon: Lexicon, text: string, source: string): UnsupportedFact[] {
  const known = new Set(hitsOf(lexicon, source, source).map((hit) => hit.entry.name))
  const proved = new Set([...known].flatMap((name) => [name, ...(lexicon.proves.get(name) ?? [])]))
  const words = new Set(wordStems(lexicon, source))
  return hitsOf(lexicon, text, `${source}\n${text}`)
    .filter(({ entry }) => entry.kind !== 'soft' && !proved.has(entry.name))
    .filter((hit) => {
      const written = text.slice(hit.start, hit.end)
      return isName(hit) ? !hasWord(source, written) : !standsIn(words, lexicon, written)
    })
    .map(({ entry }) => ({ kind: 'skill', claim: entry.name }))
}

/** What counts only in its very letters: "Excel" is no way of saying "excellent". */
function isName({ entry, written }: TermHit): boolean {
  return entry.forms.some((form) => form.isCaseSensitive && form.written === written)
}

function hasWord(source: string, written: string): boolean {
  const pattern = written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'iu').test(source)
}

/** What a word means is told by what the CV is about, not by one short line. */
function hitsOf(lexicon: Lexicon, text: string, about: string): TermHit[] {
  return findTerms(
    lexicon,
    readWords(lexicon, text),
    profileFields(lexicon, readWords(lexicon, about)),
  )
}

/** Whether the CV has the words; plain ones ("increased", "management") are phrasing, not a claim. */
function standsIn(words: ReadonlySet<string>, lexicon: Lexicon, written: string): boolean {
  return tokenizeWith(lexicon, written).every(
    ({ root, word }) => words.has(wordStem(plainRoot(root))) || isEverydayWord(word),
  )
}

function unsupportedNames(lexicon: Lexicon, text: string, source: string): UnsupportedFact[] {
  const known = new Set(tokenizeWith(lexicon, source).map((token) => token.root))
  return distinct(properNames(text).filter((name) => !isOfTheTrade(lexicon, name)))
    .filter((name) => !tokenizeWith(lexicon, name).every((token) => known.has(token.root)))
    .map((claim) => ({ kind: 'name', claim }))
}

/** What the word data knows as one thing is judged as a skill, not as a name. */
function isOfTheTrade(lexicon: Lexicon, name: string): boolean {
  const tokens = tokenizeWith(lexicon, name)
  const covered = lexicon.skillIndex
    .find(tokens)
    .some((hit) => hit.last - hit.first === tokens.length)
  return covered || tokens.every(({ word }) => isEverydayWord(word))
}

function unsupportedDegrees(text: string, source: string, lexicon: Lexicon): UnsupportedFact[] {
  const known = new Set(
    findDegrees({ text: source, tokens: tokenizeWith(lexicon, source) }).map(({ level }) => level),
  )
  return findDegrees({ text, tokens: tokenizeWith(lexicon, text) })
    .filter(({ level }) => !known.has(level))
    .map(({ start, end }) => ({ kind: 'degree', claim: text.slice(start, end) }))
}

/** A figure or a telling word that only another role shows must not move into this one. */
function mixedRoles(
  lexicon: Lexicon,
  text: string,
  { roleText, otherRoles, userFacts }: FactSources,
): UnsupportedFact[] {
  if (roleText === undefined || !otherRoles) return []
  const ownText = [roleText, ...userFacts].join('\n')
  const otherText = otherRoles.join('\n')
  const moved = (claims: readonly string[], own: readonly string[], others: readonly string[]) => {
    const known = new Set(own)
    const foreign = new Set(others)
    return distinct(claims).filter((claim) => !known.has(claim) && foreign.has(claim))
  }
  return [
    ...moved(values(text), values(ownText), values(otherText)),
    ...moved(
      tellingStems(lexicon, text),
      wordStems(lexicon, ownText),
      tellingStems(lexicon, otherText),
    ),
    ...movedPairs(lexicon, text, { ownText, otherText }),
  ].map((claim) => ({ kind: 'mixed-roles', claim }))
}

/** "Mentored students": plain words, which only another role has side by side. */
function movedPairs(
  lexicon: Lexicon,
  text: string,
  { ownText, otherText }: { readonly ownText: string; readonly otherText: string },
): string[] {
  const own = new Set(wordStems(lexicon, ownText))
  const foreign = new Set(pairsOf(lexicon, otherText).map(({ pair }) => pair))
  return pairsOf(lexicon, text).flatMap(({ pair, stems, written }) =>
    foreign.has(pair) && !stems.every((stem) => own.has(stem)) ? [written] : [],
  )
}

function pairsOf(lexicon: Lexicon, text: string) {
  const tokens = tokenizeWith(lexicon, text)
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1]
    const isPair = next && [token, next].every(({ word }) => tellsSomething.test(word))
    if (!isPair || text.slice(token.end, next.start) !== ' ') return []
    const stems = [token, next].map(({ root }) => wordStem(plainRoot(root)))
    return [{ pair: stems.join(' '), stems, written: text.slice(token.start, next.end) }]
  })
}

const tellsSomething = /^(?!(?:and|the|for|with|from|into|over|per|their|all|new)$)\p{L}{3}/u

/** Words that say something of one job and not of any. */
function tellingStems(lexicon: Lexicon, text: string): string[] {
  return tokenizeWith(lexicon, text)
    .filter(({ word }) => /^\p{L}{4}/u.test(word) && !isEverydayWord(word))
    .map(({ root }) => wordStem(plainRoot(root)))
}

function wordStems(lexicon: Lexicon, text: string): string[] {
  return tokenizeWith(lexicon, text).map(({ root }) => wordStem(plainRoot(root)))
}

function newWords(lexicon: Lexicon, text: string, { line, userFacts }: FactSources) {
  if (line === undefined) return []
  const source = [line, ...userFacts].join('\n')
  const claims = [...findNewWords(lexicon, text, source), ...movedMeasures(text, source)]
  return distinct(claims).map((claim): UnsupportedFact => ({ kind: 'word', claim }))
}

function distinct(claims: readonly string[]): string[] {
  const seen = new Set<string>()
  return claims.filter((claim) => !seen.has(foldWord(claim)) && seen.add(foldWord(claim)))
}
