import { isPaper } from '../../lexicon/is-paper.ts'
import { quoteSpan, type Span } from '../../text/span.ts'
import type { Requirement } from '../job.ts'
import type { Posting } from '../posting.ts'

/**
 * What a posting calls by several names is asked for once: "GIS (ArcGIS or QGIS)" by the choice that proves it, "First Aid,
 * CPR and Asthma (HLTAID012)" by the paper whose code covers them, "CSCS (Black or Gold card)" by the card.
 */
export function askedOnce(
  posting: Posting,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  const { text } = posting
  if (!mayName.test(text)) return requirements
  const changed = new Map<Requirement, Requirement | null>()
  const bySentence = Map.groupBy(requirements.filter(isNamed), ({ sentence }) => sentence.start)
  for (const together of bySentence.values()) {
    const named = together.toSorted((a, b) => a.quote.start - b.quote.start)
    for (const [at, one] of named.entries()) {
      if (changed.has(one)) continue
      if (isCode(text, one)) joinCode(text, { code: one, before: named.slice(0, at), changed })
      else if (isBranch(text, one, named[at - 1]) || isOwnCode(text, one, named[at - 1]))
        changed.set(one, null)
      else if (isCalled(text, one, named[at + 1]))
        joinName(text, one, { named: named[at + 1], changed })
      else joinChoice(posting, { general: one, next: named[at + 1], changed })
    }
  }
  if (changed.size === 0) return requirements
  return requirements.flatMap((each) => {
    const other = changed.get(each)
    return other === undefined ? [each] : (other ?? [])
  })
}

