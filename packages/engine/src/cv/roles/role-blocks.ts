import type { CvLine } from '../lines/read-lines.ts'
import { smallShare } from '../words/is-prose.ts'
import { hinted, likely, organisationWeight, sure } from '../words/weigh-words.ts'
import { sign, signedWords } from '../words/word-signs.ts'
import { findAnchors, isOnlyDate } from './find-anchors.ts'
import { isBareTrade } from './is-bare-trade.ts'
import {
  isBreak,
  isBreakAt,
  isDutyAbove,
  isDutyBelow,
  isLabelAbove,
  isLabelBelow,
  namesBoth,
} from './lines-apart.ts'
import { type RoleLine, roleLabelOf } from './role-lines.ts'
import { undatedBlocks } from './undated-blocks.ts'

/** The lines of one role: those that name it, and those that tell of it. */
export interface RoleBlock {
  readonly head: readonly RoleLine[]
  readonly body: readonly CvLine[]
}

const mostAbove = 3
const mostBelow = 3

/**
 * Cuts an experience section into roles. Dates anchor them; how many lines stand above the first date tells how many
 * belong above the others, because people keep to one arrangement.
 */
export function roleBlocks(lines: readonly RoleLine[]): RoleBlock[] {
  const anchors = findAnchors(lines)
  if (anchors.length === 0) return undatedBlocks(lines)
  const isLoose = isDoubleSpaced(lines)
  const first = anchors.find((at) => !isBreakAt(lines, at)) ?? anchors[0] ?? 0
  const above = linesAboveFirst(lines, first)
  const isApart = above > 0 && isApartBelow(lines[first])
  const heads: { from: number; to: number }[] = []
  for (const [at, anchor] of anchors.entries()) {
    const floor = (heads.at(-1)?.to ?? -1) + 1
    const from =
      anchor === first
        ? anchor - above
        : headStart(lines, { anchor, floor, above, isLoose, isApart })
    const ceiling = anchors[at + 1] ?? lines.length
    heads.push({ from, to: headEnd(lines, { from, anchor, ceiling, above, isLoose }) })
  }
  const blocks = heads.map((head, at) =>
    withLabelled(
      lines.slice(head.from, head.to + 1),
      lines.slice(head.to + 1, heads[at + 1]?.from ?? lines.length),
    ),
  )
  return [...undatedBlocks(lines.slice(0, heads[0]?.from ?? 0)), ...blocks]
}

/** Dates alone, with an empty line between them and the names above. */
function isApartBelow(own: RoleLine | undefined): boolean {
  return own !== undefined && own.line.gap > 0 && isOnlyDate(own)
}

/** Every second line empty: gaps then say nothing. */
function isDoubleSpaced(lines: readonly RoleLine[]): boolean {
  return lines.length > 5 && lines.filter(({ line }) => line.gap > 0).length > lines.length * 0.8
}

function linesAboveFirst(lines: readonly RoleLine[], anchor: number): number {
  const own = lines[anchor]
  if (own && own.line.gap > 0 && (namesBoth(own) || namesStudy(own))) return 0
  let count = 0
  while (count < mostAbove && anchor - count - 1 >= 0) {
    const line = lines[anchor - count - 1]
    if (!line) break
    const isParted = count > 0 && (lines[anchor - count]?.line.gap ?? 0) > 0
    if (own && own.line.gap > 0 && isUnderBreak(lines, anchor - count - 1)) break
    if (!mayName(lines, anchor - count - 1) || (isParted && anchor - count - 1 > 0)) break
    if (isLabelAbove(line, lines[anchor])) break
    count++
  }
  return count
}

/** What a time off was for stands below it, and names no role that follows. */
function isUnderBreak(lines: readonly RoleLine[], at: number): boolean {
  let start = at
  while (start > 0 && (lines[start]?.line.gap ?? 0) === 0) start--
  return start < at && isBreakAt(lines, start)
}

/** "various pubs" between a title and the dates, each on a line of its own, is who it was for. */
function mayName(lines: readonly RoleLine[], at: number): boolean {
  const [above, own, below] = [lines[at - 1], lines[at], lines[at + 1]]
  if (!own || own.headish) return own?.headish === true
  if (!above?.headish || above.title < likely || above.dates.length > 0 || !below) return false
  const isBetween = isOnlyDate(below) && below.line.gap === 0 && own.line.gap === 0
  return isBetween && !own.line.bullet && isBrief(own) && !/[.;:!?]$/.test(own.line.text)
}

