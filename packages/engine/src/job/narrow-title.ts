import type { TitleHit } from '../lexicon/find/find-terms.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { LexiconTitle } from '../lexicon/lexicon-entry.ts'
import { rootsIn } from '../text/roots-in.ts'
import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import { tokensIn } from '../text/tokens-in.ts'
import type { Posting } from './posting.ts'

/** So often a posting says what kind of driver it means, at least. */
const fewestMentions = 3

/** What a one-word title like "manager" leaves open is a rank's, and the words around it name no kind of it. */
const rank = 'general-management'

/**
 * "Driver" in a posting that speaks of buses again and again is a bus driver's: of the longer titles of the
 * same family that end in a title of one word, the one whose other words the posting says most, first of all in
 * its heading: "Infrastructure Developer (Python)" is a Python developer's.
 */
export function narrowTitle(
  { titles }: Lexicon,
  hit: TitleHit,
  { tokens, title: heading }: Pick<Posting, 'tokens' | 'title'>,
): LexiconTitle {
  const { title, first, last } = hit
  const noun = tokens[first]?.root
  const inHeading = rootsInHeading(tokens, heading)
  if (last - first > 1) return longerInHeading(titles, hit, { tokens, inHeading }) ?? title
  if (title.family === rank) return title
  let narrow = title
  let most = fewestMentions - 1
  for (const other of byFamily(titles).get(title.family) ?? []) {
    for (const roots of longFormsOf(other)) {
      if (roots.at(-1) !== noun) continue
      const others = roots.slice(0, -1)
      const mentions = others.every((root) => inHeading.has(root))
        ? tokens.length
        : Math.min(...others.map((root) => countOf(tokens, root)))
      if (mentions === most && other !== narrow) narrow = title
      if (mentions <= most) continue
      narrow = other
      most = mentions
    }
  }
  return narrow
}

interface Heading extends Pick<Posting, 'tokens'> {
  readonly inHeading: ReadonlySet<string>
}

/**
 * "Communications Officer – Contact and Despatch (Police Staff)" is a police communications officer's: the one
 * title that has a longer name of which each word stands in the heading.
 */
function longerInHeading(
  titles: Lexicon['titles'],
  { first, last }: TitleHit,
  { tokens, inHeading }: Heading,
): LexiconTitle | null {
  const own = tokens.slice(first, last).map(({ root }) => root)
  if (inHeading.size <= own.length) return null
  const found = new Set<LexiconTitle>()
  for (const { title, roots } of namesEndingIn(titles, own.at(-1) ?? '')) {
    const isLonger = roots.length > own.length && own.every((root) => roots.includes(root))
    if (isLonger && roots.every((root) => inHeading.has(root))) found.add(title)
  }
  const [only] = found
  return found.size === 1 ? (only ?? null) : null
}

/** A way of writing a title with more than one word. */
interface LongName {
  readonly title: LexiconTitle
  readonly roots: readonly string[]
}

const nouns = new WeakMap<Lexicon['titles'], Map<string, readonly LongName[]>>()

/** The names that end in a noun. To read all of them for one would keep the first posting waiting. */
function namesEndingIn(titles: Lexicon['titles'], noun: string): readonly LongName[] {
  const known = nouns.get(titles) ?? new Map<string, readonly LongName[]>()
  nouns.set(titles, known)
  const names = known.get(noun) ?? readNamesEndingIn(titles, noun)
  known.set(noun, names)
  return names
}

function readNamesEndingIn(titles: Lexicon['titles'], noun: string): LongName[] {
  const begins = ` ${noun.slice(0, lettersOfNoun)}`
  return titles
    .filter(({ forms }) => forms.some(({ written }) => written.toLowerCase().includes(begins)))
    .flatMap((title) => longFormsOf(title).map((roots) => ({ title, roots })))
    .filter(({ roots }) => roots.at(-1) === noun)
}

const lettersOfNoun = 3

const families = new WeakMap<Lexicon['titles'], ReadonlyMap<string, readonly LexiconTitle[]>>()

function byFamily(titles: Lexicon['titles']): ReadonlyMap<string, readonly LexiconTitle[]> {
  const known = families.get(titles)
  if (known) return known
  const found = Map.groupBy(titles, ({ family }) => family)
  families.set(titles, found)
  return found
}

function rootsInHeading(tokens: readonly Token[], heading: Span | null): ReadonlySet<string> {
  return new Set(heading ? tokensIn(tokens, heading).map(({ root }) => root) : [])
}

function countOf(tokens: readonly Token[], root: string): number {
  let count = 0
  for (const token of tokens) if (token.root === root) count += 1
  return count
}

const longForms = new WeakMap<LexiconTitle, readonly (readonly string[])[]>()

/** A title's ways of writing with more than one word, by root: "manager" is narrowed in posting after posting. */
function longFormsOf(title: LexiconTitle): readonly (readonly string[])[] {
  const known = longForms.get(title)
  if (known) return known
  const read = title.forms.map(({ written }) => rootsIn(written))
  const long = read.filter(({ length }) => length > 1)
  longForms.set(title, long)
  return long
}
