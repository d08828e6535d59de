import { workVerbs } from '../../lexicon/verbs/work-verbs.ts'
import { quoteSpan, type Span } from '../../text/span.ts'
import { RootSet } from '../../text/tables/root-set.ts'
import type { Token } from '../../text/tokenize.ts'
import { markTouched } from '../../text/tokens-in.ts'
import { isCapitalAt } from '../is-capital-at.ts'
import type { Requirement } from '../job.ts'
import type { Posting } from '../posting.ts'
import {
  importanceWeights,
  ownTermWeight,
  repetitionWeight,
} from '../requirements/requirement-weights.ts'
import { slug } from '../requirements/skills/skill-requirements.ts'
import { tellsOfCharacter } from '../requirements/tasks/tells-of-character.ts'
import { isColleague } from './is-colleague.ts'
import { isDepartment } from './is-department.ts'
import { isExcepted } from './is-excepted.ts'
import { isIssuer } from './is-issuer.ts'
import { isNoSubject } from './is-no-subject.ts'
import { isDenied, listedTerms, mostWordsOfItem } from './listed-terms.ts'
import { namesThing } from './names-thing.ts'

/** At most this many terms of a posting's own are asked for, the strongest first. */
const mostTerms = 16

interface OwnTerm {
  readonly first: number
  readonly last: number
  readonly unit: number
  readonly count: number
  readonly isListed: boolean
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
    const asks =
      unit.section === 'requirements' ||
      unit.section === 'preferred' ||
      unit.section === 'nice' ||
      posting.importance[index] === 'must' ||
      (posting.isWish[index] && unit.section !== 'duties') ||
      (unit.section === 'duties' && isSubjectAlone(posting, unit)) ||
      asksByName.test(posting.text.slice(unit.start, unit.start + lettersOfAsk))
    const listed =
      asks && !tellsOfCharacter(posting.text, unit) && !tellsWhen(posting.text, unit)
        ? listedTerms(posting, unit, skills)
        : []
    const isListed = (at: number) => listed.some((term) => term.first <= at && at < term.last)
    const capitals = capitalRuns(posting, unit, taken).filter(
      ([first, last]) =>
        !isListed(first) &&
        !isDenied(posting, unit, first) &&
        namesThing(posting, { first, last, isWhole: false }),
    )
    for (const [first, last] of [
      ...listed.map((term): [number, number] => [term.first, term.last]),
      ...capitals,
    ]) {
      const key = posting.tokens
        .slice(first, last)
        .map((token) => token.root)
        .join(' ')
      const known = found.get(key)
      found.set(
        key,
        known
          ? { ...known, count: known.count + 1 }
          : { first, last, unit: index, count: 1, isListed: isListed(first) },
      )
    }
  }
  if (found.size === 0) return []
  const everywhere = boilerplateRoots(posting)
  const isFamily = ofFamily.test(posting.text)
  return [...found.entries()]
    .filter(
      ([, term]) => term.count > 1 || posting.importance[term.unit] === 'must' || term.isListed,
    )
    .filter(([, { isListed, first, last }]) => {
      const own = posting.tokens.slice(first, last)
      const isKnown = (token: Token) => everywhere.has(token)
      return isListed ? !own.every(isKnown) : !own.some(isKnown)
    })
    .filter(([, term]) => isForWhoComes(posting, term, isFamily))
    .sort(([, a], [, b]) => b.count - a.count || a.first - b.first)
    .slice(0, mostTerms)
    .map(([key, term]) => asRequirement(posting, key, term))
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
    !isDepartment(posting.text, span) &&
    !isIssuer(posting, span) &&
    !isExcepted(posting.text, span) &&
    !isNoSubject(posting.tokens.slice(first, last)) &&
    !saysLittle(posting, span, isFamily)
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
    weight: ownTermWeight * importanceWeights[importance] * repetitionWeight(term.count),
    need: { type: 'words', roots: key.split(' ') },
  }
}

/**
 * "BSc (Hons)", "a related discipline", "a general audience": words around what is asked for. In a family's
 * message a capital is somebody's name.
 */
function saysLittle({ text }: Posting, { start, end }: Span, isFamily: boolean): boolean {
  const said = text.slice(start, end)
  // "WCAG 2.2 AA": the grade of what stands before it.
  if (ofEmployer.test(text.slice(Math.max(0, start - lettersOfEmployer), start))) return true
  if (said.length <= 3 && /\d\.\d $/.test(text.slice(Math.max(0, start - 4), start))) return true
  return (
    little.test(said) ||
    ofTerms.test(said) ||
    noDemand.test(said) ||
    callsReader.test(said) ||
    (isFamily && /^\p{Lu}/u.test(said))
  )
}

