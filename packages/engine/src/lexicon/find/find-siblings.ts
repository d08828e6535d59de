import { numberRoot } from '../../text/forms/spelling.ts'
import { wordRoot } from '../../text/forms/word-forms.ts'
import { rootAmong } from '../../text/forms/word-trait.ts'
import { numberOfRoot, type Token } from '../../text/tokenize.ts'
import type { Naming } from '../lexicon.ts'
import type { LexiconTitle } from '../lexicon-entry.ts'
import type { PhraseHit, PhraseIndex } from '../phrases/phrase-index.ts'

type TitleIndex = PhraseIndex<Naming<LexiconTitle>>
type TitleHit = PhraseHit<Naming<LexiconTitle>>

const mostWordsBefore = 3
/** Two ways of naming a trade's people show that it names them freely. */
const leastSiblings = 2

/**
 * Adds titles that differ from known ones in the word for the post alone: a "payroll coordinator" where
 * the word data has the payroll officer and the payroll clerk, both of one family.
 */
export function withSiblings(
  index: TitleIndex,
  tokens: readonly Token[],
  hits: readonly TitleHit[],
): TitleHit[] {
  const all: TitleHit[] = []
  let free = 0
  let next = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const hit = hits[next]
    if (hit?.first === at) {
      all.push(hit)
      next += 1
      free = hit.last
      at = hit.last - 1
    } else if (post.has(tokens[at])) {
      const sibling = findSibling(index, tokens, { free, at })
      const found = sibling ?? findTurned(index, tokens, { at, end: hit?.first ?? tokens.length })
      if (!found) continue
      all.push(found)
      free = found.last
      at = found.last - 1
    }
  }
  return all
}

function findSibling(
  index: TitleIndex,
  tokens: readonly Token[],
  { free, at }: { readonly free: number; readonly at: number },
): TitleHit | null {
  // "Associate of Arts" is a degree.
  if (tokens[at + 1]?.word === 'of') return null
  for (let first = Math.max(free, at - mostWordsBefore); first < at; first += 1) {
    if (tokens.slice(first + 1, at + 1).some(({ isApart }) => isApart)) continue
    // A "trusted adviser" is not of a trust.
    if (tokens.slice(first, at).some(({ word }) => word.endsWith('ed'))) continue
    const place = index.placesFrom(tokens, first)[at - first - 1]
    const values = place === undefined ? [] : siblingsAt(index, place)
    if (values.length > 0) return { values, first, last: at + 1 }
  }
  return null
}

/** ", " */
const comma = 2

/** "Director, Research Operations" and "Analyst, Risk": the post stands before the trade. */
function findTurned(
  index: TitleIndex,
  tokens: readonly Token[],
  { at, end }: { readonly at: number; readonly end: number },
): TitleHit | null {
  const [own, next] = [tokens[at], tokens[at + 1]]
  if (!own || !next?.isApart || next.start - own.end !== comma) return null
  const places = index.placesFrom(tokens, at + 1).slice(0, mostWordsBefore)
  for (let more = places.length; more > 0; more -= 1) {
    const last = at + 1 + more
    const values = index.valuesAfter(places[more - 1] ?? 0, numberOfRoot(own))
    if (last <= end && values.length > 0) return { values, first: at, last }
  }
  return null
}

/** The title that most posts of a trade belong to, where all are of one family. */
function siblingsAt(index: TitleIndex, place: number): readonly Naming<LexiconTitle>[] {
  const found = postNumbers().flatMap((root) => index.valuesAfter(place, root).slice(0, 1))
  const [first] = found
  if (!first || found.length < leastSiblings) return []
  if (found.some(({ named }) => named.family !== first.named.family)) return []
  const times = (title: LexiconTitle) => found.filter(({ named }) => named === title).length
  return [found.reduce((best, each) => (times(each.named) > times(best.named) ? each : best))]
}

/** Words for a post that say little of the trade. */
const posts =
  'clerk specialist coordinator assistant analyst associate administrator officer executive representative agent advisor consultant technician supervisor manager leader director operative worker trainee apprentice'.split(
    ' ',
  )
/** Whether a word is one for a post, in whatever trade. */
export const post = rootAmong(posts)
let numbers: readonly number[] | undefined

function postNumbers(): readonly number[] {
  numbers ??= posts.map((word) => numberRoot(wordRoot(word)))
  return numbers
}
