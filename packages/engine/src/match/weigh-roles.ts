import type { Candidate, CvUnit, HeldTitle, Showing } from '../candidate/candidate.ts'
import type { Month } from '../candidate/months-worked.ts'
import type { CvMonth, CvRole } from '../cv/cv.ts'
import type { Job, Requirement } from '../job/job.ts'
import { fieldKinship } from '../lexicon/kin/field-kinship.ts'
import { anywhere } from '../lexicon/main-trades.ts'
import { rootsIn } from '../text/roots-in.ts'
import type { Span } from '../text/span.ts'
import { isCalledLittle } from './skills/is-called-little.ts'
import { linesProving, linesTelling } from './tasks/match-deeds.ts'
import { isTitle } from './tasks/match-duty.ts'
import { asWritten, goesBy, othersIn } from './titles/goes-by.ts'
import { countSkillsOf, fewestSkillsOfTrade, isHeldIn } from './titles/skills-of-trade.ts'
import { readTitleLevel } from './titles/title-level.ts'
import { toldSince } from './told-since.ts'

/** Years that name what is asked for under the title of another trade: it was done beside other work, and a tool is the same there. */
export const besideOtherWork = 0.75
export const toolBesideOtherWork = 0.95
/** Years in work that does not show what the posting names. */
export const otherWorkCredit = 0.35
/** Years of a trade that shares nothing with this one, by title or by all that is told: a barista's are no builder's. */
export const farWorkCredit = 0

/** Years under the job's title, or one of its family, whose lines do not name what is asked for. */
export const sameTitleCredit = 0.85
/** Under a kindred title, or by lines that tell of the trade: half of those who name nothing of it have not done it. */
export const kindredCredit = 0.5
/** Years on the way to a trade are worth half of years in it. */
export const learningCredit = 0.5

export interface YearsNeed {
  readonly years: number
  readonly terms: readonly string[]
  /** Whether time spent learning does not count at all. */
  readonly isQualified?: true
  readonly isInTitle?: true
  readonly of?: 'leading' | 'trade' | 'title'
  /** How roles show where the years should have been spent. */
  readonly deeds: Requirement['deeds']
  /** Roles that bear the name of the work. */
  readonly doing: readonly CvRole[]
  /** What asks for them: "two years' experience in a warehouse". */
  readonly asked: string
  /** The titles such work goes by: those the sentence names, or else the job's. */
  readonly titles: Job['titles']
  /** Those the sentence names. */
  readonly called: Job['titles']
  /** What the job itself is called. */
  readonly name: string | null
  /** The trades the posting is about. */
  readonly trades: readonly string[]
  readonly today: Month
}

/** A role, or a part of its time, and what that is worth. */
export interface WeighedRole {
  readonly role: CvRole
  /** The line that says since when the part is. */
  readonly line: Span | null
  /** What its work counts. */
  readonly byWork: number
  /** Whether it names what is asked for. */
  readonly isNamed: boolean
  /** The same, where it was learned for half. */
  readonly share: number
}

/** "Experience in a busy warehouse": where the years should have been spent. */
const placeAsked =
  /\bexperience (?:of )?(?:working )?(?:in|at|within) (?:an? |the )(?:(?:busy|large|similar|fast[- ]paced|commercial) )?(\p{L}{5,})\b/iu

/** What the time in each role of a CV is worth. */
export function weighRoles(candidate: Candidate, need: YearsNeed): WeighedRole[] {
  const { deeds = [] } = need
  const telling = deeds.flatMap((deed) => [...linesTelling(candidate, deed)])
  const proving = [...linesProving(candidate, deeds)]
  // What the job's title names its holders' own titles may name, too.
  const beyondTitle = need.isInTitle ? telling : telling.filter((line) => !isTitle(line))
  const place = placeAsked.exec(need.asked)?.[1]?.toLowerCase()
  return candidate.roles.flatMap((role) => {
    const tells = ({ roles }: CvUnit) => roles.includes(role)
    return weighParts(candidate, {
      role,
      need,
      isPlace: telling.some(tells),
      isPlaceNamed: beyondTitle.some(tells),
      isPlacedBy: isPlacedBy(role, place),
      proofs: proving.filter(tells),
      shown: shown(candidate, role, need.terms),
    })
  })
}

