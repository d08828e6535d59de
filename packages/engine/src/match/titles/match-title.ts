import type { Candidate, HeldTitle } from '../../candidate/candidate.ts'
import { stepsOfTitle } from '../../candidate/steps-of-title.ts'
import type { CvText } from '../../cv/cv.ts'
import type { Job, KinTitle, NamedTitle } from '../../job/job.ts'
import { levelWords } from '../../job/lexicon/level-words.ts'
import { oneTrade } from '../../lexicon/kin/field-kinship.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { mainTrades } from '../../lexicon/main-trades.ts'
import { WordTrait } from '../../text/forms/word-trait.ts'
import { rootsIn } from '../../text/roots-in.ts'
import type { Span } from '../../text/span.ts'
import { type Token, tokenize } from '../../text/tokenize.ts'
import { stopRoots } from '../../words/everyday-words.ts'
import type { WordWeights } from '../../words/word-weight.ts'
import { evidenceAt, unitAround } from '../evidence-at.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'
import { asWritten, goesBy, othersIn } from './goes-by.ts'
import { isHeadline } from './is-headline.ts'
import { closeness, kinship } from './kinship.ts'
import { pieceOf } from './piece-of-title.ts'
import { areRanks, isRankInTrade } from './skills-of-trade.ts'
import { levelCredit, readTitleLevel, type TitleLevel } from './title-level.ts'
import { rootsShown } from './title-skills.ts'

/** A kindred title gives this much of itself; the rest comes with the job title's own words ("Java", "ICU"). */
const kindredShare = 0.6
/** One of its family is another name of the same work and gives more of itself. */
const familyShare = 0.8
/** What another name of the very title gives of itself where it has none of the words that the posting calls it by. */
const otherNameShare = 0.8
/** What a title loses whose every word names another subject than the posting's. */
const otherSubject = 0.4
/** The same in IT, whose titles name tools and places of one trade ("front-end", "site reliability"). */
const otherTool = 0.1
/** Shared words alone, without a title that we know. */
const wordsAlone = 0.8
/** What is left of them where the title as a whole is that of another trade. */
const otherTrade = 0.5
/** What they give where all of them are a rank ("manager"); the rest comes with what a word tells of the work. */
const rankAlone = 0.4

interface TitleNeed extends NamedTitle {
  readonly words: WordWeights
  readonly lexicon: Lexicon
  readonly kin: readonly KinTitle[]
}

/** Whether the CV's roles go by the job's title, or by one among which people move. */
export function matchTitle(job: Job, candidate: Candidate, need: TitleNeed): Found {
  const distinct = new Map(
    candidate.titles.map((held) => [
      `${held.title.name}|${held.written}|${held.isRole}|${held.recency}`,
      held,
    ]),
  )
  const asked = weighTitle(job, need)
  const known = [...distinct.values()].map((held) => ({
    span: held,
    credit: titleCredit(job, asHeld(candidate, held, asked), asked),
  }))
  const written = candidate.cv.experience.flatMap(({ title }) => {
    if (!title) return []
    const others = othersIn(candidate, title, job)
    const steps = stepsOfTitle(title.text).map((text) =>
      likenessWritten(job, { text, others }, asked),
    )
    const recency = unitAround(candidate, title.span)?.recency ?? 1
    const trade = isOtherTrade(job, candidate, title) ? otherTrade : 1
    return [{ span: title.span, credit: Math.max(...steps) * recency * trade }]
  })
  const best = [...known, ...written].reduce<Titled | null>(
    (so, each) => (each.credit > (so?.credit ?? 0) ? each : so),
    null,
  )
  if (!best) return nothingFound
  const how = best.credit >= closeness.sameFamily * kindredShare ? 'same' : 'related'
  const { start, end } = best.span
  const titles = candidate.cv.experience.flatMap(({ title }) => title?.span ?? [])
  const span = titles.find((each) => each.start <= start && end <= each.end) ?? { start, end }
  return {
    credit: best.credit,
    how,
    evidence: [evidenceAt(candidate, span, { how, strength: 'described' })],
  }
}

