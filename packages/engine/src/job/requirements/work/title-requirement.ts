import { titleHeads } from '../../../cv/lexicon/title-words.ts'
import type { LexiconTitle } from '../../../lexicon/lexicon-entry.ts'
import { rootsIn } from '../../../text/roots-in.ts'
import { overlaps, quoteSpan, type Span } from '../../../text/span.ts'
import { type Token, tokenize } from '../../../text/tokenize.ts'
import { namingPart } from '../../head/naming-part.ts'
import { titleInWords } from '../../head/title-in-words.ts'
import { isPostForLearners, novicesShare } from '../../is-open-to-novices.ts'
import type { KinTitle, LearntBy, Requirement } from '../../job.ts'
import { levelWords } from '../../lexicon/level-words.ts'
import { namesOf } from '../../other-names.ts'
import type { Posting } from '../../posting.ts'
import { slug } from '../skills/skill-requirements.ts'
import { ofOtherGender } from './of-other-gender.ts'
import { titlesAround } from './titles-around.ts'
import { type AskedName, weighTitle } from './weigh-title.ts'

/** The job's own title: have you done this work under this name, or under one of its family? */
export function readTitleRequirement(
  posting: Posting,
  asked: readonly Requirement[],
): Requirement[] {
  const { title, text } = posting
  if (!title) return []
  const [first, ...others] = waysOf(posting, title)
    .map((way) => ({ name: titleInWords(text, way), roots: rootsOf(posting, way) }))
    .flatMap((named) => narrowed(posting, named))
    .flatMap((named) => ofEitherGender(posting, named))
    .filter(({ roots }) => roots.length > 0)
    .map((named) => weighTitle(posting.lexicon, named, asked))
  if (!first) return []
  const name = text.slice(title.start, title.end)
  const kin = kinTitles(posting)
  const learntBy = isPostForLearners(name) ? schoolingIn(asked) : undefined
  return [
    {
      id: `req_title-${slug(name)}`,
      text: titleInWords(text, title),
      quote: quoteSpan(text, title),
      sentence: title,
      kind: 'title',
      importance: posting.isOpenToNovices ? 'preferred' : 'must',
      weight: posting.isOpenToNovices ? novicesShare : 1,
      need: {
        type: 'title',
        ...first,
        ...(others.length > 0 ? { others } : {}),
        ...(kin.length > 0 ? { kin } : {}),
        ...(learntBy ? { learntBy } : {}),
      },
    },
  ]
}

/** Of the titles of a job's family and of near work, those that go by other names than the word data knows. */
function kinTitles({ kin, lexicon }: Posting): KinTitle[] {
  const isKin = ({ name, family }: LexiconTitle) =>
    kin.some(
      (title) =>
        (title.family === family && !title.apart.includes(name)) || title.nearWork.includes(name),
    ) && kin.every((title) => title.name !== name)
  const around = titlesAround(lexicon.titles, kin).filter(isKin)
  return around.flatMap(({ name, family, field }) => {
    const otherNames = namesOf(name).filter((each) => !isTitleItself(lexicon, each))
    return otherNames.length > 0 ? { name, family, field, otherNames } : []
  })
}

/** A "receptionist" is a title of its own, though a hotel's goes by that in Dutch. */
function isTitleItself({ titleIndex }: Posting['lexicon'], name: string): boolean {
  const known = titlesThemselves.get(name)
  if (known !== undefined) return known
  const tokens = tokenize(name)
  const found = titleIndex
    .find(tokens)
    .some(({ first, last }) => first === 0 && last === tokens.length)
  titlesThemselves.set(name, found)
  return found
}

/** Names of the table only, which has so many. */
const titlesThemselves = new Map<string, boolean>()

/** School is behind everybody: only who studied a trade has begun to be of it. */
const fewestLevel = 3

/** What a posting for learners asks them to have studied, where it says which subject. */
function schoolingIn(asked: readonly Requirement[]): LearntBy | undefined {
  return asked
    .flatMap(({ need }) =>
      need.type === 'degree' && need.level >= fewestLevel && need.subjects.length > 0 ? need : [],
    )
    .map(({ level, subjects }) => ({ level, subjects }))[0]
}

/** "Sous Chef or strong Junior Sous" is two titles, and either will do; "HR or Payroll Officer" has one noun. */
function waysOf(posting: Posting, title: Span): Span[] {
  const { text } = posting
  const part = namingPart(posting) ?? title
  const or = orTitle.exec(text.slice(title.start, part.end))
  if (!or) return [title]
  const first = { start: title.start, end: title.start + or.index }
  const [last = ''] = /\p{L}+$/u.exec(text.slice(first.start, first.end)) ?? []
  if (!titleHeads.has(last.toLowerCase())) return [title]
  const second = { start: first.end + or[0].length, end: title.end }
  return second.end > second.start ? [first, second] : [title]
}

const orTitle = /\s+or\s+(?:(?:an?|strong|good|experienced|aspiring|keen|very) )*/i

function rootsOf(posting: Posting, title: Span): string[] {
  const { text, tokens, words, jobTitles } = posting
  const end = namingPart(posting)?.end ?? title.end
  const roots = tokens
    .filter((token) => token.start >= title.start && token.end <= title.end)
    .filter((token) => token.end <= end || words.isKnown(token.root))
    .filter((token) => !isLettersAside(text, token))
    .filter((token) => isTrade(text, token) || !words.isStop(token.root))
    .map((token) => token.root)
    .filter((root) => !/^\d+$/.test(root))
  const telling = roots.filter((root) => !levelWords.has(root))
  // "Shift Lead", "Chief of Staff": a title of nothing but levels is its own name, where the word data knows it.
  const isKnown = telling.length === 0 && jobTitles.some((hit) => overlaps(hit, title))
  return [...new Set(isKnown ? roots : telling)]
}

/** The "IT" of an IT manager is no "it". */
function isTrade(text: string, { start, end }: Token): boolean {
  return text.slice(start, end) === 'IT'
}

/** "Structural Engineer (PE)", "Senior Adviser (SEO)": short forms, papers and grades are no word of what it is called. */
function isLettersAside(text: string, { start, end }: Span): boolean {
  return (
    text[start - 1] === '(' && text[end] === ')' && /^\p{Lu}{2,4}$/u.test(text.slice(start, end))
  )
}

/** "Driver" in a posting that speaks of buses asks for a bus driver, by both words, and "Pflegefachkraft" for a registered nurse. */
function narrowed({ meant }: Posting, named: AskedName): AskedName[] {
  const abroad = meant.filter(({ isAbroad }) => isAbroad)
  if (abroad.length > 0)
    return abroad.map(({ title }) => ({ ...named, known: title.name, roots: rootsIn(title.name) }))
  const isOneWord = named.roots.length === 1
  const narrow = meant.find(({ hit, title }) => isOneWord && hit && hit.title !== title)?.title
  return [narrow ? { name: narrow.name, roots: rootsIn(narrow.name) } : named]
}

/** A title that the word data does not know, with how those of the other gender are called where that is another word. */
function ofEitherGender({ meant }: Posting, named: AskedName): AskedName[] {
  const isKnown = named.known !== undefined || meant.some(({ hit }) => hit !== null)
  const name = isKnown ? null : ofOtherGender(named.name)
  if (name === null) return [named]
  const [own, other] = [named.name, name].map((each) => tokenize(each)[0]?.root ?? '')
  return [named, { name, roots: named.roots.map((root) => (root === own ? (other ?? '') : root)) }]
}
