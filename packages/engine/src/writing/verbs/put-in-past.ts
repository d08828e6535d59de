import { startLarge } from '../../text/letters/first-letter.ts'
import { pastOf } from './past-of.ts'
import { afterVerbs, alsoNouns, readPresentVerb } from './present-verb.ts'
import { readVerb } from './read-verb.ts'
import { verbPasts } from './verbs.ts'

/**
 * A line told in the past, with every verb that goes with its first: "Recruit and hire staff" is
 * "Recruited and hired staff". `null` where it opens with no verb in the present, or where it cannot
 * be told which of its words are verbs: half a line in the past is worse than none.
 */
export function putInPast(line: string): string | null {
  const words = [...line.matchAll(word)].map(({ 0: written, index }) => ({
    written,
    start: index,
    end: index + written.length,
  }))
  let told = ''
  let end = 0
  let scope: Scope = 'open'
  let isChain = true
  for (const [at, each] of words.entries()) {
    isChain ||= endsSentence.test(line.slice(words[at - 1]?.end ?? each.start, each.start))
    const context = { line, words, at, scope, isChain }
    const past = pastAt(context)
    if (past === 'unsure') return null
    if (at === 0 && past === null) return null
    scope = scopeAfter(context)
    isChain &&= isOfChain(each)
    if (past === null) continue
    told += line.slice(end, each.start) + (isCapital(each.written) ? startLarge(past) : past)
    end = each.end
  }
  return told === '' ? null : startLarge(told + line.slice(end))
}

/** Keeps a sentence's large letter. */
function isCapital(written: string): boolean {
  return /^\p{Lu}/u.test(written)
}

const word = /\p{L}+(?:[’'-]\p{L}+)*/gu

/** Whether a further verb goes with the first one ("open"), or with another that stands between. */
type Scope = 'open' | 'inner' | 'unsure'

interface Word {
  readonly written: string
  readonly start: number
  readonly end: number
}

interface Context {
  readonly line: string
  readonly words: readonly Word[]
  readonly at: number
  readonly scope: Scope
  /** "Develop, administer and evaluate": whether nothing but verbs stands before. */
  readonly isChain: boolean
}

/** The past of a word that is a verb of the line; `null` where it is none. */
function pastAt({ line, words, at, scope, isChain }: Context): string | 'unsure' | null {
  const own = words[at]
  const before = words[at - 1]
  if (!own) return null
  const gap = before ? line.slice(before.end, own.start) : ''
  if (!before || endsSentence.test(gap)) return readPresentVerb(line.slice(own.start))?.past ?? null
  const base = baseOf(own.written)
  const isJoined = joins.has(before.written.toLowerCase()) || /[,&/]/.test(gap)
  if (!base) return isJoined && particles.has(words[at + 1]?.written ?? '') ? 'unsure' : null
  // "… for daily tasks Ensure all …": lines that lost what parted them.
  if (!isJoined) return isGlued(words, at) && !named.test(gap) ? 'unsure' : null
  if (scope === 'inner') return null
  if (scope === 'unsure') return 'unsure'
  if (isChain) return pastOf(base)
  if (verbPasts.has(base) && !alsoNouns.has(base) && !mayBeOther.has(base)) return pastOf(base)
  return leadsObject.has(words[at + 1]?.written.toLowerCase() ?? '') ? pastOf(base) : 'unsure'
}

/** Behind these a word was a verb: "draft the minutes". */
const leadsObject: ReadonlySet<string> = new Set(
  `a an the all any each every both our your their his her its my this that these those them him me us how what why whether when`.split(
    ' ',
  ),
)

/** A large letter amid small words: a line that lost what parted it from the next. */
function isGlued(words: readonly Word[], at: number): boolean {
  const [before, own, next] = [words[at - 1], words[at], words[at + 1]]
  if (!before || !own || !next || at < 2) return false
  return isCapital(own.written) && !isCapital(before.written) && !isCapital(next.written)
}

/** "Cash up": a verb, known or not. */
const particles: ReadonlySet<string> = new Set(['up', 'out', 'off', 'down'])

const endsSentence = /[.!?;:]\s|\n/
const named = /[“"(]/
const joins: ReadonlySet<string> = new Set(['and', 'or', 'then', 'also'])

function baseOf(written: string): string | null {
  const verb = readVerb(written)
  return verb?.form === 'base' && pastOf(verb.base) !== verb.base ? verb.base : null
}

function isOfChain({ written }: Word): boolean {
  return joins.has(written.toLowerCase()) || readVerb(written)?.form === 'base'
}

/** "To assess needs, plan care and report" has verbs of its own; so has "who sell and install". */
function scopeAfter({ line, words, at, scope }: Context): Scope {
  const own = words[at]
  const next = words[at + 1]
  if (!own || !next) return scope
  if (endsSentence.test(line.slice(own.end, next.start))) return 'open'
  const small = own.written.toLowerCase()
  if (clauses.has(small)) return 'inner'
  if (small !== 'to' || scope === 'inner') return scope
  const object = next.written.toLowerCase()
  if (readVerb(object)?.form === 'base') return 'inner'
  return afterVerbs.has(object) || /s$|ing$/.test(object) || /^\p{Lu}/u.test(next.written)
    ? scope
    : 'unsure'
}

const clauses: ReadonlySet<string> = new Set(
  'who that which where when while if whether how what will can could would may might must should'.split(
    ' ',
  ),
)

/** "Complete records", "direct sales": what things are, as often as what is done to them. */
const mayBeOther: ReadonlySet<string> = new Set(
  'complete open clean direct secure correct clear empty separate select express present welcome own'.split(
    ' ',
  ),
)
