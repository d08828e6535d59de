import type { Cv } from '../cv/cv.ts'
import { post } from '../lexicon/find/find-siblings.ts'
import type { TermHit, TitleHit } from '../lexicon/find/find-terms.ts'
import { isPaper } from '../lexicon/is-paper.ts'
import { firstIndex } from '../text/first-index.ts'
import { rootAmong, wordAmong } from '../text/forms/word-trait.ts'
import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'

/** A CV with what was found in it. */
interface Told {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly cv: Cv
  /** Of each token 1 where it stands in the name of a tool, beside that of another one in its line. */
  readonly amongTools: Uint8Array
  /** Of each token 1 where it stands in a degree. */
  readonly inDegree: Uint8Array
}

/**
 * Whether words that could be a title name none of the person's: other people ("trained sales reps",
 * "kitchen staff"), somebody's ("Dean's List"), a subject ("mechanical engineering"), a tool among
 * tools ("Photoshop, Illustrator") or a part of a degree. The title of a role is one in any case.
 */
export function namesNoPost(told: Told, hit: TitleHit): boolean {
  const { first, last } = hit
  return (
    isOfOthers(told, hit) ||
    isSubject(told, hit) ||
    studying.test(told.text.slice(Math.max(0, hit.start - lettersOfCourse), hit.start)) ||
    told.inDegree.subarray(first, last).includes(1) ||
    !told.amongTools.subarray(first, last).includes(0)
  )
}

/** "Studying for Level 3 Early Years Educator" names what one is not yet. */
const studying = /\b(?:studying|enrolled|working towards?)\b[^.;:,\n]*$/i
const lettersOfCourse = 64

/**
 * "Microsoft Office Specialist" and "Transport Manager CPC" are certificates, and no words of theirs are a
 * post; a "certified nursing assistant" is one.
 */
export function isOfPaper(
  tokens: readonly Token[],
  { first, last }: TitleHit,
  terms: readonly TermHit[],
): boolean {
  const isOfMaker = ofMakers.has(tokens[last - 1])
  // What has the title in it begins no later, and not far before it.
  const near = terms.slice(
    firstIndex(terms, (term) => term.first >= first - mostWordsOfPaper),
    firstIndex(terms, (term) => term.first > first),
  )
  return near.some(
    (term) =>
      isPaper(term.entry) &&
      last <= term.last &&
      (isOfMaker ? term.first < first : last < term.last && papers.has(tokens[term.last - 1])),
  )
}

const mostWordsOfPaper = 16

const papers = wordAmong(
  'cpc certificate certification award diploma qualification exam course card'.split(' '),
)

/** What makers of programs call those who hold their certificates. */
const ofMakers = wordAmong(['specialist', 'associate', 'professional', 'expert'])

/** Words for work and for those who do it together; "QA" alone is a department. */
const together = wordAmong(['staff', 'crew', 'team', 'faculty', 'support', 'qa'])

function isOfOthers({ text, tokens }: Told, { written, last, end }: TitleHit): boolean {
  const token = tokens[last - 1]
  if (!token) return false
  if (together.has(token)) return true
  if (token.word === `${token.base}s` && !written.endsWith('s')) return true
  return /['’]s/.test(text.slice(end - 2, end + 2))
}

/** "Software engineering manager" and "engineering intern" are posts all the same. */
const learner = rootAmong(['intern', 'student'])

/** A trade that was studied still tells of whoever studied it: under that heading, or with its year. */
function isSubject({ text, tokens, cv }: Told, hit: TitleHit): boolean {
  const { written, last, start } = hit
  const next = tokens[last]
  if (!tokens[last - 1]?.word.endsWith('ing') || written.endsWith('ing')) return false
  if (next && !next.isApart && (post.has(next) || learner.has(next))) return false
  if (year.test(lineAround(text, hit))) return false
  return !cv.sections.some(
    ({ kind, body }) => kind === 'education' && body.start <= start && start < body.end,
  )
}

const year = /\b(?:19|20)\d\d\b/
const longestLine = 200

function lineAround(text: string, { start, end }: Span): string {
  const before = text.slice(Math.max(0, start - longestLine), start)
  const after = text.slice(end, end + longestLine)
  return `${before.slice(before.lastIndexOf('\n') + 1)} ${after.split('\n', 1)[0]}`
}
