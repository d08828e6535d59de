import { PhraseIndex } from '../lexicon/phrase-index.ts'
import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import { tokensIn } from '../text/tokens-in.ts'
import { splitUnits, type Unit } from '../text/units.ts'
import { cutClauses } from './cut-clauses.ts'
import { headingRoots, type JobSectionKind, sectionHeadings } from './lexicon/section-words.ts'
import { findBoilerplate } from './read-boilerplate.ts'

/** A sentence or bullet of a posting with the section it stands in. */
export interface JobUnit extends Span {
  readonly section: JobSectionKind
  /** Whether it says what every posting says: benefits, equal opportunity, how to apply. */
  readonly isBoilerplate: boolean
  /** Tokens from `first` to before `last`. */
  readonly first: number
  readonly last: number
}

interface Heading {
  readonly kind: JobSectionKind
  /** Where what it heads begins. */
  readonly end: number
  readonly start: number
}

/** Splits a posting into units and tells of each which section it belongs to. */
export function readSections(text: string, tokens: readonly Token[]): JobUnit[] {
  const units = splitUnits(text)
  const headings = findHeadings(text, tokens, units)
  const tellsBoilerplate = findBoilerplate(text, tokens)
  const pieces = cutAtHeadings(units, headings).flatMap((piece) => cutClauses(text, piece))
  let at = 0
  return pieces.map((piece) => {
    while (at < tokens.length && (tokens[at]?.start ?? 0) < piece.start) at += 1
    const first = at
    while (at < tokens.length && (tokens[at]?.start ?? 0) < piece.end) at += 1
    const section = sectionAt(headings, piece.start)
    const isBoilerplate =
      section === 'benefits' ||
      section === 'about' ||
      section === 'apply' ||
      tellsBoilerplate({ first, last: at })
    return { start: piece.start, end: piece.end, section, isBoilerplate, first, last: at }
  })
}

/** A heading stands alone on its line, or before a colon. */
function findHeadings(text: string, tokens: readonly Token[], units: readonly Unit[]): Heading[] {
  const starts = new Map(units.map((unit) => [unit.start, unit]))
  const headings: Heading[] = []
  for (const hit of headingIndex().find(tokens)) {
    const [kind] = hit.values
    const first = tokens[hit.first]
    const last = tokens[hit.last - 1]
    if (!kind || !first || !last) continue
    const unit = starts.get(first.start)
    const after = /^\s*(?:\([^)]{0,40}\)\s*)?[:：]/.exec(text.slice(last.end, last.end + 48))
    const isCapital = /^[\p{Lu}\d]/u.test(text.slice(first.start, first.start + 2))
    const isAlone =
      unit?.startsLine && /^\s*(?:\([^)]{0,60}\))?.{0,2}$/.test(text.slice(last.end, unit.end))
    if (isAlone || (after && (unit || isCapital))) {
      headings.push({ kind, start: first.start, end: last.end + (after?.[0].length ?? 0) })
    }
  }
  const own = withPlainHeadings(headings, units, { text, tokens })
  return withLabels(own, units, { text, tokens })
}

const mostHeadingWords = 12
const mostHeadingLetters = 120
const mostBareHeadingWords = 5

/** A short line of its own that ends in a colon, or begins a paragraph, is a heading in words of its own. */
function withPlainHeadings(
  known: readonly Heading[],
  units: readonly Unit[],
  { text, tokens }: { readonly text: string; readonly tokens: readonly Token[] },
): Heading[] {
  const taken = new Set(known.map(({ start }) => start))
  const own = units.slice(1).flatMap((unit): Heading[] => {
    if (!unit.startsLine || taken.has(unit.start) || unit.end - unit.start > mostHeadingLetters)
      return []
    const words = tokensIn(tokens, unit)
    const isLine = /^[ \t]*:?[ \t\r]*(?:\n|$)/.test(text.slice(unit.end))
    const hasColon = text.charAt(unit.end - 1) === ':'
    const isBare =
      unit.startsParagraph &&
      words.length <= mostBareHeadingWords &&
      /[\p{L}?]$/u.test(text.slice(unit.start, unit.end)) &&
      headsSomething(text, unit)
    if (!isLine || words.length > mostHeadingWords || !(hasColon || isBare)) return []
    const kind = headingKinds.find((each) => words.some(({ root }) => rootsByKind[each].has(root)))
    return [{ kind: kind ?? 'intro', start: unit.start, end: unit.end }]
  })
  return [...known, ...own].toSorted((a, b) => a.start - b.start)
}

