import { eachMatch } from '../../../text/patterns/each-match.ts'
import { quoteSpan, type Span } from '../../../text/span.ts'
import type { Importance, Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import type { JobUnit } from '../../sections/read-sections.ts'
import { importanceWeights } from '../requirement-weights.ts'
import { wholePhrase } from '../whole-phrase.ts'
import { isBelowOr, isOtherWay } from './is-other-way.ts'
import { isTimeAtWork } from './is-time-at-work.ts'
import { number, readNumber } from './number-words.ts'
import { spentOnIn } from './spent-on.ts'
import { timesOfWhich } from './times-of-which.ts'
import { titlesOfManaging, titlesOfYears } from './titles-of-years.ts'
import { asksForLeader, ledPeople, termsOfLeading } from './years-of-leading.ts'

const pattern = new RegExp(
  `(?:\\b|(?<=[a-z])(?=\\d))(${number})(?: of)?\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:\\+|[- ]?plus|or more)?\\s*(?:(?:-|–|to|and)\\s*\\d{1,2}\\s*\\+?\\s*)?(?:(?:full|busy|complete|consecutive|whole) ){0,2}(?:years?|yrs?|yoe|pqe|months?|seasons?|jahren?|ans|años|anos|anni|jaar|lat|lata|års?)\\b(?:\\+| or more)?`,
  'giu',
)
/** Asked first, of every line: nothing that the pattern finds is without these letters. */
const mayTellTime =
  /y(?:ea)?r|yoe|pqe|month|season|jahre|(?:[\s+)]ans|a[ñn]os|anni|jaar|[\s+)]lata?|\d[åÅ]? ?[åÅ]rs?)\b/i
const [fewestYears, mostYears] = [0.5, 25] as const
const mostRequirements = 5
/** No sentence asks for more. */
const mostTimes = 24

/** Years of experience that a posting asks for, with what they should have been spent on. */
export function readYearsRequirements(posting: Posting): Requirement[] {
  const found = new Map<string, Requirement>()
  const titles: JobUnit[] = []
  const read = (unit: JobUnit, importance: Importance) => {
    for (const each of yearsIn(posting, unit, importance)) found.set(each.id, each)
  }
  for (const [index, unit] of posting.units.entries()) {
    const importance = posting.importance[index]
    if (unit.isBoilerplate || !importance) continue
    if (isTitle(posting, unit)) titles.push(unit)
    else if (found.size === 0 || !isBelowOr(posting.text, unit.start)) read(unit, importance)
  }
  // "Commercial Property Solicitor (2-5 PQE)", where nothing else says so.
  const ofTitle = ({ start, end }: JobUnit) => yearsOfTitle.test(posting.text.slice(start, end))
  if (found.size === 0) for (const unit of titles.filter(ofTitle)) read(unit, 'must')
  return withoutBare([...found.values()]).slice(0, mostRequirements)
}

/** "Experience: 4 - 8 years" above "4-8 years of experience in purchasing" asks for the same years, and for less. */
function withoutBare(all: readonly Requirement[]): readonly Requirement[] {
  return all.filter((bare) => {
    const { need } = bare
    if (need.type !== 'years' || need.terms.length > 0 || need.titles || need.of) return true
    return !all.some(
      (other) =>
        other.need.type === 'years' &&
        other.need.years === need.years &&
        other.need.terms.length > 0 &&
        other.importance === bare.importance,
    )
  })
}

