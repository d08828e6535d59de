import { asWritten } from '../../../lexicon/deeds/abbreviation.ts'
import { byPattern } from '../../../lexicon/deeds/by-pattern.ts'
import { DeedIndex } from '../../../lexicon/deeds/deed-index.ts'
import { readAsking } from '../../../lexicon/deeds/find-name.ts'
import type { FieldProfile } from '../../../lexicon/field-profile.ts'
import { overlaps, type Quote, type Span } from '../../../text/span.ts'
import { type Token, tokenize } from '../../../text/tokenize.ts'
import { tokensIn } from '../../../text/tokens-in.ts'
import type { AskedDeed, Requirement, RequirementKind } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import { withoutTorn } from './without-torn.ts'
import { deedsOf } from '#deeds'

/** Tools, papers and languages go by their names. */
const toldInOwnWords: ReadonlySet<RequirementKind> = new Set(['skill', 'knowledge', 'duty'])
/** What is done at work of any kind. */
const everywhere: readonly string[] = ['management', 'office']

/** The fields of which a posting may ask deeds. */
export function fieldsOfDeeds({ fields, isAbout }: FieldProfile): readonly string[] {
  const own = fields.flatMap(({ field }) => (isAbout(field) ? field : []))
  return [...new Set([...own, ...everywhere])]
}

/** Adds to what a posting asks for how people tell that they did it, for the fields it speaks of. */
export function withDeeds(
  posting: Posting,
  requirements: readonly Requirement[],
  fields: readonly string[],
): Requirement[] {
  const indexes = fields.flatMap((field) => indexOf(field) ?? [])
  return requirements.map((asked) => {
    const requirement = isOfLeading(asked) ? withPeopleLed(asked) : asked
    if (requirement.need.type === 'years') return requirement
    if (!toldInOwnWords.has(requirement.kind) || isOfPaper(posting, requirement)) return requirement
    const named = partsOf(requirement.quote).flatMap((part) => {
      const tokens = tokensIn(posting.tokens, part)
      const asking = readAsking(tokens)
      const isWhole = isOneName(posting, requirement, part)
      const found = indexes
        .flatMap((index) => index.find(tokens, asking).map((deed) => ({ ...deed, index })))
        .filter((deed) => !isWhole || deed.tokens.length === tokens.length)
      return withoutTorn(tokens, found).map(({ index, line, tokens: named }): AskedDeed => {
        const ways = withoutSiblings(index, line, named)
        return { roots: named.map(({ root }) => root), ways }
      })
    })
    const beside =
      named.length > 0 ? [] : deedsBeside(posting, requirement, { requirements, indexes })
    const deeds = [...named, ...beside, ...withPeople(posting, requirement)]
    if (deeds.length === 0) return requirement
    return { ...requirement, deeds: [...(requirement.deeds ?? []), ...deeds] }
  })
}

/** "PL/SQL" is one name: who has written SQL has written no PL/SQL by it. */
function isOneName({ text }: Posting, { need }: Requirement, { start, end }: Span): boolean {
  const isOne = need.type === 'terms' && need.anyOf.length === 1
  return isOne && lettersJoined.test(text.slice(start, end))
}

const lettersJoined = /^\p{Lu}{1,4}[/-]\p{Lu}{2,}$/u

interface Around {
  readonly requirements: readonly Requirement[]
  readonly indexes: readonly DeedIndex[]
}

/** "Hydraulic" of "hydraulic systems": the words beside a quote that no other requirement takes may make a name of it. */
function deedsBeside(
  { tokens }: Posting,
  requirement: Requirement,
  { requirements, indexes }: Around,
): AskedDeed[] {
  if (requirement.need.type !== 'terms') return []
  const { sentence, quote } = requirement
  const own = tokensIn(tokens, sentence)
  const asking = readAsking(own)
  const others = requirements.filter(
    (each) => each !== requirement && each.need.type === 'terms' && overlaps(each.quote, sentence),
  )
  return indexes.flatMap((index) =>
    index.find(own, asking).flatMap(({ line, tokens: named }): AskedDeed[] => {
      const places = named.map((token) => own.indexOf(token))
      const isTogether = Math.max(...places) - Math.min(...places) < named.length
      const isOf = named.some((token) => overlaps(token, quote))
      const isTaken = named.some((token) => others.some((other) => overlaps(token, other.quote)))
      if (!isTogether || !isOf || isTaken) return []
      return [{ roots: named.map(({ root }) => root), ways: withoutSiblings(index, line, named) }]
    }),
  )
}

/** Whether most of what some words say is the name of a deed of a trade that the posting speaks of. */
export function namesDeed({ tokens, words, profile }: Posting, span: Span): boolean {
  const own = tokensIn(tokens, span)
  const asking = readAsking(own)
  const saying = own.filter((token) => words.weighToken(token) > 0).length
  return fieldsOfDeeds(profile).some((field) => {
    if (everywhere.includes(field)) return false
    const found = indexOf(field)?.find(own, asking) ?? []
    return found.some(({ tokens: named }) => named.length > 1 && named.length * 2 >= saying)
  })
}