/** A "Veterinary Nurse" is no nurse with a word more: as a whole it is the name of another trade. */
function isOtherTrade({ titles }: Job, candidate: Candidate, { text, span }: CvText): boolean {
  const whole = candidate.titles.find(
    (held) => held.start === span.start && held.written.length >= text.length,
  )
  return (
    whole !== undefined && titles.every((each) => kinship(each, whole.title) < closeness.nearFamily)
  )
}

interface Titled {
  readonly span: Span
  readonly credit: number
}

/** The words of the job's title with what each tells, at hand for each title of a CV. */
interface AskedTitle extends Omit<TitleNeed, 'weights'> {
  readonly weights: ReadonlyMap<string, number>
  readonly level: TitleLevel
  /** What the posting is about. */
  readonly trades: readonly string[]
}

function weighTitle(job: Job, { words, lexicon, weights, ...need }: TitleNeed): AskedTitle {
  return {
    ...need,
    words,
    lexicon,
    weights: new Map(weights),
    level: readTitleLevel(need.name),
    trades: mainTrades(job.profile),
  }
}

interface Held extends HeldTitle {
  /** Whether it is one; of a role's own title nobody asks, unless the CV tells of no role. */
  readonly isHeadline: boolean
  readonly isRankInTrade: boolean
  /** Words of the job's title that it says in others. */
  readonly shown: readonly string[]
}

function asHeld(
  candidate: Candidate,
  held: HeldTitle,
  { lexicon, skills, trades }: AskedTitle,
): Held {
  return {
    ...held,
    isHeadline:
      (!held.isRole || candidate.cv.experience.length === 0) && isHeadline(candidate, held),
    isRankInTrade: isRankInTrade(candidate, held, trades),
    shown: rootsShown(candidate, lexicon, skills, held),
  }
}

function titleCredit(job: Job, held: Held, asked: AskedTitle): number {
  const isOfTrade = held.isRankInTrade || isAskedRank(job, held, asked)
  const kin = Math.max(
    isOfTrade ? closeness.sameFamily : 0,
    ...job.titles.map((title) => kinship(title, held.title)),
  )
  const written = tokenize(held.written)
  const piece = pieceOf(held, written)
  const said = [...written.map(rootOf), ...held.shown]
  const same = job.titles.find(({ name }) => name === held.title.name)
  const likeness = Math.max(
    likenessOfKin(kin, said, asked),
    same ? otherNameShare * likenessOfKin(1, [...said, ...rootsIn(same.namedBy)], asked) : 0,
    likenessOfWords(piece.map(rootOf), asked, held.shown) *
      (kin < closeness.nearFamily && piece.length > asked.inName.length ? otherTrade : 1),
  )
  const share = closenessOf(held) * held.recency
  return likeness * share * byLevel(asked, held.written) * bySubject(job, { held, piece }, asked)
}

/** "Assistant Manager" in a posting that speaks of cows is a title for herd managers, and not for farm assistants. */
function isAskedRank({ titles }: Job, { title, written }: Held, { trades }: AskedTitle): boolean {
  return areRanks(titles) && trades.includes(title.field) && leads.test(written)
}

const leads = /manag|\b(?:head|lead|deputy|owner|chief|2ic)|supervis|director|foreman/i

function closenessOf(held: Held): number {
  if (held.isHeadline) return closeness.headline
  return held.isRole ? 1 : closeness.mentioned
}

/** "Teacher of English" where the posting speaks of mathematics: each word it never uses names another subject. */
function bySubject(
  { roots, titles }: Job,
  { held, piece }: { readonly held: HeldTitle; readonly piece: readonly Token[] },
  { words, weights }: AskedTitle,
): number {
  if (
    titles.some(({ name }) => name === held.title.name) ||
    titles.every(({ family }) => family !== held.title.family)
  )
    return 1
  if (!piece.some(({ root }) => weights.has(root))) return 1
  const named = piece.filter(
    (token) => words.isKnownToken(token) && !beside.has(token) && !/^\d+$/.test(token.word),
  )
  const other = named.filter((token) => !roots.has(token)).length
  const most = oneTrade.has(held.title.field) ? otherTool : otherSubject
  return named.length === 0 ? 1 : 1 - most * (other / named.length)
}

