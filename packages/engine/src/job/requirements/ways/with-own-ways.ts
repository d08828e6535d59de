import { titleHeads } from '../../../cv/lexicon/title-words.ts'
import { isInCapitals } from '../../../lexicon/deeds/abbreviation.ts'
import { byPattern } from '../../../lexicon/deeds/by-pattern.ts'
import { waysIn } from '../../../lexicon/deeds/deed-index.ts'
import { isPaper } from '../../../lexicon/is-paper.ts'
import type { LexiconEntry, LexiconForm } from '../../../lexicon/lexicon-entry.ts'
import { wordAmong } from '../../../text/forms/word-trait.ts'
import { rootsOf } from '../../../text/tables/distinct-roots.ts'
import type { Token } from '../../../text/tokenize.ts'
import { tokensIn } from '../../../text/tokens-in.ts'
import type { AskedDeed, Requirement } from '../../job.ts'
import { holding, paperEnds } from '../../lexicon/paper-words.ts'
import type { Posting } from '../../posting.ts'
import { initialsOf } from './initials-of.ts'

/** Adds to what a posting asks for the ways of telling it that its own words give. */
export function withOwnWays(
  posting: Posting,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  return requirements.map((requirement) => {
    const deeds = ownWays(posting, requirement)
    return deeds.length === 0
      ? requirement
      : { ...requirement, deeds: [...(requirement.deeds ?? []), ...deeds] }
  })
}

function ownWays(posting: Posting, requirement: Requirement): readonly AskedDeed[] {
  const { kind, need, quote } = requirement
  if (need.type !== 'terms' && need.type !== 'words') return []
  const tokens = tokensIn(posting.tokens, quote)
  if (isPaper(requirement))
    return need.type === 'terms' ? [...withoutNoun(posting, tokens), ...labelled(need.anyOf)] : []
  if (kind !== 'duty' && kind !== 'skill' && kind !== 'knowledge') return []
  // Letters of words that the task does not count would be one more thing asked.
  const isCounted = ({ roots }: AskedDeed) =>
    need.type !== 'words' || roots.some((root) => need.roots.includes(root))
  const told = [...turned(posting, tokens), ...initialsOf(posting, tokens).filter(isCounted)]
  return kind === 'duty'
    ? [...told, ...byOtherNames(posting, requirement)]
    : [...told, ...withoutVerb(posting, tokens)]
}

/**
 * Who has the "Food Handler certificate" writes "Food Handler, valid to 2028": the name without its noun, and beside
 * it since when or how long. Without that it may be what somebody was, or did.
 */
function withoutNoun({ text }: Posting, tokens: readonly Token[]): readonly AskedDeed[] {
  const noun = tokens.at(-1)
  if (!noun || !paperEnds.has(noun)) return []
  const name = tokens.slice(0, -1).filter(({ word }) => !holding.has(word))
  if (
    name.length < fewestOfName ||
    !name.every(({ start, end }) => isPlain.test(text.slice(start, end)))
  )
    return []
  const written = name.map(({ start, end }) => text.slice(start, end)).join('\\s+')
  return [{ roots: rootsOf(name), ways: [`${byPattern}\\b${written}s?\\b${heldSince}`] }]
}

const fewestOfName = 2
/** What may stand in a pattern as it is. */
const isPlain = /^\p{L}+$/u
const heldSince =
  '(?:(?!gone|laps|expire|until|not\\b|no\\b)[^.;\\n]){0,16}\\b(?:(?:19|20)\\d\\d\\b(?!\\s?[-–])|valid\\b|renewed\\b|in date\\b|current\\b|passed\\b|yes\\b)'

/** "Clearance: SC" behind its label, where a name would have it before. */
function labelled(names: readonly string[]): readonly AskedDeed[] {
  return names.includes('security clearance')
    ? [{ roots: ['clearanc'], ways: [byPattern + clearance] }]
    : []
}

const clearance =
  '\\b(?:security\\s)?clearance(?:\\slevel)?\\s?[:–-]\\s?(?:(?:active|current|valid|live)\\s)?(?:sc|dv|ctc|bpss|nppv\\d?|secret|top\\ssecret|ts)\\b(?!\\s?\\(?(?:lapsed|expired))'

/** "Read drawings": of a plain verb and what it is done with, the latter tells, where it tells of a trade at all. */
function withoutVerb({ words }: Posting, tokens: readonly Token[]): readonly AskedDeed[] {
  const isTelling = ({ root }: Token) => !words.isStop(root)
  const verb = tokens.find(isTelling)
  if (!verb || !plainVerbs.has(verb.base)) return []
  const [thing, more] = tokens.filter((token) => token !== verb && isTelling(token))
  if (!thing || more) return []
  // Who was an apprentice has not supervised apprentices by that.
  if (words.weigh(thing.root) < leastOfThing || titleHeads.has(thing.base)) return []
  return [{ roots: rootsOf([verb, thing]), ways: [thing.root] }]
}

