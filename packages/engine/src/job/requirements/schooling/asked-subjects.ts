import { firstIndex } from '../../../text/first-index.ts'
import { rootAmong, wordAmong } from '../../../text/forms/word-trait.ts'
import { rootsIn } from '../../../text/roots-in.ts'
import type { Token } from '../../../text/tokenize.ts'
import type { Posting } from '../../posting.ts'
import type { JobUnit } from '../../sections/read-sections.ts'
import type { AskedSchooling } from './find-programmes.ts'
import { ownSubjects } from './first-degrees.ts'
import { withDegrees, withShortForms } from './names-of-subject.ts'

/** How many words before and behind a degree may name its subject: "law degree", "degree in law". */
const wordsBefore = 2
const wordsBehind = 14
const leastTelling = 0.25
/** What "in" names as the subject may be a plain word. */
const leastNamed = 0.05

interface AskedDegree {
  readonly unit: JobUnit
  readonly hit: AskedSchooling
}

/**
 * The subjects of which any will do for a degree, each by the words that name it: "human resources or
 * business" are two. What tells in a subject is asked for, and all of one in plain words: "social work".
 */
export function askedSubjects(posting: Posting, { unit, hit }: AskedDegree): string[][] {
  const { text, tokens } = posting
  if (hit.subjects) return hit.subjects.map((roots) => [...roots])
  if (any.test(text.slice(unit.start, unit.end))) return []
  if (hit.subject) {
    const { start, end } = hit.subject
    const inside = {
      first: firstIndex(tokens, (token) => token.end > start),
      last: firstIndex(tokens, (token) => token.start >= end),
      isNamed: true,
    }
    return subjectsIn({ ...posting, degrees: [] }, inside).flatMap(withShortForms)
  }
  const isIssued = issuedBy.test(
    text.slice(Math.max(unit.start, hit.start - lettersOfIssuer), hit.start),
  )
  // "Maths and English GCSE", "nursing or midwifery degree".
  const reach = joins.has(tokens[hit.first - wordsBefore]) ? wordsBefore + 1 : wordsBefore
  const first = isIssued ? hit.first : Math.max(unit.first, hit.first - reach)
  const last = Math.min(unit.last, hit.last + wordsBehind)
  const beside = [
    ...(isParted(text, tokens[hit.first - 1], hit)
      ? []
      : (plainSubject(tokens.slice(first, hit.first)) ??
        subjectsIn(posting, { first, last: hit.first, isNamed: false }))),
    ...(majorBehind(posting, unit, hit) ??
      subjectsIn(posting, { first: hit.last, last, isNamed: isIn(tokens[hit.last - 1]) })),
  ]
  if (beside.length > 0) return beside.flatMap(withShortForms).flatMap(withDegrees)
  const leading = isIssued ? -1 : tokens.slice(unit.first, hit.first).findLastIndex(isIn)
  const named =
    leading < 0
      ? []
      : subjectsIn(posting, { first: unit.first + leading, last: hit.first, isNamed: true })
  return named.length > 0
    ? named.flatMap(withShortForms).flatMap(withDegrees)
    : ownSubjects(text.slice(hit.start, hit.end)).map((roots) => [...roots])
}

/** "A bachelor's degree from an accredited university with major coursework in urban planning or geography". */
function majorBehind(
  posting: Posting,
  unit: JobUnit,
  { start, end }: AskedSchooling,
): string[][] | undefined {
  const { text, tokens } = posting
  const found = major.exec(text.slice(end, Math.min(unit.end, end + lettersToMajor)))
  if (
    !found ||
    posting.degrees.some((other) => other.start > start && other.start < end + found[0].length)
  )
    return undefined
  const behind = end + found[0].length
  const first = firstIndex(tokens, (token) => token.start >= behind)
  const subjects = subjectsIn(posting, {
    first,
    last: Math.min(unit.last, first + wordsBehind),
    isNamed: true,
  })
  return subjects.length > 0 ? subjects : undefined
}

const lettersToMajor = 120
const major =
  /^[^.;:\n]*?\b(?:with|including) (?:an? |their )?(?:(?:major|primary|significant|substantial|related) )?(?:course ?work|major|majors|minor|speciali[sz]ation|concentration|emphasis) (?:in|on) /i

/** "The Department of Education Established Leaving Certificate": who gives it is no subject. */
const issuedBy = /\b(?:department|ministry|board|council) (?:of|for) (?:\p{L}+ ){1,4}$/iu
const lettersOfIssuer = 64

/** "NMC registration, degree in nursing", "two years in a shop after Cert III": what stands before the comma is asked for besides. */
function isParted(text: string, before: Token | undefined, { start }: AskedSchooling): boolean {
  return (
    before !== undefined &&
    (/[,;.]/.test(text.slice(before.end, start)) || besides.has(before.word))
  )
}

