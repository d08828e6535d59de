import { numberRoot } from '../../text/forms/spelling.ts'
import { wordRoot } from '../../text/forms/word-forms.ts'
import { rootAmong, WordTrait } from '../../text/forms/word-trait.ts'
import type { Token } from '../../text/tokenize.ts'
import { stopRoots } from '../../words/everyday-words.ts'
import type { PhraseHit, PhraseIndex } from '../phrases/phrase-index.ts'
import type { ActionVerbs } from '../verbs/action-verbs.ts'
import { leadsToObject } from '../verbs/same-deeds.ts'

/** What is looked for, and where. */
interface Search<Value> {
  readonly index: PhraseIndex<Value>
  /** None for titles: nobody's post is a verb, and anything may follow it. */
  readonly verbs: ActionVerbs | null
  readonly tokens: readonly Token[]
}

/**
 * Adds what sentences say in other words than phrases do: "managed stock" and "management of the
 * stock" where the word data has "stock management". Only where nothing else was found.
 */
export function withReworded<Value>(
  search: Search<Value>,
  hits: readonly PhraseHit<Value>[],
): PhraseHit<Value>[] {
  const all: PhraseHit<Value>[] = []
  let free = 0
  for (const hit of hits) {
    if (hit.first < free) continue
    addBetween(search, { first: free, last: hit.first }, all)
    const found = findPostOf(search, hit) ?? hit
    all.push(found)
    free = found.last
  }
  addBetween(search, { first: free, last: search.tokens.length }, all)
  return all
}

/** "Teacher of mathematics" is more than a teacher. */
function findPostOf<Value>(
  search: Search<Value>,
  { first, last }: Stretch,
): PhraseHit<Value> | null {
  const { tokens, verbs } = search
  const post = tokens[first]
  if (!post || verbs || last > first + 1 || tokens[last]?.rootNumber !== ofNumber) return null
  return findGenitive(search, { first, last: tokens.length }, post)
}

interface Stretch {
  readonly first: number
  readonly last: number
}

function addBetween<Value>(
  search: Search<Value>,
  { first, last }: Stretch,
  hits: PhraseHit<Value>[],
): void {
  const { tokens, verbs } = search
  let at = first
  while (at < last - 1) {
    const token = tokens[at]
    if (!token) return
    const isVerb = verbs?.knows(token) ?? false
    const isOfNext = leadsToWhose(tokens[at + 1], verbs !== null)
    at += 1
    if (!isVerb && !isOfNext) continue
    const isLinked = isVerb && leadsToObject(token, tokens[at])
    const nouns = isVerb && verbs ? verbs.nounsOf(token, isLinked || tokens[at - 2]) : []
    const stretch = { first: at - 1, last }
    const hit =
      (nouns.length > 0 && findEndedBy(search, stretch, { from: isLinked ? at + 1 : at, nouns })) ||
      (isOfNext && findGenitive(search, stretch, token))
    if (!hit) continue
    hits.push(hit)
    at = hit.last
  }
}

/** "Registration as a nurse" is a nurse's as much as "registration of nurses". */
function leadsToWhose(token: Token | undefined, mayBeAs: boolean): boolean {
  const number = token?.rootNumber
  return number === ofNumber || (mayBeAs && number === asNumber)
}

/** "Management of stock", "registration as a nurse". */
function findGenitive<Value>(
  search: Search<Value>,
  { first, last }: Stretch,
  noun: Token,
): PhraseHit<Value> | null {
  // "Experience of" whatever is not that thing's own.
  if (search.tokens[first + 1]?.isApart || noun.rootNumber === experienceNumber) return null
  return findEndedBy(search, { first, last }, { from: first + 2, nouns: [noun.rootNumber] })
}

/** "Managed the stock": the phrase that the verb's noun would end. */
function findEndedBy<Value>(
  { index, verbs, tokens }: Search<Value>,
  { first, last }: Stretch,
  { from, nouns }: { readonly from: number; readonly nouns: readonly number[] },
): PhraseHit<Value> | null {
  const object = determiner.has(tokens[from]) ? from + 1 : from
  if (tokens[from]?.isApart || tokens[object]?.isApart) return null
  const places = index.placesFrom(tokens, object)
  for (let length = Math.min(places.length, last - object); length > 0; length -= 1) {
    const end = object + length
    for (const noun of nouns) {
      const values = index.valuesAfter(places[length - 1] ?? 0, noun)
      if (values.length > 0 && (!verbs || endsHere(tokens, end)))
        return { values, first, last: end }
    }
  }
  return null
}

/**
 * "Managed account reconciliations" is about reconciliations: an object ends where no noun follows, and
 * in "run weight, dental and senior clinics" one follows all of them.
 */
function endsHere(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]
  if (!next?.isApart) return !next || ending.has(next)
  const behind = tokens[end + 1]
  return !(isAdjective.has(next) && behind && (behind.isApart || ending.has(behind)))
}

const isAdjective = new WordTrait(({ word }) => /.(?:[cnrt]al|ic|ary|[st]ive)$/.test(word))

const ending = new WordTrait(({ word, root }) => stopRoots().has(root) || isAdverb(word))

function isAdverb(word: string): boolean {
  return word.length > 4 && word.endsWith('ly') && !/^(?:fami|supp|assemb)ly$/.test(word)
}

const ofNumber = numberRoot('of')
const asNumber = numberRoot('as')
const experienceNumber = numberRoot(wordRoot('experience'))

const determiner = rootAmong('the a an all any our their its your my his her this these'.split(' '))
