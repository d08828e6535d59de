import { cueIndex } from '../../lexicon/phrases/cue-index.ts'
import { firstIndex } from '../../text/first-index.ts'
import { rootAmong } from '../../text/forms/word-trait.ts'
import type { Token } from '../../text/tokenize.ts'
import { tokensIn } from '../../text/tokens-in.ts'
import type { Unit } from '../../text/units.ts'
import { tellsTerms } from '../head/tells-terms.ts'
import { isCapitalOrFigureAt } from '../is-capital-at.ts'
import { foreignHeadings } from '../lexicon/foreign-section-words.ts'
import { type JobSectionKind, sectionHeadings } from '../lexicon/section-words.ts'
import { anySign } from '../list-mark.ts'
import { isBoardLine, isBoardMenu } from './board-talk.ts'
import { placeColumns } from './find-columns.ts'
import { withGradedHeadings } from './graded-headings.ts'
import { withGroupNames } from './group-names.ts'
import { goesOn, turnsToReader } from './heads-something.ts'
import { kindForDoing } from './kind-for-doing.ts'
import { kindDenied, kindForWhom, saysWish, soleKind } from './kind-for-whom.ts'
import { headingKinds, headingWord, isSmall, openingKind } from './kinds-of-heading.ts'
import { factLabel, labelWords, onePaper } from './label-words.ts'
import { looksLikeHeading, namesTime } from './looks-like-heading.ts'
import { isBullet, withParagraphEnds } from './paragraph-ends.ts'
import { withParagraphs } from './with-paragraphs.ts'

/** What heads a part of a posting, and of which kind that part is. */
export interface Heading {
  readonly kind: JobSectionKind
  /** Where what it heads begins. */
  readonly end: number
  readonly start: number
}

interface Words {
  readonly text: string
  readonly tokens: readonly Token[]
}

/** Finds a posting's headings: on lines of their own, before colons, and where the line break was lost. */
export function findHeadings(
  text: string,
  tokens: readonly Token[],
  units: readonly Unit[],
): Heading[] {
  const words = { text, tokens }
  const parted = withParagraphs(units, text)
  const listed = withGradedHeadings(listedHeadings(parted, words), parted, text)
  const plain = withGroupNames(withPlainHeadings(listed, parted, words), text)
  return placeColumns(withParagraphEnds(withLabels(plain, parted, words), parted, text), text)
}

/** The kind of the part that a place stands in. */
export function sectionAt(headings: readonly Heading[], position: number): JobSectionKind {
  const behind = firstIndex(headings, ({ start }) => start > position)
  return headings[behind - 1]?.kind ?? 'intro'
}

/** Whether a heading often ends in a word: "Requirements", "What you need for this position". */
export function endsHeading(word: Token): boolean {
  return soleHeadings.has(word) || lastWords.has(word)
}

const lastWords = rootAmong(
  'position role job skill experience education company us you offer specification profile purpose'.split(
    ' ',
  ),
)

const soleHeadings = rootAmong(
  'requirement responsibility qualification duty description summary overview competency benefit perk'.split(
    ' ',
  ),
)

/** A heading of the list stands alone on its line, before a colon, or in capitals before its first sentence. */
function listedHeadings(units: readonly Unit[], { text, tokens }: Words): Heading[] {
  const starts = new Map(units.map((unit) => [unit.start, unit]))
  const headings: Heading[] = []
  let reached = 0
  for (const hit of headingCues().find(tokens)) {
    const [kind] = hit.values
    const first = tokens[hit.first]
    const last = tokens[hit.last - 1]
    if (!kind || !first || !last || first.start < reached) continue
    const unit = starts.get(first.start)
    const rest = text.slice(last.end, last.end + 80)
    const after = /^\s*(?:\([^)]{0,40}\)\s*)?[:：]/.exec(rest)
    const isCapital = /^[\p{Lu}\d]/u.test(text.slice(first.start, first.start + 2))
    const isAlone =
      unit?.startsLine && /^\s*(?:\([^)]{0,60}\))?.{0,2}$/.test(text.slice(last.end, unit.end))
    const heading = tokens.slice(hit.first, hit.last)
    const isListed = heading.length > 1 && beforeBullet.test(rest) && !goesOn(text, first.start)
    if (isAlone && isBoardMenu(text.slice(unit.start, unit.end))) continue
    if (isAlone && !after && kind === 'benefits' && isItemOfWork(text, unit, headings.length > 0))
      continue
    const isPaid = kind === 'benefits' && unit && /^[$€£]\d/.test(rest)
    const runsOn = isPaid || (!after && (unit || isListed) && isTitled(text, heading, rest))
    if (isAlone || (after && (unit || isCapital)) || runsOn) {
      reached = isAlone ? unit.end : last.end + (after?.[0].length ?? 0)
      const span = { start: first.start, end: reached }
      headings.push({ kind: kindForDoing(text, span) ?? kind, ...span })
    }
  }
  return headings
}

/** "- Compensation and benefits" among the tasks that a heading stands over: work of personnel. */
function isItemOfWork(text: string, unit: Unit, isHeaded: boolean): boolean {
  return isHeaded && ofPersonnel.test(text.slice(unit.start, unit.end)) && isBullet(text, unit)
}

const ofPersonnel =
  /^\W*(?:compensation|total rewards|rewards|remuneration|(?:employee|additional) benefits|compensation (?:and|&) benefits|benefits (?:and|&) compensation|(?:work )?schedules?)\W*$/i