/** Letters name one thing, and other letters of the same deeds another: who has set up BGP knows no OSPF by it. */
function withoutSiblings(
  index: DeedIndex,
  line: number,
  named: readonly Token[],
): readonly string[] {
  const ways = index.waysOf(line)
  const own = `${named[0]?.root}${asWritten}`
  if (named.length > 1 || !ways.includes(own)) return ways
  const letters = index.lettersOf(line)
  if (!letters.includes(own)) return ways
  return ways.filter((way) => way === own || !letters.includes(way))
}

/** "Two years of managing people": a role in which people were led is told by how many they were. */
function isOfLeading({ need }: Requirement): boolean {
  if (need.type === 'terms') return need.anyOf.includes('people management')
  return (
    need.type === 'years' && (need.of === 'leading' || need.terms.includes('people management'))
  )
}

function withPeopleLed(requirement: Requirement): Requirement {
  const management = indexOf('management')
  const ways = management
    ? linesOfStaff(management, ofLeading).flatMap((line) => management.waysOf(line))
    : []
  const counting = ways.filter((way) => way.startsWith(byPattern))
  if (counting.length === 0) return requirement
  const led: AskedDeed = { roots: ['lead', 'peopl'], ways: counting }
  return { ...requirement, deeds: [...(requirement.deeds ?? []), led] }
}

/**
 * "Supervise Band 5 physiotherapists and therapy assistants", "mentor mid-level engineers": whoever is led or
 * taught there, it is done as with any staff.
 */
function withPeople(posting: Posting, requirement: Requirement): AskedDeed[] {
  const management = indexOf('management')
  const place = placeOfPeople(posting, requirement)
  if (!place || !management) return []
  const { own, first, last } = place
  const verb = own
    .slice(Math.max(0, first - wordsBetween), first)
    .find(({ root }) => ofStaff.has(root))
  if (!verb) return []
  const names = requirement.kind === 'duty' ? ofStaff.get(verb.root) : ofMentoring
  const ways = linesOfStaff(management, names ?? []).flatMap((line) => management.waysOf(line))
  const roots = own.slice(own.indexOf(verb), last + 1).map(({ root }) => root)
  return [{ roots: distinct(roots), ways }]
}

interface PlaceOfPeople {
  readonly own: readonly Token[]
  readonly first: number
  readonly last: number
}

/** Where a requirement names people whom somebody leads or teaches: what goes by a name may end in them. */
function placeOfPeople(
  { tokens }: Posting,
  { kind, need, quote }: Requirement,
): PlaceOfPeople | null {
  const isByName =
    kind === 'skill' && need.type === 'terms' && need.anyOf.includes('staff development')
  const people = kind === 'duty' && need.type === 'words' ? (need.people ?? []) : []
  if (!isByName && people.length === 0) return null
  const own = tokensIn(tokens, quote)
  if (isByName) return { own, first: own.length, last: own.length - 1 }
  const isOne = ({ root }: Token) => people.includes(root)
  const first = own.findIndex(isOne)
  return first < 0 ? null : { own, first, last: own.findLastIndex(isOne) }
}

const knownLines = new WeakMap<readonly string[], readonly number[]>()

function linesOfStaff(management: DeedIndex, names: readonly string[]): readonly number[] {
  const known = knownLines.get(names)
  if (known) return known
  const found = names.flatMap((name) => management.find(tokenize(name)))
  const lines = distinct(found.map(({ line }) => line))
  knownLines.set(names, lines)
  return lines
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

const wordsBetween = 5
const ofLeading = ['lead team']
const ofMentoring = ['mentor staff']
const ofTeaching = [...ofMentoring, 'train new staff', 'mentor apprentices']
/** What is done with staff, by the root of its verb. */
const ofStaff: ReadonlyMap<string, readonly string[]> = new Map([
  ['supervis', ['supervise staff', 'supervise students']],
  ['overse', ['supervise staff']],
  ['manag', ofLeading],
  ['lead', ofLeading],
  ['train', ofTeaching],
  ['induct', ofTeaching],
  ['mentor', ofTeaching],
  ['coach', ofTeaching],
  ['guid', ofTeaching],
])

/** "Vulnerable customers / Priority Services Register" asks for no customer services. */
function partsOf({ start, quote }: Quote): Span[] {
  let end = start
  return quote.split(parting).map((part) => {
    const from = end
    end = from + part.length + parting.length
    return { start: from, end: from + part.length }
  })
}

const parting = ' / '

/** A "culinary qualification" is held, and no work tells of it. */
function isOfPaper({ text }: Posting, { quote }: Requirement): boolean {
  return paperFollows.test(text.slice(quote.end, quote.end + lettersOfPaper))
}

const lettersOfPaper = 20
const paperFollows =
  /^\s+(?:qualification|certificat|diploma|degree|licen[cs]e|registration|accreditation)/i

const indexes = new Map<string, DeedIndex>()

function indexOf(field: string): DeedIndex | undefined {
  const known = indexes.get(field)
  if (known) return known
  const source = deedsOf(field)
  if (source === undefined) return undefined
  const index = new DeedIndex(source)
  indexes.set(field, index)
  return index
}
