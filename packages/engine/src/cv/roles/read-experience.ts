import type { CvRole, CvText } from '../cv.ts'
import type { FoundDates } from '../dates/find-dates.ts'
import { datesText, mainDates } from '../dates/main-dates.ts'
import { formLineOf } from '../forms/form-line.ts'
import { formRoles } from '../forms/form-roles.ts'
import { readItems, widestOf } from '../items/read-items.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { smallShare } from '../words/is-prose.ts'
import { hinted, sure, titleWeight } from '../words/weigh-words.ts'
import { besideNames } from './beside-names.ts'
import { headSegments } from './head-segments.ts'
import { isBreak, timeOff } from './lines-apart.ts'
import { withListedClients } from './listed-clients.ts'
import { networkHeads } from './network-heads.ts'
import { type HeadHabit, type RoleHead, readRoleHead } from './read-role-head.ts'
import { type RoleBlock, roleBlocks } from './role-blocks.ts'
import { type RoleLine, roleLines } from './role-lines.ts'
import { splitLongHeads } from './split-long-heads.ts'
import { tableRoles } from './table-roles.ts'
import { partTerms, withTerms } from './terms-aside.ts'
import { tellsSeveral } from './told-roles.ts'
import { withClientTitles } from './with-client-titles.ts'
import { withClients } from './with-clients.ts'
import { withRotations } from './with-rotations.ts'

/** Nobody has held so many; the lines after them stay unplaced. */
const mostRoles = 150

/** Reads the roles of one experience section. */
export function readExperience(text: string, lines: readonly CvLine[]): readonly CvRole[] {
  const form = tableRoles(text, lines) ?? formRoles(text, lines)
  const roles = form
    ? [...readHeads(text, form.above), ...form.roles]
    : readHeads(
        text,
        lines.filter((line) => !tellsSeveral(text, line)),
      )
  return withClientTitles(text, roles)
}

/** Reads roles by their heads, which dates anchor. */
function readHeads(text: string, lines: readonly CvLine[]): CvRole[] {
  const { told, terms } = partTerms(withListedClients(networkHeads(lines)))
  const found = roleBlocks(roleLines(splitLongHeads(told))).slice(0, mostRoles)
  const blocks = withRotations(withClients(withTerms(found, terms)))
  const plain = { order: 0, hasCompanyAbove: false, namesOnlyFirms: false }
  const heads = blocks.map(({ head }) => headSegments(text, head))
  const first = heads.map((head) => readRoleHead(text, head, plain))
  const order = first.reduce((sum, head) => sum + Math.max(-3, Math.min(3, head.order)), 0)
  const isDated = blocks.every((block) => datesOf(block)?.from)
  const namesOnlyFirms = isDated && namesNoTitle(first)
  const widest = widestOf(lines)
  const roles: CvRole[] = []
  let above: SharedEmployer | null = null
  let isAbovePlain = false
  for (const [at, block] of blocks.entries()) {
    if ((isAbovePlain && isBold(block.head[0])) || isEntryOfItsOwn(blocks[at - 1], block))
      above = null
    const habit: HeadHabit = { order, hasCompanyAbove: above !== null, namesOnlyFirms }
    // Without another habit the head reads as it did the first time.
    const isPlain: boolean = order >= 0 && !habit.hasCompanyAbove && !namesOnlyFirms
    const segments = heads[at] ?? headSegments(text, block.head)
    const head: RoleHead = (isPlain && first[at]) || readRoleHead(text, segments, habit)
    if (isCompanyOnly(block, head, blocks[at + 1]) || isFilled(blocks, at)) {
      above = sharedBelow(text, head.company ?? head.title, head.location)
      isAbovePlain = false
      continue
    }
    if (ofOthers.test(head.title?.text ?? '')) above = null
    const mayShare = head.title !== null && !timeOff.test(head.title.text)
    const shared: SharedEmployer | null = head.company || !mayShare ? null : above
    const company = head.company ?? shared?.company ?? null
    const location = head.location ?? shared?.location ?? null
    if (head.company) {
      above = head.isCompanyAbove ? sharedBelow(text, head.company, head.location) : null
      isAbovePlain = isBold(block.head[0]) && !isBold(block.head.at(-1))
    }
    const named = { ...head, company, location }
    roles.push(
      roleOf(text, { ...block, widest, beside: besideNames(text, segments, named) }, named),
    )
  }
  return roles
}

/** "2014 – 2018 Hill & Sons, Hull": a list of employers, where no word of any line is a title's. */
function namesNoTitle(heads: readonly RoleHead[]): boolean {
  const firms = heads.filter(({ title, company }) => company && !title).length
  if (heads.length < 3 || firms === 0) return false
  const posts = heads.filter(({ title }) => title && titleWeight(title.text) >= hinted)
  return posts.length === 0 || (firms > 1 && firms * 2 >= heads.length)
}

/**
 * Below entries that set employer, post and time on a line each, or the time beside the employer, "Sales clerk, Hill
 * Fabrics, 2012 - 2019" says all of its own on one.
 */
function isEntryOfItsOwn(before: RoleBlock | undefined, { head }: RoleBlock): boolean {
  const [own, more] = head
  if (!before || !own || more || own.line.gap === 0 || own.dates.length === 0) return false
  const [first, second] = before.head
  const isDatedAbove = first?.dates.length !== 0 && second?.dates.length === 0
  const isSetApart = before.head.length > 2 ? before.head.some(isOnlyDates) : isDatedAbove
  return isSetApart && own.rest.replace(/[,\s]+$/, '').includes(',')
}

