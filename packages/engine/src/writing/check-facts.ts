import { findDegrees } from '../education/find-degrees.ts'
import { profileFields } from '../lexicon/field-profile.ts'
import { findTerms } from '../lexicon/find-terms.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { tokenizeWith } from '../lexicon/tokenize-with.ts'
import { foldWord } from '../text/fold-word.ts'
import { factNumbers } from './fact-numbers.ts'
import { properNames } from './proper-names.ts'

export type FactKind = 'number' | 'name' | 'skill' | 'degree' | 'mixed-roles'

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
  const text = withoutPlaceholders(generated)
  const source = [sources.cvText, ...sources.userFacts].join('\n')
  return [
    ...unsupportedNumbers(text, source),
    ...unsupportedSkills(lexicon, text, source),
    ...unsupportedNames(lexicon, text, source),
    ...unsupportedDegrees(text, source, lexicon),
    ...mixedRoles(text, sources),
  ]
}

function withoutPlaceholders(text: string): string {
  return text.replace(/\[[^\]\n]{0,80}\]/g, ' ')
}

function unsupportedNumbers(text: string, source: string): UnsupportedFact[] {
  const known = new Set(factNumbers(source))
  return distinct(factNumbers(text).filter((number) => !known.has(number))).map((claim) => ({
    kind: 'number',
    claim,
  }))
}

function unsupportedSkills(lexicon: Lexicon, text: string, source: string): UnsupportedFact[] {
  const known = skillsOf(lexicon, source)
  const proved = new Set([...known].flatMap((name) => [name, ...(lexicon.proves.get(name) ?? [])]))
  const words = new Set(tokenizeWith(lexicon, source).map((token) => token.root))
  return [...skillsOf(lexicon, text)]
    .filter((name) => lexicon.entries.get(name)?.kind !== 'soft' && !proved.has(name))
    .filter((name) => !tokenizeWith(lexicon, name).every((token) => words.has(token.root)))
    .map((claim) => ({ kind: 'skill', claim }))
}

function skillsOf(lexicon: Lexicon, text: string): ReadonlySet<string> {
  const tokens = tokenizeWith(lexicon, text)
  const profile = profileFields(lexicon, { text, tokens })
  return new Set(findTerms(lexicon, { text, tokens }, profile).map((hit) => hit.entry.name))
}

function unsupportedNames(lexicon: Lexicon, text: string, source: string): UnsupportedFact[] {
  const known = new Set(tokenizeWith(lexicon, source).map((token) => token.root))
  return distinct(properNames(lexicon, text))
    .filter((name) => !tokenizeWith(lexicon, name).every((token) => known.has(token.root)))
    .map((claim) => ({ kind: 'name', claim }))
}

function unsupportedDegrees(text: string, source: string, lexicon: Lexicon): UnsupportedFact[] {
  const known = new Set(
    findDegrees(source, tokenizeWith(lexicon, source)).map(({ level }) => level),
  )
  return findDegrees(text, tokenizeWith(lexicon, text))
    .filter(({ level }) => !known.has(level))
    .map(({ start, end }) => ({ kind: 'degree', claim: text.slice(start, end) }))
}

/** A figure that only another role shows must not move into this one. */
function mixedRoles(
  text: string,
  { roleText, otherRoles, userFacts }: FactSources,
): UnsupportedFact[] {
  if (roleText === undefined || !otherRoles) return []
  const own = new Set([roleText, ...userFacts].flatMap((each) => factNumbers(each)))
  const others = new Set(otherRoles.flatMap((each) => factNumbers(each)))
  return distinct(factNumbers(text))
    .filter((number) => !own.has(number) && others.has(number))
    .map((claim) => ({ kind: 'mixed-roles', claim }))
}

function distinct(claims: readonly string[]): string[] {
  const seen = new Set<string>()
  return claims.filter((claim) => !seen.has(foldWord(claim)) && seen.add(foldWord(claim)))
}