/** A "Warehouse Operative" has worked in a warehouse. */
function isPlacedBy({ title }: CvRole, place: string | undefined): boolean {
  return place !== undefined && (title?.text.toLowerCase().includes(place) ?? false)
}

interface AskedRole {
  readonly role: CvRole
  readonly need: YearsNeed
  /** Whether it was spent in such a place as is asked for, by what it tells. */
  readonly isPlace: boolean
  /** Whether more than its title tells so. */
  readonly isPlaceNamed: boolean
  /** Whether its title names the place itself. */
  readonly isPlacedBy: boolean
  /** Its lines that prove what is asked, such as one that says how many people were led. */
  readonly proofs: readonly CvUnit[]
  /** Where it shows what is asked for, as something done. */
  readonly shown: readonly Showing[]
}

/** Where all that shows what is asked for says since when, the time before was other work. */
function weighParts(candidate: Candidate, asked: AskedRole): WeighedRole[] {
  const { role, proofs, shown } = asked
  const whole = weighRole(candidate, asked)
  const places = [...proofs.map((unit) => ({ start: unit.start, unit })), ...shown]
  const [first] = places
    .map(({ start, unit }) => ({ from: toldSince(candidate.text, unit, start), line: unit }))
    .sort((a, b) => monthOf(a.from) - monthOf(b.from))
  if (!first || monthOf(first.from) <= monthOf(role.from)) return [whole]
  const before = weighRole(candidate, { ...asked, proofs: [], shown: [] })
  return [{ ...whole, ...first, role: { ...role, from: first.from } }, before]
}

function monthOf(date: CvMonth | null): number {
  return date ? date.year * 12 + (date.month ?? 1) : 0
}

/** What a month in a role counts: all of it in the work asked for, a part in other work, half while learning. */
function weighRole(
  candidate: Candidate,
  { role, need, isPlace, isPlaceNamed, isPlacedBy, proofs, shown }: AskedRole,
): WeighedRole {
  // A carer of a "Nursing Home" has worked in a care home, whether a line says so or not.
  const sharePlaced = (titled: number) =>
    isPlaceNamed && titled >= kindredCredit ? 1 : Math.max(isPlace ? kindredCredit : 0, titled)
  const isMeant =
    need.terms.length === 0
      ? isAsCalled(candidate, role, need)
      : need.doing.includes(role) || shown.length > 0
  const isBeside = need.of
    ? !isOfThisWork(candidate, role, need)
    : isOfOtherWork(candidate, role, need)
  const isLearning = levelOf(role.title?.text) === 0 && levelOf(need.name) > 0
  const isSure = isPlacedBy || proofs.length > 0
  const byWork = isSure
    ? 1
    : isMeant
      ? isBeside
        ? shown.some(({ skill, name }) => skill.kind === 'tool' && need.terms.includes(name))
          ? toolBesideOtherWork
          : besideOtherWork
        : 1
      : sharePlaced(titledShare(candidate, role, need))
  const whileLearning = need.isQualified ? 0 : learningCredit
  const isNamed = isSure || isMeant || byWork === 1
  return { role, line: null, byWork, isNamed, share: byWork * (isLearning ? whileLearning : 1) }
}

function levelOf(title: string | null | undefined): number {
  return readTitleLevel(title ?? '')
}