function byLevel({ level }: AskedTitle, written: string): number {
  return levelCredit(readTitleLevel(written), level)
}

/** What a title gives by its kind; the rest comes with the words that it shares with the job's. */
function likenessOfKin(kin: number, roots: readonly string[], asked: AskedTitle): number {
  const own = kin === closeness.sameFamily ? familyShare : kindredShare
  return kin * (own + (1 - own) * sharedWords(roots, asked))
}

/** The share of the job title's words, by what they tell, that a title of the CV has, too. */
function sharedWords(title: readonly string[], { weights, total }: AskedTitle): number {
  const own = new Set(title)
  let shared = 0
  for (const [root, weight] of weights) if (own.has(root)) shared += weight
  return total === 0 ? 0 : Math.min(1, shared / total)
}

/**
 * What the words of a title alone give. "Hygienist" is a dental hygienist's title said in short: its noun
 * gives as much as it tells, which is little for a word of every field. "IT Manager" shares a rank with
 * a restaurant manager, and little else.
 */
function likenessOfWords(
  title: readonly string[],
  asked: AskedTitle,
  shown: readonly string[] = [],
): number {
  const { words, lexicon, weights, noun } = asked
  const own = title.filter(
    (root) => (weights.has(root) || !words.isStop(root)) && !levelWords.has(root),
  )
  const isShort = own.every((root) => weights.has(root)) && own.at(-1) === noun
  const byNoun = isShort ? words.weigh(noun) : 0
  const shared = [...own, ...shown].filter((root) => weights.has(root))
  const most = Math.max(
    0,
    ...shared.map((root) => Math.max(words.weigh(root), lexicon.titleWords(root))),
  )
  const byWords = sharedWords(shared, asked) * Math.min(1, rankAlone + most)
  return wordsAlone * Math.max(byWords, Math.min(1, byNoun))
}

/** What the words of a role's title give; one by another name of the job's, or of a kindred title, is read as if it said that, too. */
function likenessWritten(
  job: Job,
  { text, others }: { readonly text: string; readonly others: readonly string[] },
  asked: AskedTitle,
): number {
  const roots = rootsIn(text)
  const written = asWritten(roots, others)
  const likenessAs = (kin: number, name: string) =>
    likenessOfKin(kin, [...roots, ...rootsIn(name)], asked) * byLevel(asked, `${text} ${name}`)
  return Math.max(
    likenessOfSame(roots, asked),
    likenessOfWords(roots, asked) * byLevel(asked, text),
    ...job.titles
      .filter(({ otherNames }) => goesBy(written, otherNames))
      .map(({ namedBy }) => likenessAs(closeness.sameTitle, namedBy)),
    ...asked.kin
      .filter(({ otherNames }) => goesBy(written, otherNames))
      .map((each) =>
        likenessAs(Math.max(...job.titles.map((title) => kinship(title, each))), each.name),
      ),
  )
}

/** The very title of the posting is the same work, unless it names no more than a rank. */
function likenessOfSame(roots: readonly string[], { inName, words, lexicon }: AskedTitle): number {
  if (roots.length !== inName.length || roots.some((root, at) => root !== inName[at])) return 0
  const tells = roots.map((root) => Math.max(words.weigh(root), lexicon.titleWords(root)))
  return Math.min(
    1,
    tells.reduce((sum, each) => sum + each, rankAlone),
  )
}

/** Words that stand in titles beside what names the work. */
const beside = new WordTrait(({ root }) => stopRoots().has(root) || levelWords.has(root))

function rootOf({ root }: Token): string {
  return root
}
