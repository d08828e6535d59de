import { keepLatest } from '../../keep-latest.ts'
import type { Span } from '../../text/span.ts'

/** Whether somebody holds a qualification, is on the way to it, or no longer has it. */
export type Standing = 'held' | 'underway' | 'lapsed' | 'lacking'

/** What a licence, certificate or degree is worth by how far its holder has it. */
export const standingCredit = {
  held: 1,
  underway: 0.5,
  lapsed: 0.3,
  lacking: 0,
} as const satisfies Record<Standing, number>

/** How far around a qualification the CV says how far it has come. */
const reach = 100

/** "Studying for", "looking to do", "9 of 13": shortly before the qualification they mean. */
const leadsTo =
  /\b(?:study(?:ing)?(?: [\w-]+){0,5}? (?:for|towards?)|study(?:ing)?|provisional|doing (?:my|an?)|(?:part|half) ?way through|signed up for|training for|about to (?:finish|complete)|finishing(?: off)? (?:my|the|an?)|working on (?:my|the|an?)|working (?:my way )?through|(?:will|to|can|about to|due to|shall) (?:be )?regist(?:er|ered) (?:with|for|on)|registering with|(?:puts?|putting|pays?|paying) (?:me |us )?(?:through|for)|towards?|await(?:ing)?|waiting (?:for|on)|currently (?:doing|taking|sitting)|appl(?:y|ying|ied) (?:for|to)|enrol+ed (?:in|on|for)|booked for|start(?:ing|s|ed)?|beginning|pursuing|completing|undertaking|preparing for|candidate for|pending|expected|ongoing|in progress|(?:expect(?:ing)?|looking|hop(?:e|ing)|plan(?:ning)?|want(?:ing)?|wish|intend(?:ing)?|aim(?:ing)?|keen|due|would like|booked) (?:to (?:do|take|get|gain|hold|join|sit|start|obtain|receive|complete|pass|study|train)|on(?:to)?)|will(?:ing to| be)? (?:tak|gain|obtain|sitt?|complet)(?:e|ing)?|\d+ of (?:the )?\d+|(?:part|module|paper)s? (?:\d|one|I+) of|first(?: \w+)? (?:part|module|paper)s? of):?(?:\s+\S+){0,3}?\s*$/i
/** "My name came off the GDC register": shortly before what is gone. */
const leaves =
  /\b(?:(?:came|come|gone|went|taken|struck|removed) off|no longer (?:on|in|hold)|expired|lapsed|failed|(?:formerly|previously|used to) h[eo]ld)(?:\s+\S+){0,2}?\s*$/i
/** "LF licence, now doing my HR lessons": from there on it speaks of the next one. */
const another =
  /,\s(?:and |but )?(?:now |currently )?(?:doing|taking|working (?:on|towards)|studying for) (?:my|the|an?)\b/i
