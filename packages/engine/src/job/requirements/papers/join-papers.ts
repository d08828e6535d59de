import { isPaper } from '../../../lexicon/is-paper.ts'
import { quoteSpan } from '../../../text/span.ts'
import type { Requirement } from '../../job.ts'
import { asChoice, isChoosable } from '../skills/join-choices.ts'
import { isOneChoice } from './is-one-choice.ts'

/**
 * "A qualified solicitor, CILEX fellow or licensed conveyancer" asks for one paper, whatever stands behind each:
 * words that nothing knows part the links of a list, but not the choice.
 */
export function joinPapers(
  text: string,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  const papers = requirements
    .filter((each) => isPaper(each) && isChoosable(each))
    .toSorted((a, b) => a.quote.start - b.quote.start)
  const choices = chainsOf(papers, (one, other) => isOneOf(text, one, other)).map((papers) => [
    ...papers,
    ...lastOfChoice(text, papers, requirements),
  ])
  if (choices.length === 0) return requirements
  const joined = new Map(
    choices.map((choice) => [choice[0], upToItsOr(text, asChoice(text, choice))]),
  )
  const others = new Set(choices.flatMap((choice) => choice.slice(1)))
  return requirements.flatMap((each) => (others.has(each) ? [] : (joined.get(each) ?? each)))
}

/** A choice is quoted with its last thing, whether or not anything knows that. */
function upToItsOr(text: string, choice: Requirement): Requirement {
  const { quote, sentence } = choice
  if (/\sor\s|\//i.test(quote.quote)) return choice
  const [behind = ''] = endOfChoice.exec(text.slice(quote.end, sentence.end)) ?? []
  const span = { start: quote.start, end: quote.end + behind.trimEnd().length }
  return { ...choice, text: text.slice(span.start, span.end), quote: quoteSpan(text, span) }
}

/** "… or licensed conveyancer": what ends the list in words of the posting's own. */
function lastOfChoice(
  text: string,
  papers: readonly Requirement[],
  requirements: readonly Requirement[],
): readonly Requirement[] {
  const last = papers.at(-1)
  const end = last?.quote.end ?? 0
  const [behind = ''] = endOfChoice.exec(text.slice(end, last?.sentence.end)) ?? []
  return requirements.filter(
    ({ need, quote }) =>
      need.type === 'words' && quote.start > end && quote.end <= end + behind.length,
  )
}

/** What the last paper is called besides, and one thing behind its "or". */
const endOfChoice = /^(?: [\p{L}-]+){0,3},? or (?:an? )?[^,.;()\n]{2,48}/u

/** Rows of two and more, each of which hangs on the one before it. */
function chainsOf<Item>(
  items: readonly Item[],
  hangs: (one: Item, other: Item) => boolean,
): readonly (readonly Item[])[] {
  const chains: Item[][] = []
  for (const [at, item] of items.entries()) {
    const before = items[at - 1]
    if (before !== undefined && hangs(before, item)) chains.at(-1)?.push(item)
    else chains.push([item])
  }
  return chains.filter(({ length }) => length > 1)
}

function isOneOf(text: string, one: Requirement, other: Requirement): boolean {
  const { sentence } = one
  return (
    sentence.start === other.sentence.start &&
    (isBranchOf(text, one, other) ||
      isOneChoice(text, { one: one.quote, other: other.quote, sentence }))
  )
}

/** "NMC (RN Adult) or HCPC": what stands in brackets behind a paper is a branch of it, with whatever is a choice with that. */
function isBranchOf(text: string, { quote, sentence }: Requirement, other: Requirement): boolean {
  return (
    /^\s?\($/.test(text.slice(quote.end, other.quote.start)) &&
    /^[^()]{0,24}\)\s*(?:or\s|\/)/.test(text.slice(other.quote.end, sentence.end))
  )
}