/** "We're a docs-first company". */
const ofEmployer = /\bwe(?:['’]re| are) (?:an? |the )?$/i
const lettersOfEmployer = 12

const little =
  /^(?:fe)?males?(?: (?:candidates?|applicants?|only|preferred))?$|^(?:esp|incl|approx|pref|min|max|tbc|tba|asap|hons|honours|hi|ph|hello|hey|cheers|l(?:evel)? ?\d)$|^(?:related|relevant|similar|equivalent|allied|general) (?:disciplines?|fields?|subjects?|areas?|audiences?|public)$|^(?:overseas|international|foreign|local|recogni[sz]ed|uk|us) equivalents?$|^tidy$|^we['’](?:ll|re|ve)\b|^(?:agency|in[- ]house|client[- ]side)$|^hit deadlines$|^tips$|^(?:steel toe ?caps?|safety (?:boots|shoes|footwear)|hi[- ]?vis\w*|ppe)$|\b(?:chill(?:er)?|freezer|fridge|temperatures?)\b.* -?\d+(?:-\d+)? ?°?c?$|^(?:calm|cool|level) head\b|^(?:un)?paid (?:or |capacity|basis)|^(?:free|weekly|monthly|holiday|sick|maternity|competitive|good|great|on[- ]?site) (?:parking|pay)$|^(?:(?:level|standard) of (?:general )?education\b|education$)|^\d+(?:[.–-]\d+)* ?(?:lpa|lakhs?|crores?)\b|\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s? off$/i
/** What is paid and on what grade, what marks a school gave, who may come as well, how one thinks, what one does not miss. */
const ofTerms =
  /\blpa\b|^[ce]?ctc\b|\bthroughout academics?\b|^academics?$|^(?:band|grade|scp|pay (?:band|grade|scale|point)) \d{1,2}[a-z]?$|^(?:career (?:starters?|changers?|returners?)|school leavers?|returners?(?: to work)?|(?:recent |new )?graduates?|newcomers|beginners|freshers)$|\b(?:mentality|mindset)$|^(?:miss|mind|forget|drop|lose) |^(?:covid(?:[- ]?19)?|flu|mmr|hepatitis [ab])(?: (?:jabs?|boosters?))?$/i
const day = /(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?/.source
const colour = /(?:blue|gold|green|red|white|black|yellow|amber|silver)/.source
/** When one works, the colours of a card, who vouches for one, how one stands, what one may still learn or loves. */
const noDemand = new RegExp(
  [
    `^${day}(?:\\s?(?:[-–/]|to|and)\\s?${day})?(?:\\s+\\d.*)?$`,
    `^${colour}(?:\\s?(?:/|or|and)\\s?${colour})+$`,
    /^(?:(?:checkable|good|excellent|two|professional|satisfactory|recent|employment|character|written|work) ){0,2}references?\b(?! (?:data|materials?|standards?|libraries|checks?|checking))/
      .source,
    /^(?:or )?(?:willing|happy|prepared) to (?:train|learn|study|work towards)\b/.source,
    /^(?:a )?love of\b/.source,
    /\s(?:needed|wanted)\b/.source,
    /\b(?:for|by|at) \d{1,2}(?:[.:]\d\d)? ?[ap]m\b/.source,
    /^(?:stands?|walks?|sits?|bends?|kneels?|crouches|climbs|reaches)$/.source,
  ].join('|'),
  'i',
)
/** "Call Gary or send CV". */
const callsReader =
  /^(?:[Cc]all|[Rr]ing|[Tt]ext|[Pp]hone|[Cc]ontact|[Mm]essage) (?:\p{Lu}\p{Ll}|me\b|us\b)|\b(?:send|email|drop) (?:me |us |in )?(?:your )?(?:CV|cv|resume|reel)\b/u

/** "Looking for someone to mind our two after school". */
const ofFamily =
  /\b(?:our|my) (?:two|three|kids|children|sons?|daughters?|boys|girls|mum|mother|dad|father|nan|gran|wife|husband|\d[- ]year[- ]old|little (?:one|boy|girl)s?)\b/i

function tokenSpan(tokens: readonly Token[], first: number, last: number) {
  return { start: tokens[first]?.start ?? 0, end: tokens[last - 1]?.end ?? 0 }
}

/** Words in capitals in the middle of a sentence that is not written in capitals as a whole. */
function capitalRuns(
  posting: Posting,
  unit: { readonly first: number; readonly last: number },
  taken: Uint8Array,
): [number, number][] {
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
  const runs: [number, number][] = []
  for (let at = unit.first + 1; at < unit.last; at += 1) {
    if (!isCapital(at)) continue
    let last = at + 1
    while (last < unit.last && last - at < 3 && isCapital(last) && !tokens[last]?.isApart) last += 1
    runs.push([at, last])
    at = last
  }
  return runs
}

const demands = /^\W*you(?:['’]ll)? (?:will |also |must |should |need )+/i

/** The company's name and the town stand in the boilerplate, too; a skill hardly does, and no sentence that demands is talk. */
function boilerplateRoots({ text, units, tokens, importance }: Posting): RootSet {
  const hasSections = units.some((unit) => unit.section !== 'intro')
  return new RootSet(
    units
      .filter(
        (unit, at) =>
          unit.isBoilerplate ||
          (hasSections &&
            unit.section === 'intro' &&
            !(importance[at] === 'must' && demands.test(text.slice(unit.start, unit.end)))),
      )
      .flatMap((unit) => tokens.slice(unit.first, unit.last)),
  )
}

/** "Immediate start": when one begins, which nobody has to know. */
function tellsWhen(text: string, { start, end }: Span): boolean {
  return end - start < mostLettersOfWhen && when.test(text.slice(start, end))
}

const mostLettersOfWhen = 48
const when =
  /^\W*(?:immediate (?:start|joiner)s?|(?:able|available) to start|start(?:s|ing)? (?:asap|immediately|as soon as possible)|asap start)\b/i
