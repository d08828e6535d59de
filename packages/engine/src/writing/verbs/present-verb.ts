import { verbPasts } from './verbs.ts'

/** The verb that a line opens with in the present tense; `null` where its first word is a noun. */
export interface PresentVerb {
  /** As it stands there. */
  readonly written: string
  readonly past: string
}

/**
 * "Manage three shops" opens with a verb. "Research, analytics", "Records of visits" and "Support
 * engineer for SAP" open with nouns that look like one, and what is no verb must not be put in the past.
 */
export function readPresentVerb(line: string): PresentVerb | null {
  const opening = /^(\p{L}+)(,?)(?:\s+(\p{L}+|\d+|&)(?:\s+(\p{L}+))?)?/u.exec(line)
  const [, written = '', comma = '', next = '', second = ''] = opening ?? []
  const base = baseOf(written)
  const past = base ? verbPasts.get(base) : undefined
  if (!base || !past || past === written.toLowerCase()) return null
  const isJoined = /^(?:and|or|&)$/.test(next)
  if (compound.test(line)) return null
  if (next === 'of' || (comma !== '' && !baseOf(next)) || (isJoined && !baseOf(second))) return null
  if (alsoNouns.has(base) && comma === '' && !isJoined && !followsVerb(base, next)) return null
  return { written, past }
}

/** "Support desks at two sites", "Test plans for the pumps": things, in words that might be done to them. */
const compound =
  /^(?:support (?:desks|tickets|lines|services|workers)|test (?:plans|cases|scripts|results)|design reviews|stock (?:levels|counts|takes)|machine tools|order (?:forms|books)|process (?:maps|charts)|work orders|research (?:papers|grants)|track records|record (?:sales|profits))\b/i

/** Whether a line opens with something done, in any tense: what came of it can be asked. */
export function opensWithDeed(line: string): boolean {
  const first = /^\p{L}+/u.exec(line)?.[0].toLowerCase() ?? ''
  if (pasts.has(first) || readPresentVerb(line) !== null) return true
  return /^\p{L}{3,}(?:ed|ing)$/u.test(first) && !qualities.has(first)
}

const pasts: ReadonlySet<string> = new Set(verbPasts.values())
/** What people are or have, written like something done. */
const qualities: ReadonlySet<string> = new Set(
  `advanced skilled experienced based certified detailed qualified licensed registered trained motivated dedicated interested united
limited related updated including during evening morning engineering nursing accounting marketing banking catering housing`.split(
    /\s+/,
  ),
)

function followsVerb(base: string, next: string): boolean {
  if (base === 'care' || base === 'work') return next === 'for' || next === 'with'
  return afterVerbs.has(next.toLowerCase()) || /^\d|^\p{L}{3,}[^s\P{L}]s$/u.test(next)
}

function baseOf(word: string): string | null {
  const lower = word.toLowerCase()
  if (verbPasts.has(lower)) return lower
  if (!lower.endsWith('s')) return null
  return [lower.slice(0, -1), lower.slice(0, -2)].find((verb) => verbPasts.has(verb)) ?? null
}

/** Verbs that name things as often. */
export const alsoNouns: ReadonlySet<string> = new Set(
  `plan lead cut do draw cook repair support help design review monitor track report process answer schedule test care document
order check update coach present research draft audit file load pack pick stock grade survey record guide transport machine measure
estimate launch work use photograph weld direct set run hold drive feed fit lay deal find win spend grow bring meet
increase reduce refer clean speak make take keep build tutor`.split(/\s+/),
)

/** Words that a verb takes and a noun hardly ever does. */
export const afterVerbs: ReadonlySet<string> = new Set(
  `a an the all any each every both own our your their his her its my this that these those new daily weekly monthly up out over
with to closely directly regularly small large complex annual two three four five six seven eight nine ten several many
multiple various staff people others`.split(/\s+/),
)
