import { titleHeads } from '../cv/lexicon/title-words.ts'
import type { TitleHit } from '../lexicon/find/find-terms.ts'
import { fieldKinship } from '../lexicon/kin/field-kinship.ts'
import type { LexiconTitle } from '../lexicon/lexicon-entry.ts'
import { mainTrades } from '../lexicon/main-trades.ts'
import { rootsIn } from '../text/roots-in.ts'
import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import { tokensIn } from '../text/tokens-in.ts'
import { namingPart } from './head/naming-part.ts'
import { isTold } from './head/title-in-sentences.ts'
import { narrowTitle } from './narrow-title.ts'
import { titlesElsewhere } from './other-names.ts'
import type { Posting } from './posting.ts'
import { withTitleOfHouse } from './title-of-house.ts'

/** A title of the word data that the job's title means, and where it stands if it names it. */
export interface TitleMeant {
  readonly title: LexiconTitle
  readonly hit: TitleHit | null
  /** Whether the job's title says it in another language. */
  readonly isAbroad?: boolean
}

/** A posting whose title was not looked up yet. */
type Unnamed = Omit<Posting, 'meant' | 'kin' | 'lineOfWork'>

/**
 * The titles of the word data that a job's title means: those that it names; else the one that its words are in
 * another language, or come nearest to; else the one that the posting names first.
 */
export function titlesMeant(posting: Unnamed): readonly TitleMeant[] {
  const { title, jobTitles, lexicon, tokens, profile, units } = posting
  const narrowed = (hit: TitleHit) => ({ hit, title: narrowTitle(lexicon, hit, { tokens, title }) })
  const isIn = (hit: Span) => title !== null && hit.start >= title.start && hit.end <= title.end
  const own = jobTitles.filter(isIn)
  const abroad = titlesAbroad(posting, own)
  if (abroad.length > 0) return abroad.map((title) => ({ title, hit: null, isAbroad: true }))
  if (own.length > 0) return withTitleOfHouse(own.map(narrowed), { tokens, titles: lexicon.titles })
  const like = titleLike(posting)
  if (like) return [{ title: like, hit: null }]
  const trades = mainTrades(profile)
  // Who massages the staff, or whom the firm's wares help, is no part of its trade.
  const first = jobTitles.find((hit) => {
    const { field } = hit.title
    return hit.end < lettersOfHead || isTold(units, hit)
      ? trades.some((trade) => fieldKinship(field, trade) > 0)
      : trades[0] === field
  })
  return first ? [narrowed(first)] : []
}

const lettersOfHead = 160

const mostWordsAbroad = 5

/**
 * "Pflegefachkraft (m/w/d)" is a registered nurse, and a "Chef de projet" no chef: a name counts where it is longer than
 * those that we know. The longest one counts, then the first; what it says of several titles it may mean each.
 */
function titlesAbroad(posting: Unnamed, known: readonly TitleHit[]): readonly LexiconTitle[] {
  const { title, tokens, lexicon } = posting
  if (!title) return []
  const named = (names: readonly string[]) =>
    names.flatMap((name) => lexicon.titles.find((each) => each.name === name) ?? [])
  const own = tokensIn(tokens, title)
  const longest = Math.max(0, ...known.map((hit) => hit.last - hit.first))
  for (let count = Math.min(mostWordsAbroad, own.length); count > longest; count -= 1)
    for (let first = 0; first + count <= own.length; first += 1) {
      const words = own.slice(first, first + count)
      const [from, to] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
      if (!known.every((hit) => hit.start >= from && hit.end <= to)) continue
      const names = titlesElsewhere(rootsOf(words))
      if (names.length > 0) return named(names)
    }
  if (known.length > 0) return []
  const { end } = namingPart(posting) ?? title
  return named(titlesElsewhere(`=${rootsOf(own.filter((token) => token.end <= end))}`))
}

function rootsOf(tokens: readonly Token[]): string {
  return tokens.map(({ root }) => root).join(' ')
}

/**
 * "Educator for our nursery group" names no title that we know, but the noun of one of the posting's trades, and
 * "nursery" stands in that title's other names, too.
 */
function titleLike(posting: Unnamed): LexiconTitle | null {
  const { lexicon, tokens, title, profile, words } = posting
  const part = namingPart(posting)
  if (!title || !part) return null
  const own = tokensIn(tokens, title)
  const noun = own.findLast(({ end, word }) => end <= part.end && titleHeads.has(word))
  if (!noun) return null
  const telling = new Set(own.map(({ root }) => root).filter((root) => !words.isStop(root)))
  const trades = mainTrades(profile)
  let like: LexiconTitle | null = null
  let most = 0
  for (const each of lexicon.titles) {
    if (!trades.includes(each.field)) continue
    const shared = sharedWords(each, { noun, telling }, lexicon.titleWords)
    if (shared === most) like = null
    if (shared <= most) continue
    like = each
    most = shared
  }
  return like
}

interface Named {
  readonly noun: Token
  readonly telling: ReadonlySet<string>
}

/** What the words of a title tell that one of the word data has, too, in any of its names; nothing where none ends in its noun. */
function sharedWords(
  { forms }: LexiconTitle,
  { noun, telling }: Named,
  tell: (root: string) => number,
): number {
  if (!forms.some(({ written }) => written.endsWith(noun.base))) return 0
  const roots = forms.map(({ written }) => rootsIn(written))
  if (!roots.some((each) => each.length > 1 && each.at(-1) === noun.root)) return 0
  const shared = new Set(roots.flat().filter((root) => root !== noun.root && telling.has(root)))
  return [...shared].reduce((sum, root) => sum + tell(root), 0)
}