function yearsIn(posting: Posting, unit: JobUnit, importance: Importance): Requirement[] {
  const sentence = posting.text.slice(unit.start, unit.end)
  if (!mayTellTime.test(sentence) || !mayAskYears(sentence, unit)) return []
  const named = eachMatch(sentence, pattern)
  const times = named.length > 0 ? [...named, ...timesOfWhich(sentence, named)] : named
  const matches = times
    .filter(({ index }) => !ofLate.test(sentence.slice(Math.max(0, index - lettersOfLate), index)))
    .slice(0, mostTimes)
  return matches.flatMap((match, at): Requirement[] => {
    const years = yearsOf(match)
    if (years < fewestYears || years > mostYears || !isAsked(sentence, match)) return []
    if (at > 0 && isOtherWay(gapBefore(sentence, matches, at))) return []
    const start = unit.start + match.index
    const clause = clauseEnd(sentence, match.index + match[0].length) + unit.start
    const next = unit.start + (matches[at + 1]?.index ?? sentence.length)
    const spent = spentOnIn(posting, { unit, start, clause, next })
    const behind = titlesOfYears(posting, { start, end: clause })
    const titled =
      behind.length === 0 && matches.length === 1
        ? titlesOfYears(posting, { start: unit.start, end: start })
        : behind
    const managed =
      titled.length + spent.terms.length > 0
        ? []
        : titlesOfManaging(posting, { start: spent.isBefore ? unit.start : start, end: clause })
    const isOfTitle = managed.length > 0 || (titled.length > 0 && spent.isOfTitle)
    const titles = [...titled, ...managed]
    const end = Math.min(clause, next)
    const around = posting.text.slice(Math.max(unit.start, start - lettersOfTotal), end)
    const isLeader = matches.length === 1 && asksForLeader(posting.text.slice(unit.start, end))
    const led = isLeader
      ? [ledPeople]
      : titles.length > 0
        ? null
        : termsOfLeading(posting.text.slice(start, end), spent.terms)
    const terms = led ?? (isOfTitle ? [] : spent.terms)
    const special = led ? null : spent.special
    const of = led ? 'leading' : overall.test(around) ? 'trade' : isOfTitle ? 'title' : null
    return [
      {
        id: `req_years-${Math.round(years * 12)}${terms[0] ? `-${terms[0].replace(/[^a-z0-9]+/gi, '-')}` : ''}`,
        text: wordingAround(posting.text, {
          unit,
          start: spent.isBefore && end - unit.start < mostLetters ? unit.start : start,
          end,
          isSole: matches.length === 1,
        }),
        quote: quoteSpan(posting.text, { start, end: start + match[0].length }),
        sentence: { start: unit.start, end: unit.end },
        kind: 'experience',
        importance,
        weight: 2 * importanceWeights[importance],
        need: {
          type: 'years',
          years,
          terms,
          ...(titles.length > 0 ? { titles } : {}),
          ...(qualified.test(sentence) ? { isQualified: true } : {}),
          ...(of ? { of } : {}),
          ...(special || of === 'title' ? { isInTitle: true } : {}),
        },
        ...(special ? { deeds: [special] } : {}),
      },
    ]
  })
}

/** "A year in care within the last three years": how long ago it may be parts no clause from the time that is asked for. */
const ofLate = /\b(?:last|past|previous|preceding) (?:\w+ )?$/i
const lettersOfLate = 24

function gapBefore(sentence: string, matches: readonly RegExpExecArray[], at: number): string {
  const before = matches[at - 1]
  return sentence.slice(before ? before.index + before[0].length : 0, matches[at]?.index)
}

/** "Three years' post-qualification experience", "2 years PQE": what came before does not count. */
const qualified =
  /\bpost[- ]?(?:qualif|regist|licens|master|graduat\w+ clinical)|\bpqe\b|\b(?:since|after) (?:qualifying|qualification|registration)\b/i

/** "5-8 years of overall IT experience", "a total of ten years in IT". */
const overall =
  /\b(?:overall|total)\b[^.;]{0,40}\b(?:experience|years?|yrs?)\b|\b(?:experience|years?|yrs?)\b[^.;]{0,24}\b(?:overall|in total)\b|\bIT (?:\p{L}+ )?experience\b|\b(?:years?|yrs?|experience) in (?:the )?(?:IT|information technology)(?: industry| sector)?(?!\p{L}| \p{L})/iu

const lettersOfTotal = 16

/** On snow or at sea a season is hardly more; who worked whole years on a farm has them all the same. */
const yearsOfSeason = 0.5

function yearsOf([written, number = '']: RegExpExecArray): number {
  if (/season/i.test(written)) return readNumber(number) * yearsOfSeason
  return /month/i.test(written) ? readNumber(number) / 12 : readNumber(number)
}

/** Whether a sentence is about work, and not about an age. */
function mayAskYears(sentence: string, { section }: JobUnit): boolean {
  const isOfWork = section === 'requirements' || aboutWork.test(sentence)
  return isOfWork && !ofAge.test(sentence)
}

/** "25 to 35 years old", "Age limit: 35 years": how old, and not how long. */
const ofAge =
  /y(?:ea)?rs? (?:old|of age)|\bage(?: (?:limit|group|range|bracket|between))?\s?[:–-]?\s?(?:of |is )?\d/i

