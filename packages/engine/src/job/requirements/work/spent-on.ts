import type { Span } from '../../../text/span.ts'
import { rootsOf } from '../../../text/tables/distinct-roots.ts'
import type { Token } from '../../../text/tokenize.ts'
import { tokensIn } from '../../../text/tokens-in.ts'
import { isEverydayWord, stopWord } from '../../../words/everyday-words.ts'
import type { AskedDeed } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import { isOtherSense } from '../../terms/is-other-sense.ts'
import { groupAlternatives } from '../skills/alternatives.ts'

/** Where a posting names a time, and as far as what is said of it goes. */
interface TimeAsked {
  readonly unit: Span
  readonly start: number
  readonly clause: number
  readonly next: number
}

/** What years should have been spent on. */
interface SpentOn {
  /** As far as the word data knows it. */
  readonly terms: readonly string[]
  /** What makes something special of it, in a word that no data has: "Swiss-type lathes". */
  readonly special: AskedDeed | null
  /** Whether only a title names it, in a word of its own: "as a strata manager". */
  readonly isOfTitle: boolean
  /** Whether it stands before the time. */
  readonly isBefore: boolean
}

const mostTerms = 4

/**
 * "3 years in a warehouse including one year leading people" asks for three of the former; "five years, ideally seven
 * years, of payroll" for both of the same; "have run a payroll for three years" says so before it.
 */
export function spentOnIn(posting: Posting, time: TimeAsked): SpentOn {
  const { unit, start, clause, next } = time
  const before = posting.text.slice(unit.start, start)
  const behind = posting.text.slice(start, clause)
  if (hasDone.test(before) && saidAll.test(behind))
    return {
      ...asSpent(posting, hitsIn(posting, { start: unit.start - 1, end: start }, start), start),
      isBefore: true,
    }
  const own = hitsIn(posting, { start, end: Math.min(clause, next) }, next)
  const hits = own.length > 0 ? own : hitsIn(posting, { start, end: clause }, unit.end)
  return asSpent(posting, hits, next)
}

/** "You have run kitchens for at least", where nothing more is said behind the time than when or how. */
const hasDone =
  /\b(?:have|has|having|you['’]ve) (?:\p{L}+ly |also |already )?\p{L}+\b[^.;:]{4,}\bfor (?:(?:at least|a minimum of|minimum|over|more than|around) )*$/iu
const saidAll = /^[^\n]*?(?:years?|yrs?|months?)['’]?(?: or more)?\s*(?:$|[,.;)])/i

function asSpent(posting: Posting, hits: Posting['terms'], end: number): SpentOn {
  const names = [...new Set(hits.map((hit) => hit.entry.name))].slice(0, mostTerms)
  const [hit] = hits
  const special = names.length === 1 && hit && hit.end <= end ? specialOf(posting, hit) : []
  const isOfTitle = hits.length > 0 && hits.every((each) => isOfRareTitle(posting, each))
  if (special.length === 0) return { terms: names, special: null, isOfTitle, isBefore: false }
  return {
    isOfTitle,
    isBefore: false,
    terms: [[...special.map(({ word }) => word), ...names].join(' ')],
    special: { roots: rootsOf(special), ways: special.map(({ root }) => root) },
  }
}

/** A word that tells one trade. */
const rare = 0.7

/** Whether a name is part of a title that only its own trade bears, or of one who leads it: a receptionist is no "Front Office Manager". */
function isOfRareTitle({ text, jobTitles, tokens, words }: Posting, hit: Span): boolean {
  return jobTitles.some((title) => {
    if (title.start > hit.start || hit.end > title.end) return false
    const isLeader = hit.end < title.end && ofLeader.test(text.slice(title.start, title.end))
    return isLeader || tokensIn(tokens, title).some(({ root }) => words.weigh(root) >= rare)
  })
}

const ofLeader = /\b(?:manager|supervisor|director|foreman|superintendent)$/i

const wordsBefore = 3
/** A word of few trades. */
const leastSpecial = 0.5

/** The words before a name that make something special of it, and are of no other name. */
function specialOf({ tokens, terms, words }: Posting, hit: Posting['terms'][number]): Token[] {
  const special: Token[] = []
  for (let at = hit.first - 1; at >= hit.first - wordsBefore; at -= 1) {
    const token = tokens[at]
    if (!token || tokens[at + 1]?.isApart || stopWord.has(token)) break
    if (terms.some(({ first, last }) => first <= at && at < last)) break
    if (words.weigh(token.root) >= leastSpecial && !isOfAnyWork(token)) special.unshift(token)
  }
  return special
}

/** "Demonstrable", "British", "winter": how sure, where or when, and not what. */
function isOfAnyWork({ word }: Token): boolean {
  return isEverydayWord(word) || ofAnyWork.test(word)
}

const ofAnyWork =
  /^(?:uk|us|usa|eu|gcc|nhs|uae|british|irish|scottish|welsh|english|european|american|canadian|australian|indian|german|french|dutch|spring|summer|autumn|winter|aggregate|consecutive|frontline|solo|unsupervised|verified|post\p{L}*|\p{L}*(?:able|ible|ous|ful|ive|ly)|\P{L}.*)$/u

/**
 * What stands in a clause. A comma ends that, but for one of a choice: "demand planning, supply planning or stock control".
 */
function hitsIn({ text, terms }: Posting, { start, end }: Span, sentenceEnd: number) {
  const within = terms.filter(
    (hit) =>
      hit.start > start &&
      hit.end <= sentenceEnd &&
      hit.entry.kind !== 'soft' &&
      !isOtherSense(text, hit),
  )
  const chosen = groupAlternatives(text, within).find(
    (group) => group.length > 1 && group.some((hit) => hit.end <= end),
  )
  const last = Math.max(end, chosen?.at(-1)?.end ?? end)
  const named = within.filter((hit) => hit.end <= last)
  return named.filter((_, at) => !isObjectOf(text, named[at - 1], named[at]))
}

/** "3 years testing web applications", "2 years cooking in a care home": who builds or cleans there has not done it. */
function isObjectOf(text: string, deed: Span | undefined, object: Span | undefined): boolean {
  if (!deed || !object) return false
  return (
    /(?:years?|yrs?)['’]?(?: experience)?(?: of| in| spent)?$/i.test(
      text.slice(0, deed.start).trimEnd(),
    ) &&
    /^\p{L}+ing\b/iu.test(text.slice(deed.start, deed.end)) &&
    /^ (?:(?:for |in |at )?(?:an?|the|our) )?$/i.test(text.slice(deed.end, object.start))
  )
}