/** Who held the job's title or a kindred one did much of what is meant, even where the role's lines do not name it. */
function titledShare(candidate: Candidate, role: CvRole, need: YearsNeed): number {
  const { titles, trades, isInTitle } = need
  // Whoever leads nobody does other work, whatever it is called.
  if (need.of === 'leading') return otherWorkCredit
  const held = candidate.titles.filter((each) => each.isRole && isHeldIn(role, each))
  if (isNamed(candidate, role, need) || (!isInTitle && holdsAny(candidate, role, titles)))
    return sameTitleCredit
  const isKindred = held.some((each) => isOfTrade(each, titles))
  const skills = countSkillsOf(candidate, role, trades)
  if (isKindred || skills >= fewestSkillsOfTrade) return kindredCredit
  const worked = held.map(({ title }) => title.field).filter((field) => !anywhere.has(field))
  const isFar =
    worked.length > 0
      ? worked.every((field) => trades.every((trade) => fieldKinship(field, trade) === 0))
      : skills === 0
  return isFar && trades.length > 0 ? farWorkCredit : otherWorkCredit
}

/** Of years "as a monitor" a coordinator of the same trade has done other work; who asks for no title takes all of the trade. */
function isAsCalled(candidate: Candidate, role: CvRole, need: YearsNeed): boolean {
  return need.called.length === 0
    ? isOfThisWork(candidate, role, need)
    : isNamed(candidate, role, need) || holdsAny(candidate, role, need.called)
}

/** A role by a title of another family, or of a trade learnt apart, is other work; one by no title we know may be this work, where it shows a skill of it. */
function isOfThisWork(candidate: Candidate, role: CvRole, need: YearsNeed): boolean {
  const { titles, trades, called } = need
  const named = titlesNaming(candidate, role)
  const isHeld = isNamed(candidate, role, need) || holdsAny(candidate, role, called)
  // A "Deputy Store Manager" has not run a store.
  if (need.of === 'title') return isHeld && levelOf(role.title?.text) >= levelOf(need.name)
  if (titles.length === 0 || isHeld) return true
  if (named.length === 0) return trades.length === 0 || countSkillsOf(candidate, role, trades) > 0
  return named.some(
    (each) =>
      isOfTrade(each, titles) ||
      (need.of === 'trade' && trades.some((trade) => fieldKinship(each.title.field, trade) > 0)),
  )
}

/** Whether a role goes by one of some titles. */
function holdsAny(candidate: Candidate, role: CvRole, titles: Job['titles']): boolean {
  return candidate.titles.some(
    (each) =>
      each.isRole && isHeldIn(role, each) && titles.some(({ name }) => name === each.title.name),
  )
}

/** Whether a role goes by the job's very name, or by one of its titles in other words. */
function isNamed(candidate: Candidate, { title }: CvRole, { titles, name }: YearsNeed): boolean {
  if (title === null) return false
  if (title.text.toLowerCase() === name?.toLowerCase()) return true
  const others = othersIn(candidate, title, { titles })
  const written = asWritten(rootsIn(title.text), others)
  return titles.some(({ otherNames }) => goesBy(written, otherNames))
}

/** Whether a role goes by titles that we know, and by none of the trade. */
function isOfOtherWork(candidate: Candidate, role: CvRole, { titles }: YearsNeed): boolean {
  const named = titlesNaming(candidate, role)
  return named.length > 0 && !named.some((each) => isOfTrade(each, titles))
}

/** The titles of a role that tell its trade. */
function titlesNaming({ titles }: Candidate, role: CvRole): readonly HeldTitle[] {
  return titles.filter(
    (each) => each.isRole && !anywhere.has(each.title.field) && isHeldIn(role, each),
  )
}

/** Whether a title is of the family of one of the job's, and of no trade learnt apart from it. */
function isOfTrade({ title }: HeldTitle, titles: Job['titles']): boolean {
  return titles.some(({ family, apart }) => family === title.family && !apart.includes(title.name))
}

/** Where a role shows what is asked for. */
function shown({ text, showings }: Candidate, role: CvRole, terms: readonly string[]): Showing[] {
  const found: Showing[] = []
  for (const [name, places] of showings) {
    const proves = places[0]?.skill.proves
    if (!terms.some((term) => term === name || proves?.has(term))) continue
    for (const place of places)
      if (place.unit.roles.includes(role) && !isCalledLittle(text, place)) found.push(place)
  }
  return found
}