/** Whether the words around a time tell of work. */
function isAsked(sentence: string, match: RegExpExecArray): boolean {
  const [written, number = ''] = match
  return isTimeAtWork({
    before: sentence.slice(Math.max(0, match.index - lettersThatTell), match.index),
    written,
    behind: sentence.slice(match.index + written.length),
    number,
    years: readNumber(number),
  })
}

/** As far before a time as it is told what it is. */
const lettersThatTell = 200

const aboutWork =
  /experien|expérience|experiência|esperienza|erfahrung|ervaring|erfarenhet|doświadczeni|background|practice|\bpqe\b|\bwork|\b(?:done|doing) (?:the|this|a similar) (?:job|role)\b|\b(?:you(?:['’]ll| will| should| must)? (?:also )?have|who ha(?:s|ve))\b[^.;]{3,80} for (?:[a-z]+ ){0,3}[a-z\d]+ ?\+? (?:y(?:ea)?rs|seasons)\b|post[- ]qualif|\b(?:in|as|on) an?\b|\bheld\b|\b(?:at least|minimum(?: of)?|min\.?) [a-z\d]+ ?\+? ?(?:y(?:ea)?rs?|seasons?)\b|(?:y(?:ea)?rs?|seasons?)[’']?\+? (?:or more )?(?:of|in|on|at|behind|as|with|qualified|\w+ing)\b/i

const lettersBefore = 48

/** A short sentence as it stands; of a long one, or of one that names years twice, the clause with them. */
function wordingAround(text: string, { unit, start, end, isSole }: Clause): string {
  const isGlued = /[a-z]/.test(text.charAt(start - 1))
  const isFar = isGlued || start - unit.start > lettersBefore
  const isLate = isFar && saysForWhat(text.slice(start, end))
  const isShort = unit.end - unit.start <= (end < unit.end ? mostLettersOfList : mostLetters)
  const part =
    isShort && isSole && !isLate ? unit : { start, end: lastWordBy(text, { start, end }) }
  const whole = wholePhrase(text, part, unit)
  return text.slice(whole.start, whole.end).replace(/[.;,*\s]+$/, '')
}

interface Clause extends Span {
  readonly unit: Span
  /** Whether the sentence names no other years. */
  readonly isSole: boolean
}

/** Where the last whole word of a clause ends that is not too long to read. */
function lastWordBy(text: string, { start, end }: Span): number {
  const most = start + mostLetters
  return end <= most ? end : Math.max(start, text.lastIndexOf(' ', most))
}

/** "Framework of two years" beside a title says how long the job is; a whole sentence may ask for some: "We need a baker with two years …". */
function isTitle({ title, text }: Posting, unit: Span): boolean {
  const isBeside = title !== null && unit.start <= title.start && title.start < unit.end
  return isBeside && !(title.start > unit.start && /[.!]$/.test(text.slice(unit.start, unit.end)))
}

const yearsOfTitle = /\d\W?(?: years['’]?)? pqe\b/i

const mostLetters = 140
/** Where the clause with the years ends before the sentence does. */
const mostLettersOfList = 90

const fillers =
  /\b(?:of|in|as|an?|the|with|at|least|minimum|or|more|experience|experienced|relevant|related|professional|work|working|proven|prior|previous|solid|hands-on|years?|yrs?|months?|\d+|and|being|please|read)\b/gi

/** "3 years in a warehouse, one of them leading people": what stands before the comma says what they were spent on. */
function clauseEnd(sentence: string, from: number): number {
  const [choice] = choiceOfRoles.exec(sentence.slice(from)) ?? []
  if (choice) return from + choice.length
  const comma = sentence.slice(from).search(/[,;()]/)
  const clause = comma < 0 ? '' : sentence.slice(from, from + comma)
  return saysForWhat(clause) ? from + comma : sentence.length
}

/** "In a compliance, AML or KYC role": one role, of whichever kind. */
const choiceOfRoles =
  /^[^,;()]{3,60}(?:, [^,;()]{2,40}){1,4},? or [^,;()]{2,40}? (?:role|position|capacity|environment|setting|post)\b/i

function saysForWhat(clause: string): boolean {
  return /\p{L}{3}/u.test(clause.replace(fillers, ''))
}
