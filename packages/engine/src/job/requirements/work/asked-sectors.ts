import type { SectorIndex } from '../../../lexicon/deeds/sector-index.ts'
import type { Span } from '../../../text/span.ts'
import type { Token } from '../../../text/tokenize.ts'
import { stopWord } from '../../../words/everyday-words.ts'
import type { AskedDeed } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import type { JobUnit } from '../../sections/read-sections.ts'
import { groupAlternatives } from '../skills/alternatives.ts'

/** A background that a posting asks for, or a choice of them. */
export interface AskedSectors extends Span {
  /** Of which unit of the posting. */
  readonly unit: number
  readonly deeds: readonly AskedDeed[]
}

interface Hit extends Span {
  readonly first: number
  readonly last: number
  /** Behind the words that the word data has. */
  readonly named: number
  readonly line: number
}

/** Kinds of business and places of work in which somebody should have worked, each with how roles show it. */
export function findAskedSectors(posting: Posting, index: SectorIndex): AskedSectors[] {
  return posting.units.flatMap((unit, at) => {
    if (unit.isBoilerplate || !posting.importance[at]) return []
    const named = hitsIn(posting, unit, index)
    if (named.length === 0) return []
    const isAsked = asksForPlace(posting, unit) || named.every((hit) => isItem(posting, unit, hit))
    if (!isAsked) return []
    return groupAlternatives(posting.text, named).map((hits): AskedSectors => {
      const [first, last] = [hits[0], hits.at(-1)]
      return {
        start: first?.start ?? unit.start,
        end: last?.end ?? unit.end,
        unit: at,
        deeds: hits.map((hit) => {
          const roots = posting.tokens.slice(hit.first, hit.named).map(({ root }) => root)
          return { roots, ways: index.waysOf(hit.line) }
        }),
      }
    })
  })
}

/** Where a unit names sectors, and not what is handled there: "retail pricing", "a cloud infrastructure". */
function hitsIn({ text, tokens, title }: Posting, unit: JobUnit, index: SectorIndex): Hit[] {
  const own = tokens.slice(unit.first, unit.last)
  const named = index.find(own)
  const isNamed = (at: number) => named.some(({ first, last }) => first <= at && at < last)
  return named.flatMap(({ first, last: lastNamed, line }): Hit[] => {
    const last = behindFace(own, lastNamed)
    const [before, behind] = [own[first - 1], own[last]]
    const begins = !before || own[first]?.isApart || isNamed(first - 1) || leads(before)
    const ends = !behind || behind.isApart || isNamed(last) || follows(behind)
    const [start, end] = [own[first]?.start ?? 0, own[last - 1]?.end ?? 0]
    if (isOfSchooling(text, { start, end })) return []
    const isTitle = title !== null && start < title.end && title.start < end
    return begins && ends && !isTitle
      ? [
          {
            first: unit.first + first,
            last: unit.first + last,
            named: unit.first + lastNamed,
            line,
            start,
            end,
          },
        ]
      : []
  })
}

/** "The public, face to face" are dealt with as those of a "public-facing" post are. */
function behindFace(tokens: readonly Token[], last: number): number {
  const [own, to, face] = tokens.slice(last - 1, last + 2)
  return own?.word === 'face' && to?.word === 'to' && face?.word === 'face' ? last + 2 : last
}

/** "A combination of education and experience", "completed high school education" asks for no work in schools. */
function isOfSchooling(text: string, { start, end }: Span): boolean {
  return (
    /^education$/i.test(text.slice(start, end)) &&
    (/^ (?:and|or|&) (?:\p{L}+ ){0,2}(?:experience|training)\b/iu.test(text.slice(end, end + 40)) ||
      /\b(?:school|secondary|college|university|minimum|completed|required|general|standard of|level of) $/i.test(
        text.slice(Math.max(0, start - 16), start),
      ))
  )
}

const asking: ReadonlySet<string> = new Set(['requirements', 'preferred', 'nice'])
const mostWordsAlone = 8

/** Whether it is all that stands between two commas of what is asked for: "CILT Level 3, a second language, ADR". */
function isItem({ tokens }: Posting, { section, first, last }: JobUnit, hit: Hit): boolean {
  const behind = hit.last < last ? tokens[hit.last] : undefined
  if (!asking.has(section) || (behind && !behind.isApart)) return false
  let at = hit.first
  while (at > first && !tokens[at]?.isApart && stopWord.has(tokens[at - 1])) at -= 1
  return at === first || tokens[at]?.isApart === true
}

/** Whether a sentence speaks of where somebody worked; a short line of requirements does by what it names. */
function asksForPlace({ text }: Posting, unit: JobUnit): boolean {
  const said = text.slice(unit.start, unit.end)
  if (ofBackground.test(said)) return true
  if (!asking.has(unit.section)) return false
  return unit.last - unit.first <= mostWordsAlone
}

const ofBackground =
  /\b(?:experience|background|worked|years?['’]?|come from|coming from|exposure|career|familiar with)\b/i

function leads(token: Token): boolean {
  return stopWord.has(token) || leading.has(token.word)
}

function follows(token: Token): boolean {
  return stopWord.has(token) || following.has(token.word)
}

/** What may stand before a place of work and leaves it one. */
const leading: ReadonlySet<string> = new Set(
  `busy large small big similar previous prior proven relevant commercial complex global international national regional local modern
  recognised recognized leading premium quality growing independent private public heavy light professional regulated unionised unionized
  corporate listed medium sized recent hands solid strong direct current working worked work years year yrs months experience experienced
  background exposure paced fast moving demanding major high end customer facing busier structured dynamic reputable established
  another comparable equivalent multi site uk us british european american canadian australian irish
  knowledge understanding industry sector environment setting`.split(/\s+/),
)

/** What says of a name that it is one of a place or a trade, or how much it is asked for. */
const following: ReadonlySet<string> = new Set(
  `experience background sector industry industries environment environments setting settings business businesses company companies
  organisation organization organisations organizations firm firms employer employers context world trade site sites operation operations
  exposure career preferred desirable essential required advantageous beneficial advantage useful helpful ideal ideally welcome plus
  bonus sectors backgrounds preferable needed based role roles client clients market markets space domain knowledge group`.split(
    /\s+/,
  ),
)