const beforeBullet = /^[ \t]*[*•●▪–-]\s*\S/

/** "Job Summary At Disney …", "What You'll Do * Build …": every word a capital, and then a new beginning. */
function isTitled(text: string, heading: readonly Token[], rest: string): boolean {
  const [first] = heading
  if (!first || !heading.every((token) => isSmall(token) || isCapitalOrFigureAt(text, token.start)))
    return false
  if (beforeBullet.test(rest)) return true
  const isShouted = /^\p{Lu}{4,}$/u.test(text.slice(first.start, first.end))
  const begins = isShouted ? /^\s+\p{Lu}\p{Ll}/u : /^\s+\p{Lu}[\p{Ll}’']*\s+\p{Ll}/u
  return (heading.length > 1 || isShouted || soleHeadings.has(first)) && begins.test(rest)
}

const mostHeadingWords = 12
const mostHeadingLetters = 120

/** A short line of its own that ends in a colon, or begins a paragraph, is a heading in words of its own. */
function withPlainHeadings(
  known: readonly Heading[],
  units: readonly Unit[],
  words: Words,
): Heading[] {
  const opening = openingUnit(units, words.text)
  const own = units.flatMap((unit, at): Heading[] => {
    if (at <= opening || !unit.startsLine || holdsHeading(known, unit)) return []
    if (!endsLine(words.text, unit, units[at + 1]) || unit.end - unit.start > mostHeadingLetters)
      return []
    const whole = words.text.slice(unit.start, unit.end)
    const written = needsBefore.exec(whole)?.[1] ?? whole
    const own = tokensIn(words.tokens, { start: unit.start, end: unit.start + written.length })
    const isHeading = written !== whole || looksLikeHeading(unit, own, words.text)
    if (own.length > mostHeadingWords || !isHeading) return []
    const told =
      (saysWish(written) ? 'nice' : undefined) ??
      kindForDoing(words.text, unit) ??
      soleKind(own) ??
      kindDenied(written) ??
      kindForWhom(written) ??
      headingKinds.find((each) => own.some((token) => headingWord[each].has(token)))
    const kind = told === 'about' && turnsToReader(words.text, unit) ? 'requirements' : told
    const { start } = unit
    if (namesTime.test(written)) return [{ kind: kind ?? 'requirements', start, end: start }]
    return [{ kind: kind ?? openingKind(own) ?? 'intro', start, end: unit.end }]
  })
  return [...known, ...own].toSorted((a, b) => a.start - b.start)
}

/** "You'll need (please don't apply without these)": what stands in brackets says how much it is meant. */
const needsBefore =
  /^((?:what )?you(?:['’]ll| will| must)? (?:also )?(?:need|have|bring))\W*\([^()]{3,60}\)$/i

/** "… with Terraform Nice to have:" ends in a heading that lost its line break, and is none itself. */
function holdsHeading(known: readonly Heading[], { start, end }: Unit): boolean {
  const next = known[firstIndex(known, (each) => each.start >= start)]
  return next !== undefined && next.start < end
}

/** The first that is neither the board's nor tells of pay and hours: it names the job and heads nothing. */
function openingUnit(units: readonly Unit[], text: string): number {
  return units.findIndex(({ start, end }) => {
    const written = text.slice(start, end)
    return !isBoardLine(written) && !tellsTerms(written)
  })
}

/** The next line or bullet begins behind it. */
function endsLine(text: string, unit: Unit, next: Unit | undefined): boolean {
  return !next || next.startsLine || anySign.test(text.slice(unit.end, next.start))
}

const mostLabelWords = 7
const wishes: ReadonlySet<JobSectionKind> = new Set(['nice', 'preferred'])

/** "Who we hope to meet: someone who …": the first words of a sentence head what follows the colon. */
function withLabels(
  known: readonly Heading[],
  units: readonly Unit[],
  { text, tokens }: Words,
): Heading[] {
  const own = units.flatMap((unit): Heading[] => {
    const written = labelWords.exec(text.slice(unit.start, unit.end))?.[0]
    const denied = written && kindDenied(written)
    if (!written || (!denied && /^not?\b/i.test(written)) || factLabel.test(written)) return []
    // "Look after the office: cleaners, landlord" is done, and nobody is looked for.
    if (/^look(?:s|ing)? after\b/i.test(written)) return []
    const end = unit.start + written.length
    if (holdsHeading(known, { ...unit, end })) return []
    const words = tokensIn(tokens, { start: unit.start, end })
    if (words.length > mostLabelWords) return []
    const kind =
      denied ??
      labelKinds.find((each) => words.some((token) => headingWord[each].has(token))) ??
      soleKind(words)
    if (!kind) return []
    const label = { kind, start: unit.start, end }
    if (!isBullet(text, unit)) return [label]
    if (onePaper.test(written)) return []
    const before = sectionAt(known, unit.start)
    if (wishes.has(before)) return []
    return [label, { kind: before, start: unit.end, end: unit.end }]
  })
  return [...known, ...own].toSorted((a, b) => a.start - b.start)
}

/** A sentence that begins with "The team:" may still say what one does in it. */
const labelKinds = ['nice', 'preferred', 'requirements', 'benefits', 'apply', 'duties'] as const
const headingCues = cueIndex<JobSectionKind>(
  [...headingKinds, 'intro' as const].flatMap((kind) => [
    [kind, sectionHeadings[kind]] as const,
    [kind, foreignHeadings[kind]] as const,
  ]),
)