/** Without brackets, a choice or a code there is nothing to join. */
const mayName = /\(|\bor\b/
type Changes = Map<Requirement, Requirement | null>

function isNamed({ need, kind }: Requirement): boolean {
  return kind !== 'duty' && (need.type === 'terms' || need.type === 'words')
}

/** "HLTAID012" alone in brackets. */
function isCode(text: string, { quote }: Requirement): boolean {
  return (
    code.test(quote.quote) && text.charAt(quote.start - 1) === '(' && text.charAt(quote.end) === ')'
  )
}

const code = /^[A-Z]{3,8}\d{3,6}[A-Z]?$/

interface Coded {
  readonly code: Requirement
  readonly before: readonly Requirement[]
  readonly changed: Changes
}

/** The papers of a list that a code ends are what it covers: they and the code are one, and either names it. */
function joinCode(text: string, { code, before, changed }: Coded): void {
  const listed: Requirement[] = []
  let next: Span = { start: code.quote.start - 1, end: code.quote.end }
  for (const each of before.toReversed()) {
    if (!betweenListed.test(text.slice(each.quote.end, next.start))) break
    listed.unshift(each)
    next = each.quote
  }
  const paper = listed.find((each) => isPaper(each))
  const [first] = listed
  if (!first || !paper || code.need.type !== 'words') return
  const span = { start: first.quote.start, end: code.quote.end + 1 }
  for (const each of [...listed, code]) changed.set(each, null)
  changed.set(paper, {
    ...paper,
    text: text.slice(span.start, span.end),
    quote: quoteSpan(text, span),
    need: orWords(paper.need, code.need.roots),
  })
}

const betweenListed = /^(?:,? (?:and|&|including|with) |, | )$/

function orWords(need: Requirement['need'], roots: readonly string[]): Requirement['need'] {
  if (need.type !== 'terms' && need.type !== 'words') return need
  return { ...need, orWords: [...(need.orWords ?? []), roots] }
}

/** "CSCS (Black or Gold card)": which kinds of card will do is said of the card; "Engineers Australia (CPEng)" names a paper. */
function isBranch(text: string, { need, quote }: Requirement, card: Requirement | undefined) {
  if (need.type !== 'words' || !card?.paper || !isPaper(card) || card.paper.branches.length < 2)
    return false
  const said = quote.quote.toLowerCase()
  const between = text.slice(card.quote.end, quote.start)
  return inOneBracket.test(between) && card.paper.branches.some((branch) => said.includes(branch))
}

const inOneBracket = /^ ?\([^()]{0,40}$/

/** "IPAF (3a/3b)": of which of its categories. */
function isOwnCode(text: string, { need, quote }: Requirement, card: Requirement | undefined) {
  return (
    need.type === 'words' &&
    card !== undefined &&
    isPaper(card) &&
    /^\d[a-z]?(?:\/\d[a-z]?)*$/i.test(quote.quote) &&
    / ?\($/.test(text.slice(card.quote.end, quote.start)) &&
    text.charAt(quote.end) === ')'
  )
}

/** "Air conditioning ticket (ARCtick)", "Chainsaw ticket (CS30/31)": what stands in the bracket is its name. */
function isCalled(text: string, paper: Requirement, name: Requirement | undefined): boolean {
  if (!name || !isPaper(paper) || paper.need.type !== 'words') return false
  return (
    (isPaper(name) || /^\p{Lu}{1,6}\d{1,4}$/u.test(name.quote.quote)) &&
    / ?\($/.test(text.slice(paper.quote.end, name.quote.start)) &&
    /^(?:\/[\p{L}\d]+)?\)/u.test(text.slice(name.quote.end, name.sentence.end))
  )
}

interface Called {
  readonly named: Requirement | undefined
  readonly changed: Changes
}

function joinName(text: string, paper: Requirement, { named, changed }: Called): void {
  if (!named) return
  const span = { start: paper.quote.start, end: text.indexOf(')', named.quote.end) + 1 }
  changed.set(paper, null)
  changed.set(named, {
    ...named,
    text: text.slice(span.start, span.end),
    quote: quoteSpan(text, span),
  })
}

interface Choice {
  readonly general: Requirement
  readonly next: Requirement | undefined
  readonly changed: Changes
}

/** Who can do one of the things to choose from can do what they are kinds of; "scripting in Python or Bash" asks for the doing, too. */
function joinChoice({ text, lexicon, terms }: Posting, { general, next, changed }: Choice): void {
  if (!next || general.need.type !== 'terms' || next.need.type !== 'terms') return
  const [name = ''] = general.need.anyOf
  if (general.need.anyOf.length > 1 || !leadsToKinds.test(between(text, general, next))) return
  const isChoice =
    next.need.anyOf.length > 1 || orBehind.test(text.slice(next.quote.end, next.sentence.end))
  const isProof = next.need.anyOf.every((kind) => proves(lexicon, kind, name))
  if (!isChoice || !isProof) return
  // What is spoken of elsewhere, too, is asked for beside its kinds.
  if (terms.filter(({ entry }) => entry.name === name).length > 1) return
  const [behind = ''] = orBehind.exec(text.slice(next.quote.end, next.sentence.end)) ?? []
  const end = next.quote.end + behind.length
  const span = { start: general.quote.start, end: end + (text.charAt(end) === ')' ? 1 : 0) }
  changed.set(general, null)
  changed.set(next, {
    ...next,
    text: text.slice(span.start, span.end),
    quote: quoteSpan(text, span),
  })
}

function between(text: string, one: Requirement, other: Requirement): string {
  return text.slice(one.quote.end, other.quote.start)
}

/** A licence for a machine and the handling of it prove each other's kind. */
function proves({ entries }: Posting['lexicon'], kind: string, name: string): boolean {
  const known = entries.get(kind)?.proves
  if (known?.has(name)) return true
  const general = entries.get(name)
  return general?.kind === 'licence' && [...(general.proves ?? [])].some((each) => known?.has(each))
}

const leadsToKinds =
  /^(?: (?:licen[cs]es?|skills?|software|systems?|tools?|packages?|languages?|certificates?|tickets?|cards?|experience|knowledge))?(?: ?\(| ?[-–—:] | (?:like|such as) )(?:(?:preferably|ideally|e\.?g\.?,?|such as|like|either) )?$/i
const orBehind = /^,? (?:and\/)?or (?:an? )?\p{L}[\p{L}\d-]*/u