const denies = /\b(?:no|not|without|never|would (?:do|take|need))(?:\s+(?!only\b)\S+){0,5}?\s*$/i
/** "Thinking of doing my Cat C": what one would like is neither held nor begun. */
const wishes =
  /\b(?:thinking (?:of|about)|considering|(?:would|['’]d) (?:like|love) to|hop(?:e|ing) to|want(?:ing)? to)(?:\s+\S+){1,4}?\s*$/i
/** "Checked the CSCS cards of visitors", "Mentored ACCA students": what a line tells of is held by others. */
const ofOthers =
  /^\W*(?:(?:check|verifi|process|ensur|recruit|mentor)(?:ed|ing)|made sure)(?:\s+(?!(?:as|to|with|using|for)\b)[^\s,;(]+){0,6}?\s*$/i
/** "SQL: not yet", "DBS checks", "two CIMA finalists": not one's own. */
const answersNo =
  /^: no(?:t yet|ne)?(?:$|[.,;])|^ (?:checks|finalists|students|trainees|candidates|learners)\b/
const after = String.raw`^[\s:(,;–—-]*(?:[^\s,;(]+\s+){0,4}?\(?`
const past = String.raw`^(?!\W*(?:still )?held)[\s:(,;–—-]*(?:[^\s;(]+\s+){0,4}?\(?`
/** "Two of my team have since passed the CIPP": what they have is theirs. */
const ofTeam =
  /\b(?:my|our) (?:team|staff|trainees?|assistants?|apprentices?)\b[^.;]*\b(?:passed|completed|achieved|gained|obtained|qualified)\b[^.;]*$/i
/** Behind the rest of a name: "NEBOSH General Certificate, expected 2027". */
const toCome = String.raw`^[^;]{0,80}?[,(–—-] ?(?:in progress|started (?:in )?(?:\p{L}+ )?20\d\d(?! ?[-–—])|(?:half|part) ?way|on track|to finish|will (?:complete|finish|(?:re-?)?sit)|(?:awaiting|waiting (?:for|on)) (?:(?:the|my|final|exam) )*(?:results?|certificat)|(?:exam |final )?results? (?:awaited|pending|due|to (?:come|follow))|year \d of \d|(?:expected|due) (?:in )?(?:\p{L}+ )?20\d\d|due (?:to (?:complete|finish|sit|qualify|graduate|be)|for completion)\b|to be (?:completed|taken|awarded)|booked for|(?:completing|finishing|sitting) (?:(?:the|my|in|final) )*(?:exam|\p{L}* ?20\d\d)|(?:currently |still )?(?:studying|completing|enrolled)(?= ?$|[,.)])|part(?:ly|ially)?[- ]complete|date (?:tbc|to be confirmed))`
/** "BSc Data Science, University of Hull, left after two years". */
const givenUp = String.raw`^[^;]{0,50}?[,(–—-] ?(?:left (?:after|before|without)|dropped out|withdrew|(?:did not|didn['’]t) (?:finish|complete))\b`
/** "Refresher booked for January": who renews a paper holds it. */
const isRenewed =
  /^[^;]{0,40}?\b(?:refresh|updat|renew|(?:re|next|up)-?(?:certif|valid|qualif|sit due|due|date))/i
/** "NMC: passed CBT", "NMC decision letter": steps of nurses from abroad on their way to the register. */
const stepTowards = /^\W*(?:(?!PIN|regist)\S+ ){0,3}(?:CBT|OSCE|decision letter)\b/
/** "Part 1 passed 2024", "(module 1 and 2 passed)", "first two papers passed", whenever that was. */
const isPart =
  /^[^;]{0,20}?\b(?:(?:part|module|paper)s? (?:\d|one|I+)(?: (?:&|and) \d)?|level I+|first(?: \w+)? (?:part|module|paper)s?) (?:passed|completed)\b/i
/** "13 of 13 papers passed", "all units passed". */
const isWhole =
  /^[^;]{0,40}?\b(?:(\d+)(?: of |\/)\1\b|all(?: \w+)?) (?:units|modules|papers|exams|parts)\b|^[^;]{0,40}?(?<!\bbe )\b(?:passed|awarded|achieved|completed) (?:in )?(?:\p{L}+ )?(?:19|20)\d\d/iu
const isUnderway = new RegExp(
  `${toCome}|^[\\s,(–-]*due (?:in )?(?:\\p{L}+ )?20\\d\\d|${after}(?:expected|anticipated|to sit|applied for|application (?:for|sent|made|under|submitted|lodged)|pending|in pro(?:gress|cess)|in training|under ?(?:way|process)|ongoing|pursuing|WIP|(?:half|part) ?way|commenced|starting|final (?:assignment|module)|booked|lessons|finishing|(?:course|module|exam|unit|test)s? (?:from|next|still|left|to come|remaining)|(?:nearly|almost|not yet|to be)\\s+(?:\\w+\\s+)?(?:complete[d]?|finished|done)|incomplete|(?<!\\. )(?:learner|student(?! of the)|trainee|candidate|finalist|apprentice(?!ship))|predicted|results? (?:awaited|pending|due|to (?:come|follow))|awaiting|part[- ]?qualified|part(?:ly|ially)?[- ]complete[d]?|eligible|(?:first|second|third|fourth|final|last|1st|2nd|3rd|4th)[- ](?:year|semester|term|module)|theory(?! (?:and|&) (?:the )?pract)|\\d+ of \\d+(?= *(?:units|modules|papers|exams|parts|subjects|$|[,.);–—-]))|\\d+\\/\\d+ (?:units|modules|papers|exams|parts|subjects)|(?:certificate|operational|intermediate) level|papers)\\b`,
  'iu',
)
const isLapsed = new RegExp(
  `${givenUp}|${past}(?:\\w+\\s+){0,2}(?:lapsed|expired|stopped|withdrawn|abandoned|discontinued|suspended|revoked|ran out|run out|gone|failed|no longer|non-practi[cs]ing|(?:did not|didn['’]t|never) (?:finish|complete|pass)(?:ed|d)?|not (?:yet )?(?:current|taken|sat|passed|held|started|begun|renewed|completed|finished|transfer+ed|exchangeable|recogni[sz]ed|valid)|unfinished)\\b`,
  'i',
)

/** Reads how far somebody has come with a qualification, from the words around it in its line. */
export function readStanding(text: string, line: Span, hit: Span): Standing {
  const before = lastClause(text.slice(Math.max(line.start, hit.start - reach), hit.start))
  const [following = ''] = text
    .slice(hit.end, Math.min(line.end, hit.end + reach))
    .split(another, 1)
  if (denies.test(before) || wishes.test(before) || answersNo.test(following)) return 'lacking'
  const told = text.slice(line.start, hit.start)
  if (ofOthers.test(told) || ofTeam.test(told)) return 'lacking'
  if (leaves.test(before) || isLapsed.test(following)) return 'lapsed'
  const isToCome =
    leadsTo.test(before) ||
    stepTowards.test(following) ||
    /^-A\b/.test(following) ||
    isPart.test(following) ||
    (isUnderway.test(following) && !isRenewed.test(following) && !isWhole.test(following)) ||
    isBeingDone(before, following)
  return isToCome ? 'underway' : 'held'
}

/** "ATLS booked", "doing the ATLS course": who is doing first aid at an event holds it. */
export function isBeingDone(before: string, following: string): boolean {
  return (
    /^(?: \w+)? booked\b/.test(following) ||
    (/\bdoing (?:\w+ )?$/i.test(before) && /^ (?:course|cert|exam)/i.test(following))
  )
}

/** Whether a line as a whole speaks of something that is still to come. */
export function isOnTheWay(line: string): boolean {
  return /\b(?:in progress|applied for|pending|expected|awaiting|waiting for|under ?way)\b/i.test(
    line,
  )
}

/** Whether a CV says, wherever it says it, that its author is no longer on the register of the trade. */
export function isOffRegister(text: string): boolean {
  return readRegister(text, () => ({
    text,
    isOff: text.includes('register') && offRegister.test(text),
  })).isOff
}

interface RegisterReading {
  readonly text: string
  readonly isOff: boolean
}

/** It is asked for each place that names a paper, and answered for the whole CV. */
const readRegister = keepLatest<RegisterReading>(({ text }) => text)

const offRegister =
  /\b(?:(?:came|come|gone|went|taken|struck|removed) off|no longer on) (?:the|my|its)(?: \w+)? register\b/i

function lastClause(before: string): string {
  return before.slice(
    Math.max(...[',', ';', '. ', '('].map((mark) => before.lastIndexOf(mark))) + 1,
  )
}