/** "A social work degree", "a business degree": subjects of which no word tells anything by itself. */
function plainSubject(before: readonly Token[]): string[][] | undefined {
  const roots = before.map(({ root }) => root)
  const known = plainSubjects.find((subject) =>
    subject.every((root, at) => roots[roots.length - subject.length + at] === root),
  )
  return known && [[...known]]
}

const plainSubjects: readonly (readonly string[])[] = [
  ...[
    'social work',
    'social care',
    'social science',
    'youth work',
    'early years',
    'early childhood',
  ],
  ...['public health', 'human resources', 'business administration', 'fine art', 'creative arts'],
  ...['sports science', 'food science', 'health science', 'computer science', 'data science'],
  ...['business', 'management', 'media', 'building'],
].map(rootsIn)

const besides: ReadonlySet<string> = new Set([
  'after',
  'following',
  'since',
  'besides',
  'plus',
  'on',
])

const any = /\bany(?:thing| subject| discipline| field| speciali[sz]ations?| stream| branch)\b/i

const leads = wordAmong(['in', 'of'])

function isIn(token: Token | undefined): boolean {
  return leads.has(token)
}

interface Stretch {
  readonly first: number
  readonly last: number
  /** Whether it begins behind "in", which names a subject in however plain words. */
  readonly isNamed: boolean
}

function subjectsIn(posting: Posting, stretch: Stretch): string[][] {
  const { text, tokens, words, degrees } = posting
  const subjects: string[][] = []
  let { isNamed } = stretch
  let subject: string[] = []
  const close = () => {
    const telling = subject.filter(
      (root) => !ofDegree.has(root) && words.weigh(root) >= leastTelling,
    )
    if (telling.length > mostTogether) subjects.push(...telling.map((root) => [root]))
    else if (isOfPlanning(subject)) subjects.push([planning])
    else if (telling.length > 0) subjects.push(telling)
    else if (isNamed && subject.length > 0) subjects.push(subject)
    subject = []
  }
  for (let at = stretch.first; at < stretch.last; at += 1) {
    const token = tokens[at]
    if (!token || experience.has(token)) return subjects
    if ((token.isApart && beginsNext.has(token)) || ends.has(token)) break
    if (subjects.length + subject.length > 0 && issued.has(token.word)) break
    const before = text.slice(tokens[at - 1]?.end ?? token.start, token.start)
    if (subjects.length + subject.length > 0 && aside.test(before)) break
    const isDegree = degrees.some(({ first, last }) => first <= at && at < last)
    if (isDegree || joins.has(token) || parts.test(before)) close()
    if (isIn(token)) {
      isNamed = true
      subject = []
    } else if (
      !isDegree &&
      !noSubject.has(token) &&
      !/^l?\d$/.test(token.word) &&
      words.weigh(token.root) >= leastNamed
    )
      subject.push(token.root)
  }
  close()
  return subjects
}

/** "Town planning" and "urban planning" are one study, which many call "planning" alone. */
function isOfPlanning(subject: readonly string[]): boolean {
  return (
    subject.includes(planning) && subject.every((root) => root === planning || planned.has(root))
  )
}

const planning = 'plan'
const planned: ReadonlySet<string> = new Set(
  rootsIn('town city urban regional spatial country rural'),
)

/** More words without a sign between them are a list that lost its commas. */
const mostTogether = 2

/** "A degree in English – or you've taught yourself": behind the dash is another matter. */
const aside = /\s[–—-]\s/

/** "Or equivalent work experience". */
const experience = wordAmong(['experience', 'year', 'years'])

const joins = wordAmong(['or', 'and'])
const parts = /[,;/(&]/

/** "Degree in marketing with two years in sales": where the subject ends without a comma. */
const ends = wordAmong(
  'with plus preferred preferably required desired desirable essential mandatory necessary needed advantageous highly helps is are must will would who that least registration registered membership licence license licensure'.split(
    ' ',
  ),
)

/** "Degree in planning accredited by the RTPI", "diploma in nursing from a recognised institute": who gives it is no subject. */
const issued: ReadonlySet<string> = new Set(
  'accredited approved recognised recognized validated awarded issued from'.split(' '),
)

/** "Degree in surveying, knowledge of contracts, own car": what begins so behind a comma is asked for besides. */
const beginsNext = wordAmong(
  'knowledge experience own full clean valid current willing good strong excellent fluent driving membership registration ability able at minimum proven one two three four five six seven eight nine ten'.split(
    ' ',
  ),
)

/** Of "science" and "arts" there are many. */
const ofDegree: ReadonlySet<string> = new Set(['scienc', 'art'])

/** Words beside a degree that say how good it must be, not in what. */
const noSubject = rootAmong(
  'recognised recognized overseas foreign equivalent similar comparable assessed accredited approved relevant related minimum subject discipline field area degree educated gdl completed technical qualification diploma certificate level grade incl include postgraduate abgeschlossen oder ahnlich ahnliche ahnliches vergleichbar vergleichbare gleichwertig equivalente similaire als niveau werk en denkniveau higher college university institute institution polytechnic closely status examination examinations exam exams graduate graduates pass passes passed'.split(
    ' ',
  ),
)