const leastOfThing = 0.2

/** What is done with anything: whoever names the thing under a role did one of these with it. */
const plainVerbs: ReadonlySet<string> = new Set(
  `read write draft answer prepare handle manage conduct perform carry undertake run use operate review maintain develop produce create complete
  deliver provide process administer appoint identify collect adjust serve supervise lead coordinate arrange organise organize support assist check
  keep make do set clean reading writing drafting answering preparing handling managing conducting performing undertaking running using operating
  reviewing maintaining developing producing creating completing delivering providing processing administering appointing identifying collecting
  adjusting serving supervising leading coordinating arranging organising organizing supporting assisting checking keeping making setting cleaning`.split(
    /\s+/,
  ),
)

/** "Wire distribution boards" is told by who wired "DBs": what a task names goes by all its names. */
function byOtherNames({ terms, tokens }: Posting, { quote }: Requirement): readonly AskedDeed[] {
  return terms
    .filter(
      ({ start, end, entry }) => quote.start <= start && end <= quote.end && entry.kind !== 'soft',
    )
    .map(({ first, last, entry }) => {
      return { roots: rootsOf(tokens.slice(first, last)), ways: waysOfNames(entry) }
    })
}

const waysByEntry = new WeakMap<LexiconEntry, readonly string[]>()

function waysOfNames(entry: LexiconEntry): readonly string[] {
  const known = waysByEntry.get(entry)
  if (known) return known
  const ways = [...new Set(entry.forms.filter(isClear).flatMap(({ written }) => waysIn(written)))]
  waysByEntry.set(entry, ways)
  return ways
}

/** Whether a name says by itself what it means. What the posting asks for has its field: there "VM" is visual merchandising. */
function isClear({ written, isFieldOnly, isOwnFieldOnly }: LexiconForm): boolean {
  return (!isFieldOnly && !isOwnFieldOnly) || isInCapitals(written)
}

/** "Reduce complaints" is told by "complaints from 30 to 4 a month", "cut complaints", "complaints halved". */
function turned({ words, text }: Posting, tokens: readonly Token[]): readonly AskedDeed[] {
  return tokens.flatMap((verb, at): AskedDeed[] => {
    if (!turning.has(verb)) return []
    const thing = thingBehind(tokens, at, (root) => words.isStop(root))
    const turns = thing ? turnsOf(verb, thing) : []
    const written = thing ? text.slice(thing.start, thing.end) : ''
    if (!thing || turns.length === 0 || !isPlain.test(written)) return []
    const ways = turns.flatMap((turn) => waysIn(`${written} ${turn}`))
    return [{ roots: rootsOf([verb, thing]), ways: [...ways, fromTo(written)] }]
  })
}

function turnsOf(verb: Token, thing: Token): readonly string[] {
  if (falling.has(verb)) return ['<']
  if (rising.has(verb) || (driving.has(verb) && driven.has(thing))) return ['>']
  return bettering.has(verb) ? ['<', '>'] : []
}

const fall =
  'reduce reducing lower lowering minimise minimize minimising minimizing decrease decreasing'
const rise =
  'increase increasing grow growing boost boosting maximise maximize maximising maximizing'
const better = 'improve improving'
const drive = 'drive driving'
const falling = wordAmong(fall.split(' '))
const rising = wordAmong(rise.split(' '))
const bettering = wordAmong(better.split(' '))
/** One drives sales upwards, and buses along. */
const driving = wordAmong(drive.split(' '))
/** Any of these, asked of each word of what is wanted. */
const turning = wordAmong([fall, rise, better, drive].flatMap((words) => words.split(' ')))
const driven = wordAmong(
  'sales revenue revenues turnover growth profit profits profitability efficiency efficiencies conversion margin margins'.split(
    ' ',
  ),
)
const wordsToThing = 4

/** "Reduce food waste on all shifts": the last word before the first that joins. */
function thingBehind(
  tokens: readonly Token[],
  verb: number,
  isStop: (root: string) => boolean,
): Token | null {
  let thing: Token | null = null
  for (const token of tokens.slice(verb + 1, verb + 1 + wordsToThing)) {
    if (thing && (token.isApart || isStop(token.root))) break
    if (token.isApart) return null
    if (!isStop(token.root)) thing = token
  }
  return thing
}

/** "Complaints from 30 to 4". */
function fromTo(thing: string): string {
  return `${byPattern}\\b${thing}\\b[^.;\\n]{0,32}\\bfrom\\s[^.;,\\n]{0,6}\\d[^.;\\n]{0,16}\\bto\\s[^.;,\\n]{0,6}\\d`
}
