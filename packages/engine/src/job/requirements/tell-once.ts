import { isPaper } from '../../lexicon/is-paper.ts'
import type { Span } from '../../text/span.ts'
import { tokensIn } from '../../text/tokens-in.ts'
import type { Requirement } from '../job.ts'
import type { Posting } from '../posting.ts'
import { importanceWeights } from './requirement-weights.ts'

/**
 * Leaves out what is asked for twice: "a welding certificate" in one sentence is the "Welder
 * certificate EN ISO 9606" of another. The one told in more words stays, as important as either.
 */
export function tellOnce(posting: Posting, requirements: readonly Requirement[]): Requirement[] {
  const papers = requirements.filter(asksForPaper)
  if (!papers.some(({ text }) => paper.test(text))) return [...requirements]
  const repeated = new Map<Requirement, Requirement>()
  for (const paper of papers) {
    const same = papers.find(
      (other) => other !== paper && !repeated.has(other) && isToldBy(posting, paper, other),
    )
    if (same) repeated.set(paper, same)
  }
  return requirements
    .filter((each) => !repeated.has(each))
    .map((each) => {
      const others = [...repeated].filter(([, kept]) => kept === each).map(([other]) => other)
      return others.reduce(together, each)
    })
}

const paper = /certificat|licen[cs]e|ticket|\bcard\b|passport|registration|diploma/i

/** Whether word data or the posting's own noun calls it a paper. */
function asksForPaper(requirement: Requirement): boolean {
  const { kind, text, need } = requirement
  if (need.type === 'terms') return isPaper(requirement)
  return need.type === 'words' && kind !== 'duty' && paper.test(text)
}

/** Whether all words of one stand in the short line of the other, which says more. */
function isToldBy({ tokens }: Posting, one: Requirement, other: Requirement): boolean {
  if (one.sentence.start === other.sentence.start || !paper.test(one.text)) return false
  const roots = rootsIn(one.quote)
  const line = rootsIn(other.sentence)
  const quoted = rootsIn(other.quote)
  return (
    line.length <= mostWordsOfLine &&
    line.length > roots.length &&
    (other.quote.quote.length > one.quote.quote.length ||
      /\d/.test(other.quote.quote) ||
      quoted.length < line.length) &&
    roots.every((root) => line.some((each) => isKin(root, each)))
  )

  function rootsIn(span: Span): string[] {
    return tokensIn(tokens, span).map(({ root }) => root)
  }
}

const mostWordsOfLine = 8
const leastLetters = 4
const mostLettersMore = 3

/** "Weld" and "welder". */
function isKin(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return (
    short.length >= leastLetters &&
    long.startsWith(short) &&
    long.length - short.length <= mostLettersMore
  )
}

function together(kept: Requirement, other: Requirement): Requirement {
  const isStronger = importanceWeights[other.importance] > importanceWeights[kept.importance]
  const { importance, weight } = isStronger ? other : kept
  const need =
    kept.need.type === 'terms' && other.need.type === 'terms'
      ? { ...kept.need, anyOf: [...new Set([...kept.need.anyOf, ...other.need.anyOf])] }
      : kept.need
  return { ...kept, importance, weight: Math.max(weight, kept.weight), need }
}
