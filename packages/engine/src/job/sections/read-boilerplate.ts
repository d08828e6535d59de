import { cueIndex } from '../../lexicon/phrases/cue-index.ts'
import { workVerbs } from '../../lexicon/verbs/work-verbs.ts'
import { wordAmong } from '../../text/forms/word-trait.ts'
import type { Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'
import { tokensIn } from '../../text/tokens-in.ts'
import { namesTask } from '../head/hiring-sentence.ts'
import { foreignBoilerplate } from '../lexicon/foreign-section-words.ts'
import {
  boilerplateCues,
  closingCues,
  faintBoilerplateCues,
  givingCues,
  importanceCues,
  offerCues,
} from '../lexicon/section-words.ts'
import { hitsIn } from '../terms/hits-in.ts'
import { isGift } from './is-gift.ts'
import { isProcess } from './is-process.ts'

type Cue = 'boilerplate' | 'faint' | 'offer' | 'giving' | 'asking' | 'wishing'

/** Tells whether the tokens from `first` to before `last` say what every posting says. */
export type TellBoilerplate = (
  piece: Span & { readonly first: number; readonly last: number },
) => boolean

/** Finds what every posting says, whatever the job: offers, equal opportunity, how to apply. */
export function findBoilerplate(text: string, tokens: readonly Token[]): TellBoilerplate {
  const hits = cues().find(tokens)
  return ({ start, end, first, last }) => {
    const count = countCues(tokens, hitsIn(hits, { first, last }))
    const written = text.slice(start, end)
    if (isKnown.test(written) || ofStaff.test(written)) return false
    if (isProcess(written)) return true
    if (tellsOfReader(tokens, first) || onlyWho.test(written)) return false
    if (count.boilerplate > 0) return true
    if (isFixed(written) && !insists.test(written)) return true
    if (count.asking > 0 || namesTask(text, { start, end })) return false
    if (count.wishing === 0 && speaksOfItself(tokens, { first, last })) return true
    const offers = count.offer + (price.test(written) ? 1 : 0)
    return count.faint > 0 || offers > 1 || (offers > 0 && count.giving > 0)
  }
}

/** "You build journeys with your own hands: we have no agency". */
function tellsOfReader(tokens: readonly Token[], first: number): boolean {
  return tokens[first]?.word === 'you' && workVerbs.has(tokens[first + 1]?.word ?? '')
}

/** "We can consider only lawyers who hold an approval". */
const onlyWho = /\b(?:only consider|consider only)(?: \p{L}+){1,3} (?:who|with)\b/iu

/** "Health insurance knowledge", "Desirable: knowledge of private medical insurance" are nothing given. */
const isKnown =
  /^\W{0,8}(?:[\p{L}-]+ ){1,4}(?:knowledge|experience|background)\W{0,8}$|^\W{0,8}(?:(?:nice to have|desirable|essential|preferred|required)\W{1,3})?(?:(?:some|good|sound|basic|prior|previous|working|an?) ){0,2}(?:knowledge|experience|understanding) (?:of|with) (?!(?:our|the)\b)/iu

/** "Manage rosters, sick leave and annual leave": what others are given is the work of who runs a ward or a payroll. */
const ofStaff =
  /^\W*(?:manag|administ|approv|record|plan|process|captur|monitor|co-?ordinat|prepar|calculat|track)(?:e|s|es|ing|er|ers|ering)?\b[^.]{0,60}\b(?:leave|benefits|overtime|allowances|pensions?|insurance|medical aid|provident)\b/i

/** Pay, an address, or where and when one works. */
function isFixed(written: string): boolean {
  return (
    isPay.test(written) ||
    hoursAndPay.test(written) ||
    (/[$€£]\d/.test(written) && isRate.test(written)) ||
    paidByUs.test(written) ||
    legend.test(written) ||
    isGift(written) ||
    hasContact(written) ||
    (/\d/.test(written) && isWhereOrWhen.test(written))
  )
}

/** Said twice, a cue is one: a "dental hygienist or dental therapist" is no two offers of dental care. */
function countCues(tokens: readonly Token[], hits: readonly CueHit[]): Record<Cue, number> {
  if (hits.length === 0) return noCues
  const count = { ...noCues }
  const seen = new Set<string>()
  for (const { values, first, last } of hits) {
    const said = tokens.slice(first, last).map(({ base }) => base)
    if (seen.has(said.join(' '))) continue
    seen.add(said.join(' '))
    for (const cue of new Set(values)) count[cue] += 1
  }
  return count
}

const noCues = { boilerplate: 0, faint: 0, offer: 0, giving: 0, asking: 0, wishing: 0 } as const

interface CueHit {
  readonly values: readonly Cue[]
  readonly first: number
  readonly last: number
}

/** "Drop in with photos of your work", "Shortlisting may apply": outside a list of tasks, nobody is asked for these. */
export function tellsHowToApply(text: string, { start, end }: Span): boolean {
  return applying.test(text.slice(start, Math.min(end, start + mostLettersOfApplying)))
}

const mostLettersOfApplying = 60
const applying =
  /^(?:please |just |simply |or )*(?:ring|call|phone|text(?! (?:analy|mining|class))|whatsapp|message (?:us|me)|(?:e-?)?mail|write (?:in confidence )?(?:to|me|us)\b|send|apply|drop (?:in|us|me|by|your|an? (?:cv|line))|dm (?:us|me|\p{Lu})|(?:an? )?(?:(?:paid|short|working) )*(?:trade tests?|trial (?:shifts?|days?)) (?:will|may|is|are)\b|get in touch|contact|have a chat|pop in|tell (?:us|me|her|him|them)\b|bring (?:us )?your (?:figures|numbers|portfolio|results|certificates|tickets)|reply|shortlisting|canvassing|only shortlisted|interviews?|closing date|no (?:covering letters?|agencies|photos?)|letters? of application|applications?|quotes?|offers?|tenders?|questions|cvs?|r[ée]sum[ée]s?|late (?:applications|quotes|offers)|sound like you|have we aroused|become a part|acquisition)\b/iu

/** Where a posting says farewell, past a place: the rest asks for nothing. */
export function findClosing(tokens: readonly Token[], after: number): number {
  const rest = tokensIn(tokens, { start: after, end: Number.POSITIVE_INFINITY })
  const first = farewells()
    .find(rest)
    .find((hit) => !having.has(rest[hit.first - 1]))
  return (first && rest[first.last - 1]?.end) ?? Number.POSITIVE_INFINITY
}

/** "We have no agency" tells of the house, and "no agencies" takes leave. */
const having = wordAmong(['have', 'has', 'had', 'use', 'with'])

const farewells = cueIndex([['closing', closingCues]])

/** "We are a family firm of forty": about the employer, and nothing of the reader. */
function speaksOfItself(
  tokens: readonly Token[],
  { first, last }: { readonly first: number; readonly last: number },
): boolean {
  let isSelf = false
  for (let at = first; at + 1 < last && !isSelf; at += 1)
    isSelf = ourselves.has(tokens[at]) && speaking.has(tokens[at + 1])
  if (!isSelf) return false
  for (let at = first; at < last; at += 1) if (addressing.has(tokens[at])) return false
  return true
}

const ourselves = wordAmong(['we'])
const speaking = wordAmong(
  'are have were believe started opened began won grew employ serve closed started make sell run'.split(
    ' ',
  ),
)
const addressing = wordAmong(
  'you your yours someone somebody candidate applicant looking seeking hiring need want person'.split(
    ' ',
  ),
)

/** "£34 to £38 an hour", "65 to 78 thousand euros": a sentence that begins with money tells what is paid. */
/** "20-30 hrs, £12.60 + tips". */
const hoursAndPay = /^\W*\d[\d-]* ?(?:hrs?|hours?|h)\b[^.]{0,12}[$€£]\s?\d/i
const isPay =
  /^(?:salary|pay|wages?|(?:day |hourly )?rate|remuneration|package|ote)\b[^.\n]{0,24}(?:[$€£]|\bdoe\b|negotiable|competitive|\d{2})|^(?:[$€£]\s?|(?:up to|from|circa|about|average|gbp|eur|usd|cad|aud|chf|sar|aed|qar|inr|php|pln)\s+[$€£]?\s?)\d|^\d[\d.,]*\s?(?:k|thousand)?\s?(?:[-–—]|to)\s?\d[\d.,]*\s?(?:k\b|thousand|euros?|eur|gbp|usd|chf|pounds|dollars)/i
/** "Rounds start at 8.30", "The farm is 20 mins from Bath". */
const isWhereOrWhen =
  /\b(?:starts?|begins?) at \d|\b\d+ ?(?:min(?:ute)?s?|miles?|km|kilomet(?:re|er)s?) (?:from|away|outside)\b/i
/** "CIS £190-220 per day". */
const isRate =
  /[$€£]\d[\d.,]*(?: ?[-–] ?[$€£]?\d[\d.,]*)? ?(?:an?|per|p|\/) ?\/?(?:hour|hr|h|day|d|week|shift)\b/i
/** "Ring Gethin on 01632 960114". */
const contact =
  /\b(?:\d{4,5}[ -]\d{3}[ -]?\d{3}|\d{3}[ -.]\d{3}[ -.]\d{4}|\d{3}-\d{4}|\d{3} \d{3} \d{4})\b|\S@\S+\.\w|\bwww\./
/** "E = Essential, D = Desirable", "criteria are marked (E) or (D)", "Assessed by: A application, I interview, T test": how criteria are marked. */
const legend =
  /^\W*(?:(?:criteria|criterion)\b[^\n|\t]{0,12}[|\t]|(?:(?:all |the )?(?:criteria|criterion|items|requirements) (?:are|is) )?(?:marked|shown|listed|indicated) (?:as |with |by |an? )*\(?[ED]\b|(?:assessed|measured|identified|evidenced) (?:by|at|through|via)\b|method of assessment|[ED]\)? ?[=:–-] ?(?:essential|desirable)\b)/i
/** "Patch-test insurance is sorted by us", "DBS paid for by the school": an employer gives it. */
const paidByUs =
  /\b(?:sorted|covered|paid|paid for|supplied|funded|arranged) by us\b|\b(?:covered|paid for|supplied|funded) by (?:the (?:company|school|practice|salon|trust|employer|firm|client)\b)/i
/** Without three figures, an @ or a "www" in it, no piece holds an address. */
function hasContact(written: string): boolean {
  return /\d{3}|@|www/.test(written) && contact.test(written)
}

const insists = /\b(?:must|need|required?|essential)\b/i

/** Words that say what one will do in the job. */
const dutyCues = ['you will', "you'll", 'responsible for', 'looking for', 'we are hiring'] as const

/** "£180-£210 a day", "65-80k". */
const price = /[$€£]\s?\d|\b\d{2,3}(?:-\d{2,3})?k\b/i

const cues = cueIndex<Cue>([
  ['boilerplate', [...boilerplateCues, ...foreignBoilerplate]],
  ['faint', faintBoilerplateCues],
  ['offer', offerCues],
  ['giving', givingCues],
  ['wishing', importanceCues.nice],
  [
    'asking',
    [
      ...importanceCues.must,
      ...importanceCues.mustBesideTasks,
      ...importanceCues.preferred,
      ...dutyCues,
    ],
  ],
])
