import { isPaper } from '../../../lexicon/is-paper.ts'
import { quoteSpan, type Span } from '../../../text/span.ts'
import type { Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import { importanceWeights } from '../requirement-weights.ts'
import { wholePhrase } from '../whole-phrase.ts'
import { groupAlternatives, orTheLike, otherBehind } from './alternatives.ts'

/**
 * Makes one of what a sentence lets people choose from, where the word data does not know all of it:
 * "Descartes, AEB or Stream" asks for one package, and any of them meets it.
 */
export function joinChoices(
  { text }: Posting,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  const sentences = new Set(requirements.filter(isOwn).map(({ sentence }) => sentence.start))
  if (sentences.size === 0) return requirements
  const bySentence = Map.groupBy(
    requirements.filter((each) => sentences.has(each.sentence.start) && isChoosable(each)),
    ({ sentence }) => sentence.start,
  )
  const joined = new Map<Requirement, Requirement | null>()
  for (const together of bySentence.values()) {
    if (together.length < 2) continue
    const parts = together
      .map((requirement) => ({ ...placeOf(requirement), requirement }))
      .toSorted((a, b) => a.start - b.start)
    for (const group of groupAlternatives(text, parts)) {
      const choice = group.map(({ requirement }) => requirement)
      const [first, ...others] = choice
      if (!first || others.length === 0 || !choice.some(isOwn)) continue
      joined.set(first, asChoice(text, choice))
      for (const other of others) joined.set(other, null)
    }
  }
  const all = requirements.flatMap((each) => {
    const choice = joined.get(each)
    return choice === undefined ? [each] : (choice ?? [])
  })
  return withLastOfChoices(all)
}

/** "QuickBooks, Sage or Pastel", where nothing knows the last: it is one more way to meet the choice that is quoted with it. */
function withLastOfChoices(requirements: readonly Requirement[]): readonly Requirement[] {
  const choices = requirements.filter(
    ({ need, quote }) =>
      need.type === 'terms' && need.anyOf.length > 1 && /\sor\s/.test(quote.quote),
  )
  if (choices.length === 0) return requirements
  const lasts = requirements.filter((each) => isOwn(each) && choices.some(holdsLast(each)))
  return requirements
    .filter((each) => !lasts.includes(each))
    .map((each) => {
      const { need } = each
      if (need.type !== 'terms' || !choices.includes(each)) return each
      const own = lasts.filter((last) => holdsLast(last)(each)).flatMap(rootsOfOwn)
      return own.length === 0
        ? each
        : { ...each, need: { ...need, orWords: [...(need.orWords ?? []), ...own] } }
    })
}

function holdsLast({ kind, quote: own }: Requirement) {
  return ({ quote }: Requirement): boolean =>
    kind === 'knowledge' && quote.start < own.start && own.end === quote.end
}

function rootsOfOwn({ need }: Requirement): (readonly string[])[] {
  return need.type === 'words' ? [need.roots] : []
}

export function isChoosable({ need }: Requirement): boolean {
  return need.type === 'terms' || need.type === 'words'
}

function isOwn({ need }: Requirement): boolean {
  return need.type === 'words'
}

function placeOf({ quote: { start, end } }: Requirement): Span {
  return { start, end }
}

/** What the word data knows of a choice says of what kind it is, or else a paper in it: "FIA or BAFE certificate". */
export function asChoice(text: string, choice: readonly Requirement[]): Requirement {
  const [first] = choice
  const known = choice.find((each) => !isOwn(each)) ?? choice.find(isPaper) ?? first
  const strongest = choice.toSorted((a, b) => b.weight - a.weight)[0] ?? known
  if (!first || !known || !strongest) throw new Error('A choice has at least two ways.')
  const end = Math.max(...choice.map(({ quote }) => quote.end))
  const span = wholeChoice(text, { start: first.quote.start, end }, first.sentence)
  const anyOf = choice.flatMap(({ need }) => (need.type === 'terms' ? need.anyOf : []))
  const own = choice.flatMap(({ need }) => (need.type === 'words' ? [need.roots] : []))
  const [roots = [], ...others] = own
  return {
    ...known,
    id: choice.map(({ id }) => id).join('_or_'),
    text: text.slice(span.start, span.end),
    quote: quoteSpan(text, span),
    importance: choice.reduce(
      (most, { importance }) =>
        importanceWeights[importance] > importanceWeights[most] ? importance : most,
      known.importance,
    ),
    weight: strongest.weight,
    need:
      anyOf.length > 0
        ? { type: 'terms', anyOf, orWords: own }
        : { ...first.need, type: 'words', roots, orWords: others },
  }
}

const lettersBehind = 24

/** With what it ends in, "or similar", and its brackets closed. */
export function wholeChoice(text: string, { start, end }: Span, sentence: Span): Span {
  const like = orTheLike.exec(text.slice(end, Math.min(sentence.end, end + lettersBehind)))
  const other = like ? null : otherBehind.exec(text.slice(end, sentence.end))
  const behind = end + ((like ?? other)?.[0].length ?? 0)
  const kind = like ? kindBehind.exec(text.slice(behind, sentence.end)) : null
  return wholePhrase(text, { start, end: behind + (kind?.[0].length ?? 0) }, sentence)
}

/** "Or another orchestrator", at the end of what is asked for. */
const kindBehind = /^(?: \p{L}[\p{L}-]+){1,2}(?=\s*(?:[.,;()\n]|$))/u