/** "Jan 2023 – Dec 2023 (casual)". */
function isOnlyDates({ rest, dates }: RoleLine): boolean {
  return dates.length > 0 && !/\p{L}/u.test(rest.replace(/\([^()]*\)/g, ''))
}

/** Where employers are bold and the titles below them are not, a bold line opens an entry of its own. */
function isBold(own: RoleLine | undefined): boolean {
  return own?.line.bold === true && own.line.fontSize > 0
}

/** A company with the dates of all its roles, which follow at once. */
function isCompanyOnly(block: RoleBlock, head: RoleHead, next: RoleBlock | undefined): boolean {
  const hasBoth = head.title !== null && head.company !== null
  const isBare = block.body.length === 0 && !hasBoth
  const ownTitle = Math.max(0, ...block.head.map(({ title }) => title))
  const nextLine = next?.head[0]
  if (block.body.length > 0 || !nextLine || ownTitle >= 1.5 || block.head.some(isBreak))
    return false
  const [own, below] = [datesOf(block), datesOf(next)]
  // "Royal Military Police, British Army", with the posts held there below it.
  if (!isBare) return nextLine.title >= hinted && liesWithin(below, own)
  const isTitleNext = nextLine.title >= hinted && nextLine.company < sure
  const isNamed = head.title !== null || head.company !== null
  const isFirm = block.head.some(({ company }) => company >= sure)
  // "Bereavement listener since 2021" is written as no name of a firm is.
  if (!isFirm && block.head.some(({ rest }) => smallShare(rest) > 0.5)) return false
  // "Au pair, Harding family, Summer 2023" stands in a list of such lines.
  const isListed =
    !isFirm &&
    block.head.length === 1 &&
    [block, next].every(({ head: [line] }) => line?.rest.includes(','))
  const isOther =
    isNamed && own && below && !liesWithin(below, own) && (isListed || (own.from && below.from))
  return (isTitleNext && !isOther) || liesWithin(below, own)
}

/** "Royal Navy, 2004 – 2027" tells nothing, and the posts below it take just its time: it is where they were held. */
function isFilled(blocks: readonly RoleBlock[], at: number): boolean {
  const [block, newest] = [blocks[at], blocks[at + 1]]
  if (!block || !newest || block.body.length > 0) return false
  const [own, first] = [datesOf(block), datesOf(newest)]
  if (!own?.from || own.to === 'present' || !first?.from) return false
  const isToday = first.to === 'present' || first.to.year === own.to.year
  if (!isToday || first.from.year <= own.from.year) return false
  let start = first.from.year
  for (const below of blocks.slice(at + 2)) {
    const dates = datesOf(below)
    if (!dates?.from || dates.to === 'present' || Math.abs(dates.to.year - start) > 1) return false
    start = dates.from.year
    if (start <= own.from.year) return start === own.from.year
  }
  return false
}

function datesOf(block: RoleBlock): FoundDates | null {
  return mainDates(block.head.flatMap(({ dates }) => dates))
}

function liesWithin(inner: FoundDates | null, outer: FoundDates | null): boolean {
  if (!inner?.from || !outer?.from || inner.from.year < outer.from.year) return false
  if (outer.to === 'present') return true
  return inner.to !== 'present' && inner.to.year <= outer.to.year
}

/** Who employed somebody in the roles below, and where, if the employer's own line says it. */
interface SharedEmployer {
  readonly company: CvText
  readonly location: CvText | null
}

function sharedBelow(
  text: string,
  company: CvText | null,
  place: CvText | null,
): SharedEmployer | null {
  if (!company) return null
  const isBeside =
    place !== null &&
    !/^(?:various|multiple|several)\b/i.test(place.text) &&
    company.span.end <= place.span.start &&
    !text.slice(company.span.end, place.span.start).includes('\n')
  return { company, location: isBeside ? place : null }
}

/** "Earlier contracts" were held elsewhere, too. */
const ofOthers =
  /free-?lance|self[- ]employed|^(?:earlier|previous|prior|other|further) \p{L}+s\b/iu

interface BlockAmongOthers extends RoleBlock {
  /** Letters of the longest line of its section. */
  readonly widest: number
  /** What stands in its head and names neither post nor employer. */
  readonly beside: readonly CvText[]
}

function roleOf(text: string, block: BlockAmongOthers, head: RoleHead): CvRole {
  const found = datesOf(block)
  const lines = [...block.head.map(({ line }) => line), ...block.body]
  const dates = found ? datesText(text, found) : null
  const start = Math.min(...lines.map((line) => line.start))
  const end = Math.max(...lines.map((line) => line.end))
  return {
    title: head.title,
    company: head.company,
    ...(head.location ? { location: head.location } : {}),
    dates,
    from: found?.from ?? null,
    to: found?.to ?? null,
    bullets: [...block.beside, ...readItems(text, withoutLabel(block.body), block.widest)],
    span: { start, end },
  }
}

/** "Duties:" or "Duties and responsibilities" alone over what was done. */
function withoutLabel(body: readonly CvLine[]): readonly CvLine[] {
  const [first] = body
  const form = first && !first.bullet ? formLineOf(first) : null
  const isLabel = first && form?.label === 'description' && form.from >= first.end
  return isLabel ? body.slice(1) : body
}
