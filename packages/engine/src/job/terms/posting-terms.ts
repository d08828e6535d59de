import { workVerbs } from '../../lexicon/verbs/work-verbs.ts'
import { firstIndex } from '../../text/first-index.ts'
import { quoteSpan, type Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'
import { markTouched } from '../../text/tokens-in.ts'
import { isCapitalAt } from '../is-capital-at.ts'
import type { Requirement } from '../job.ts'
import type { Posting } from '../posting.ts'
import {
  importanceWeights,
  ownTermWeight,
  repetitionWeight,
  weightForNovices,
} from '../requirements/requirement-weights.ts'
import { slug } from '../requirements/skills/skill-requirements.ts'
import { tellsOfCharacter } from '../requirements/tasks/tells-of-character.ts'
import type { JobUnit } from '../sections/read-sections.ts'
import { wordsToFind } from './goes-by-name.ts'
import { isAtHand } from './is-at-hand.ts'
import { isColleague } from './is-colleague.ts'
import { isDepartment } from './is-department.ts'
import { isExcepted } from './is-excepted.ts'
import { isIssuer } from './is-issuer.ts'
import { isNoSubject } from './is-no-subject.ts'
import { isOfApplication } from './is-of-hiring.ts'
import { isOtherSense } from './is-other-sense.ts'
import { isDenied, isFirstOfChoice, listedTerms, mostWordsOfItem } from './listed-terms.ts'
import { namesThing } from './names-thing.ts'
import { readTalk } from './read-talk.ts'
import { ofFamily, saysLittle } from './says-little.ts'
import { tellsWhen } from './tells-when.ts'

/** At most this many terms of a posting's own are asked for, the strongest first. */
const mostTerms = 16

interface Run {
  readonly first: number
  readonly last: number
}

interface OwnTerm extends Run {
  readonly unit: number
  readonly count: number
  readonly isListed: boolean
  readonly isSure: boolean
}

/**
 * Terms that stand in no word data but that the posting itself sets apart: names in capitals and
 * phrases it repeats. So a posting from a trade we never heard of still yields its terms.
 */
export function readPostingTerms(posting: Posting, conditions: readonly Span[]): Requirement[] {
  const named = [...posting.terms, ...posting.degrees, ...posting.names, ...conditions]
  // "Plumber needed" asks for a plumber by the job's title, and for nothing else.
  const skills = markTouched(posting.tokens, posting.title ? [...named, posting.title] : named)
  const taken = markTouched(posting.tokens, [...named, ...posting.jobTitles])
  const found = new Map<string, OwnTerm>()
  for (const [index, unit] of posting.units.entries()) {
    if (unit.isBoilerplate || !posting.importance[index]) continue
    for (const run of ownRuns(posting, index, { skills, taken })) {
      const key = posting.tokens
        .slice(run.first, run.last)
        .map((token) => token.root)
        .join(' ')
      const known = found.get(key)
      found.set(
        key,
        known
          ? saidAgain(posting, known, { ...run, unit: index, count: 1 })
          : { ...run, unit: index, count: 1 },
      )
    }
  }
  if (found.size === 0) return []
  const talk = readTalk(posting)
  const isFamily = ofFamily.test(posting.text)
  return [...found.entries()]
    .filter(
      ([, term]) => term.count > 1 || posting.importance[term.unit] === 'must' || term.isListed,
    )
    .filter(([, { isListed, isSure, first, last }]) => {
      // No employer is called like a law, and no town; letters among the demands are neither's.
      if (isSure) return true
      const own = posting.tokens.slice(first, last)
      const everywhere = isSmall(posting.text, own) ? talk.ofFirm : talk.all
      const isKnown = (token: Token) => everywhere.has(token)
      return isListed ? !own.every(isKnown) : !own.some(isKnown)
    })
    .filter(([, term]) => isForWhoComes(posting, term, isFamily))
    .sort(([, a], [, b]) => b.count - a.count || a.first - b.first)
    .slice(0, mostTerms)
    .map(([key, term]) => asRequirement(posting, key, term))
}

/** What is told first and insisted on later is asked for where the posting insists. */
function saidAgain({ importance }: Posting, known: OwnTerm, again: OwnTerm): OwnTerm {
  const weightAt = ({ unit }: OwnTerm) => importanceWeights[importance[unit] ?? 'nice']
  const kept = weightAt(again) > weightAt(known) ? again : known
  return { ...kept, count: known.count + 1 }
}

interface Taken {
  readonly skills: Uint8Array
  readonly taken: Uint8Array
}

/** What one sentence names in words of its own: laws, pieces of what it asks for, and names in capitals. */
function ownRuns(posting: Posting, index: number, { skills, taken }: Taken) {
  const unit = posting.units[index]
  if (!unit) return []
  const isAsked = asksInUnit(posting, index, unit)
  const listed =
    isAsked && !tellsOfCharacter(posting.text, unit) && !tellsWhen(posting.text, unit)
      ? listedTerms(posting, unit, skills)
      : []
  // "The College of Nurses and Midwives" is called after those who hold the job's title.
  const bodies = isAsked ? wholeRuns(posting, unit, { named: posting.bodies, taken: skills }) : []
  const laws = [...wholeRuns(posting, unit, { named: posting.laws, taken }), ...bodies]
  const isWithin = (runs: readonly Run[], at: number) =>
    runs.some(({ first, last }) => first <= at && at < last)
  const capitals = capitalRuns(posting, unit, taken).filter(
    ({ first, last }) =>
      !isWithin(listed, first) &&
      !isWithin(laws, first) &&
      !isDenied(posting, unit, first) &&
      namesThing(posting, { first, last, isWhole: false }),
  )
  const others = listed.filter(
    ({ first, last }) => !isWithin(laws, first) && !isWithin(laws, last - 1),
  )
  return [
    ...laws.map((run) => ({ ...run, isListed: true, isSure: true })),
    ...others.map((run) => ({
      ...run,
      isListed: true,
      isSure:
        areLettersAsked(posting, unit, run) ||
        (run.last - run.first === 1 && isFirstOfChoice(posting, run.last)),
    })),
    ...capitals.map((run) => ({
      ...run,
      isListed: isAsked && isOtherChoice(posting, run, skills),
      isSure: false,
    })),
  ]
}

/** "Welsh or Gaelic": beside something known it is asked for like that, wished for or not. */
function isOtherChoice({ tokens }: Posting, { first }: Run, skills: Uint8Array): boolean {
  return tokens[first - 1]?.word === 'or' && skills[first - 2] === 1
}

/** "OSCE passed" asks for it, though the benefits say "OSCE preparation", and no part of the employer's name does. */
function areLettersAsked({ text, tokens, names }: Posting, unit: JobUnit, { first, last }: Run) {
  const { start, end } = tokenSpan(tokens, first, last)
  const said = text.slice(start, end)
  return (
    asking.has(unit.section) &&
    /^\p{Lu}{3,8}$/u.test(said) &&
    !names.some((name) => text.slice(name.start, name.end).includes(said))
  )
}

const asking: ReadonlySet<string> = new Set(['requirements', 'preferred', 'nice'])

/** Whether what a sentence lists is asked for, rather than told. */
function asksInUnit(posting: Posting, index: number, unit: JobUnit): boolean {
  return (
    unit.section === 'requirements' ||
    unit.section === 'preferred' ||
    unit.section === 'nice' ||
    posting.importance[index] === 'must' ||
    (posting.isWish[index] === true && unit.section !== 'duties') ||
    (unit.section === 'duties' && isSubjectAlone(posting, unit)) ||
    asksByName.test(posting.text.slice(unit.start, unit.start + lettersOfAsk))
  )
}

/** "Court reports" among the tasks: a subject and no sentence, which would begin with what one does. */
function isSubjectAlone({ tokens }: Posting, { first, last }: Pick<OwnTerm, 'first' | 'last'>) {
  return last - first <= mostWordsOfItem && !workVerbs.has(tokens[first]?.word ?? '')
}

/** What colleagues are called, who issues it and what is excepted is for others. */
function isForWhoComes(posting: Posting, { first, last }: OwnTerm, isFamily: boolean): boolean {
  const span = tokenSpan(posting.tokens, first, last)
  return (
    !isColleague(posting.text, span, posting.tokens[last - 1]) &&
    !isAtHand(posting.text, span) &&
    !isDepartment(posting.text, span) &&
    !isOtherSense(posting.text, span) &&
    !isIssuer(posting, span) &&
    !isExcepted(posting.text, span) &&
    !isOfApplication(posting.text, span) &&
    !isNoSubject(posting.tokens.slice(first, last)) &&
    !saysLittle(posting.text, span, isFamily)
  )
}

/** "Knowledge of …" asks, whatever it stands under. */
const asksByName =
  /^\W*(?:(?:good|sound|strong|working|basic|some|in-depth|detailed) )*(?:knowledge|understanding) (?:of|in)\b/i
const lettersOfAsk = 40

function asRequirement(posting: Posting, key: string, term: OwnTerm): Requirement {
  const span = tokenSpan(posting.tokens, term.first, term.last)
  const unit = posting.units[term.unit] ?? span
  const importance = posting.importance[term.unit] ?? 'preferred'
  return {
    id: `req_own-${slug(key)}`,
    text: posting.text.slice(span.start, span.end),
    quote: quoteSpan(posting.text, span),
    sentence: { start: unit.start, end: unit.end },
    kind: 'knowledge',
    importance,
    weight:
      ownTermWeight *
      importanceWeights[importance] *
      repetitionWeight(term.count) *
      weightForNovices(posting, term.unit),
    need: {
      type: 'words',
      ...wordsToFind(posting, { term, unit, roots: key.split(' ') }),
    },
  }
}

function tokenSpan(tokens: readonly Token[], first: number, last: number) {
  return { start: tokens[first]?.start ?? 0, end: tokens[last - 1]?.end ?? 0 }
}

interface WholeNames {
  readonly named: readonly Span[]
  readonly taken: Uint8Array
}

/** Laws and bodies that the word data has no name for. */
function wholeRuns(posting: Posting, unit: JobUnit, { named, taken }: WholeNames): Run[] {
  return named
    .filter(({ start, end }) => unit.start <= start && end <= unit.end)
    .map(({ start, end }) => ({
      first: firstIndex(posting.tokens, (token) => token.end > start),
      last: firstIndex(posting.tokens, (token) => token.start >= end),
    }))
    .filter(
      ({ first, last }) =>
        !taken.subarray(first, last).includes(1) && !isDenied(posting, unit, first),
    )
}

/** Words in capitals in the middle of a sentence that is not written in capitals as a whole. */
function capitalRuns(
  posting: Posting,
  unit: { readonly first: number; readonly last: number },
  taken: Uint8Array,
): Run[] {
  const { text, tokens, words } = posting
  const isCapital = (at: number) => {
    const token = tokens[at]
    if (!token || !isCapitalAt(text, token.start) || taken[at] === 1) return false
    return words.weighToken(token) >= 0.3 && token.word.length > 1
  }
  const length = unit.last - unit.first
  if (length < 4) return []
  let capitals = 0
  for (let at = unit.first; at < unit.last; at += 1)
    if (isCapitalAt(text, tokens[at]?.start ?? 0)) capitals += 1
  if (capitals === 0 || capitals > length * 0.4) return []
  const runs: Run[] = []
  for (let at = unit.first + 1; at < unit.last; at += 1) {
    if (!isCapital(at)) continue
    let last = at + 1
    while (last < unit.last && last - at < 3 && isCapital(last) && goesOn(tokens, last)) last += 1
    runs.push({ first: at, last })
    at = last
  }
  return runs
}

/** Within one phrase, or one word of two capitals: "TruckFile". */
function goesOn(tokens: readonly Token[], at: number): boolean {
  return !tokens[at]?.isApart || tokens[at]?.start === tokens[at - 1]?.end
}

/** In small letters nothing is a name: "your own indemnity" is asked for beside a benefit "indemnity paid". */
function isSmall(text: string, own: readonly Token[]): boolean {
  return own.every(({ start }) => !isCapitalAt(text, start))
}