/** "University of Melbourne, Bachelor of Education, 2001" says all of itself. */
function namesStudy({ line }: RoleLine): boolean {
  const { all } = signedWords(line.text)
  return (all & sign.degree) !== 0 && (all & (sign.schoolNoun | sign.schoolEnding)) !== 0
}

interface HeadPlace {
  readonly anchor: number
  readonly above: number
  readonly isLoose: boolean
}

function headStart(
  lines: readonly RoleLine[],
  { anchor, floor, above, isLoose, isApart }: HeadPlace & { floor: number; isApart: boolean },
): number {
  let from = anchor
  let gapAt = -1
  while (from > floor && anchor - from < mostAbove && !isBreakAt(lines, anchor)) {
    const isOwnGap = isApart && from === anchor && isApartBelow(lines[from])
    const isParted = !isLoose && !isOwnGap && (lines[from]?.line.gap ?? 0) > 0
    if (isParted) gapAt = from
    const above = lines[from - 1]
    if (isParted || !above || !mayName(lines, from - 1)) break
    if (isLabelAbove(above, lines[anchor]) || isDutyAbove(above, lines[anchor])) break
    from--
  }
  if (gapAt < 0 && from > 0 && !isLoose && (lines[from]?.line.gap ?? 0) > 0) gapAt = from
  const isAfterBullets = lines[from - 1]?.line.bullet === true
  // What a break was for stands below it, where no role has lines above its dates.
  const isAfterBreak = above > 0 && isBreak(lines[from - 1])
  const isClear = gapAt === from || isAfterBullets || isAfterBreak
  if (isClear) return from
  const start = Math.max(from, anchor - above)
  return start === anchor && from < anchor && isTitleOver(lines, anchor) ? anchor - 1 : start
}

/** "Office Junior" over "Tidewater Logistics, 2015 - 2018" is its title, though the role above needs no such line. */
function isTitleOver(lines: readonly RoleLine[], anchor: number): boolean {
  const [above, own] = [lines[anchor - 1], lines[anchor]]
  if (!above || !own || above.dates.length > 0 || isOnlyDate(own)) return false
  const isTitle = above.title >= likely && above.company < sure
  return isTitle && own.title < hinted && own.company >= hinted
}

function headEnd(
  lines: readonly RoleLine[],
  { from, anchor, ceiling, above, isLoose }: HeadPlace & { from: number; ceiling: number },
): number {
  let to = anchor
  const stop = ceiling < lines.length ? startOfNext(lines, { anchor, ceiling, above }) : ceiling
  while (to - anchor < mostBelow && to + 1 < stop) {
    const next = lines[to + 1]
    if (!next?.headish || next.dates.length > 0 || (next.line.gap > 0 && !isLoose)) break
    if (isDutyBelow(lines, anchor, next) || isLabelBelow(next)) break
    const head = lines.slice(from, to + 1)
    if (!belongsToHead(head, next) && !isUnderBold(head, next, lines[to + 2])) break
    to++
  }
  return to
}

/** The lines above the next dates are of the next head, but none before an empty line among them. */
function startOfNext(
  lines: readonly RoleLine[],
  { anchor, ceiling, above }: { anchor: number; ceiling: number; above: number },
): number {
  const start = ceiling - above
  for (let at = ceiling; at > Math.max(start, anchor + 1); at--)
    if ((lines[at]?.line.gap ?? 0) > 0) return at
  return start
}

function belongsToHead(head: readonly RoleLine[], next: RoleLine): boolean {
  if (isSentence(next) || isBareTrade(next.rest) || head.some(isBreak)) return false
  if (listsWork(next) && head.some(({ line }) => ownAccount.test(line.text))) return false
  const isPlace = next.place >= sure && next.title < 2 && next.company < sure
  if (isPlace) return !head.some(({ place }) => place >= sure)
  const hasTitle = head.some(({ title }) => title >= hinted)
  const hasCompany = head.some(({ title, company }) => company >= hinted && company > title)
  const named = head.filter((line) => !isOnlyDate(line) && line.place < sure).length
  const isWhole = next.title < hinted && next.company < sure && head.some(endsInEmployer)
  const isBoth = isWhole || (head.some(namesBoth) && !isUnderTitle(head, next))
  if (isBoth || named >= 2 || (named === 1 && isVague(next))) return false
  if (named === 1)
    return hasTitle !== hasCompany || next.title >= hinted || next.company >= hinted
      ? isBrief(next)
      : false
  return isBrief(next)
}