const mostLabelWords = 7
const wishes: ReadonlySet<JobSectionKind> = new Set(['nice', 'preferred'])

/** A label in a list heads its own line only. */
function isBullet(text: string, unit: Unit): boolean {
  return (
    unit.startsLine &&
    /(?:^|\n)[ \t]*(?:[-*•●▪◦‣·–~]|\d{1,2}[.)])[ \t]*$/.test(
      text.slice(Math.max(0, unit.start - 8), unit.start),
    )
  )
}

/** "Who we hope to meet: someone who …": the first words of a sentence head what follows the colon. */
function withLabels(
  known: readonly Heading[],
  units: readonly Unit[],
  { text, tokens }: { readonly text: string; readonly tokens: readonly Token[] },
): Heading[] {
  const taken = new Set(known.map(({ start }) => start))
  const own = units.flatMap((unit): Heading[] => {
    const written = /^[^:.!?;,\n]{3,60}:(?=\s+\S)/.exec(text.slice(unit.start, unit.end))?.[0]
    if (!written || taken.has(unit.start) || /^not?\b/i.test(written)) return []
    const end = unit.start + written.length
    const words = tokensIn(tokens, { start: unit.start, end })
    if (words.length > mostLabelWords) return []
    const kind = labelKinds.find((each) => words.some(({ root }) => rootsByKind[each].has(root)))
    if (!kind) return []
    const label = { kind, start: unit.start, end }
    if (!isBullet(text, unit)) return [label]
    const before = sectionAt(known, unit.start)
    if (wishes.has(before)) return []
    return [label, { kind: before, start: unit.end, end: unit.end }]
  })
  return [...known, ...own].toSorted((a, b) => a.start - b.start)
}

/** Lines follow it directly, or a list does: a line among paragraphs of one line each heads nothing. */
function headsSomething(text: string, unit: Unit): boolean {
  return /^[ \t\r]*\n(?:[ \t\r]*\n)?[ \t]*(?:[-*•●▪◦‣·–]|\d{1,2}[.)])|^[ \t\r]*\n[ \t]*\S/.test(
    text.slice(unit.end, unit.end + 40),
  )
}

const headingKinds = [
  'nice',
  'preferred',
  'requirements',
  'benefits',
  'apply',
  'duties',
  'about',
] as const
/** A sentence that begins with "The team:" may still say what one does in it. */
const labelKinds = ['nice', 'preferred', 'requirements', 'benefits', 'apply', 'duties'] as const
const rootsByKind = {
  nice: new Set<string>(headingRoots.nice),
  preferred: new Set<string>(headingRoots.preferred),
  benefits: new Set<string>(headingRoots.benefits),
  apply: new Set<string>(headingRoots.apply),
  requirements: new Set<string>(headingRoots.requirements),
  duties: new Set<string>(headingRoots.duties),
  about: new Set<string>(headingRoots.about),
}

function cutAtHeadings(units: readonly Unit[], headings: readonly Heading[]): Span[] {
  return units.flatMap((unit) => {
    const cuts = headings.filter((each) => each.start >= unit.start && each.start < unit.end)
    const edges = [unit.start, ...cuts.flatMap(({ start, end }) => [start, end]), unit.end]
    const pieces: Span[] = []
    for (let i = 0; i + 1 < edges.length; i += 2) {
      const start = edges[i] ?? 0
      const end = edges[i + 1] ?? 0
      if (end > start) pieces.push({ start, end })
    }
    return pieces
  })
}

function sectionAt(headings: readonly Heading[], position: number): JobSectionKind {
  let section: JobSectionKind = 'intro'
  for (const heading of headings) {
    if (heading.start > position) break
    section = heading.kind
  }
  return section
}

let headingPhrases: PhraseIndex<JobSectionKind> | undefined

function headingIndex(): PhraseIndex<JobSectionKind> {
  if (headingPhrases) return headingPhrases
  headingPhrases = new PhraseIndex()
  for (const kind of headingKinds) {
    for (const phrase of sectionHeadings[kind]) headingPhrases.add(phrase, kind)
  }
  return headingPhrases
}