/** Who works on their own account needs no employer: "Weddings, portraits and products for local shops" is what was done. */
const ownAccount = /\bself[- ]employed\b|\bfree-?lance\b|\bsole trader\b/i

function listsWork({ line: { text } }: RoleLine): boolean {
  return /,.*(?:,| and )/.test(text) && smallShare(text) > 0.4
}

function isSentence(own: RoleLine): boolean {
  const { text } = own.line
  return text.endsWith('.') && /(?:\p{L}{3}|\d%)\.$/u.test(text.slice(-7)) && own.company < sure
}

/** Small words, and no sign of a title or an employer. */
function isVague({ line, title, company }: RoleLine): boolean {
  if (title >= hinted || company >= hinted) return false
  return /(?<!\p{L})\p{Ll}{5}/u.test(line.text.replace(/\([^()]*\)/g, ''))
}

/** A name in plain type between a bold line and the first bullet is the other half of the head. */
function isUnderBold(
  head: readonly RoleLine[],
  next: RoleLine,
  after: RoleLine | undefined,
): boolean {
  const { line, rest } = next
  if (line.bold || line.fontSize === 0) return false
  const named = head.filter((own) => !isOnlyDate(own) && own.place < sure)
  const isBelowBold = named.length === 1 && named[0]?.line.bold === true
  const isName =
    /^\P{L}*\p{Lu}/u.test(rest) && rest.split(/\s+/).length <= 6 && !/[.;:!?]$/.test(rest)
  const isLastOfHead = after === undefined || after.line.bullet
  const isOther = !named.some(namesBoth) && line.fontSize > 0 && next.place < sure
  return isBelowBold && isName && isLastOfHead && isOther
}

/** "Nurse, Surgical Ward" over "Hill Hospital": what follows the comma only says where in the company. */
function isUnderTitle(head: readonly RoleLine[], next: RoleLine): boolean {
  const own = head[0]
  if (head.length !== 1 || !own || next.title >= hinted || own.company >= 4) return false
  const words = own.rest.replace(/\W+$/, '')
  const isOneTitle =
    own.title >= sure && /^[^,|\t]+, [^,|\t]+$/.test(words) && !/[|\t]| [-–—/@] /.test(words)
  const isName = !/(?<![\p{L}'’])\p{Ll}{4}/u.test(next.rest)
  const isLouder = own.line.bold && !next.line.bold
  return isOneTitle && isName && (next.company >= sure || (isLouder && next.company >= hinted))
}

/** "Vorarbeiter, Hill Pumpen GmbH": what stands before an employer is a title, in whatever language. */
function endsInEmployer({ rest, company }: RoleLine): boolean {
  if (company < sure) return false
  const pieces = rest.split(/[,|\t]| {2,}| [-–—/] /).map((piece) => piece.trim())
  const at = pieces.findIndex((piece) => organisationWeight(piece) >= sure)
  return at > 0 && /\p{L}{3}/u.test(pieces[0] ?? '')
}

function isBrief({ line, title, company }: RoleLine): boolean {
  return line.text.split(/\s+/).length <= (title >= hinted || company >= hinted ? 14 : 6)
}

/** In forms the employer may stand below the duties: "Name of employer: X". */
function withLabelled(head: readonly RoleLine[], rest: readonly RoleLine[]): RoleBlock {
  const isLabelled = ({ line }: RoleLine) => {
    const kind = roleLabelOf(line.text)
    return kind === 'title' || kind === 'company' || kind === 'location'
  }
  const labelled = rest.slice(0, 8).filter(isLabelled)
  const told = labelled.length > 0 ? rest.filter((line) => !labelled.includes(line)) : rest
  return {
    head: labelled.length > 0 ? [...head, ...labelled] : head,
    body: told.map(({ line }) => line),
  }
}
