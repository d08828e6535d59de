import { hasFigure, opensWeakly } from '../findings/bullet-rules.ts'
import { person } from '../lexicon/deeds/people-led.ts'
import { startLarge } from '../text/letters/first-letter.ts'
import { deedsOf } from './verbs/deeds-of.ts'
import { otherVerbs } from './verbs/other-verbs.ts'
import { pastOf } from './verbs/past-of.ts'
import { putInPast } from './verbs/put-in-past.ts'
import { readVerb } from './verbs/read-verb.ts'
import { verbPasts } from './verbs/verbs.ts'

/** What may be said about a line besides its words. */
export interface BulletContext {
  /** Whether the role it stands in has ended. */
  readonly isPast: boolean
}

/** The mark that stands where a figure is missing. It has to be filled or taken out before export. */
export const placeholder = '[number]'

/**
 * Rewords a line without adding a fact: verb first, in the tense of its role, no "responsible for",
 * no pronoun. Answers the line unchanged where none of that is needed.
 */
export function rewordBullet(bullet: string, { isPast }: BulletContext): string {
  const direct = withoutWeakOpening(withoutPronoun(bullet), isPast)
  return isPast ? (putInPast(direct) ?? direct) : direct
}

/** Adds a visible placeholder for the result where a line names no figure. */
export function askForResult(bullet: string): string {
  return hasFigure(bullet) || bullet.includes(placeholder) ? bullet : appendResult(bullet)
}

export function appendResult(bullet: string): string {
  return `${bullet.replace(/(?<![\s.;,])[\s.;,]+$/, '')}, ${placeholder} [of what, or how often]`
}

/** Where nothing else of the first person is left, the line is ours to mend: "my shop" is "the shop". */
export function withoutFirstPerson(bullet: string): string {
  if (ofOwnLife.test(bullet)) return bullet
  const mended = bullet
    .replace(/\bon my own\b/g, 'alone')
    .replace(/\bmy own\b/g, 'own')
    .replace(/\b([mM])y\b(?=\s+\p{L})/gu, (_, letter) => (letter === 'M' ? 'The' : 'the'))
  return /\b(?:I|me|I'm|I’m|myself)\b/.test(mended) ? bullet : mended
}

/** "My three children" and "my favourite" are nobody else's. */
const ofOwnLife =
  /\bmy (?:\w+ )?(?:child(?:ren)?|kids?|sons?|daughters?|bab(?:y|ies)|mum|mom|mother|dad|father|parents?|nan|gran\w*|husband|wife|partner|family|brother|sister|favou?rite|passion|dream|health|illness)\b/i

/** The line with another verb for the same deed, where there is one. */
export function withOtherVerb(bullet: string): readonly string[] {
  const first = /\p{L}+/u.exec(bullet)?.[0] ?? ''
  const other = otherVerbs.get(first.toLowerCase())
  return other ? [startLarge(other + bullet.slice(bullet.indexOf(first) + first.length))] : []
}

/** "Responsible for the budget" hides a verb that only the person knows; so does "assisted with the audit". */
export function withVerbAsked(bullet: string): string {
  const duty = ownDuty.exec(bullet)?.[0]
  if (duty) {
    if (endless.test(bullet)) return `${verbAsked} [what]`
    const rest = bullet.slice(duty.length)
    if (opensWithOwnVerb(rest)) return bullet
    return `${leadsPeople.test(rest) ? verbOfLeading : verbAsked} ${rest}`
  }
  const shared = sharedWork.exec(bullet)
  if (!shared) return bullet
  const [opening, verb = '', link = ''] = shared
  const rest = bullet.slice(opening.length)
  return `[What you yourself did] ${linkFor(verb.toLowerCase(), link.toLowerCase())} ${rest}`
}

/** "Coaching 12 staff and monthly one-to-ones": what was done is said, only not in a form that fits all of it. */
function opensWithOwnVerb(rest: string): boolean {
  const [first = '', second = ''] = rest.split(' ')
  return fromGerund(first) !== null && !joiners.test(second) && !namesThing.test(rest)
}

const verbAsked = '[Planned, ran, built …]'
/** "Two apprentices" are neither planned nor built. */
const verbOfLeading = '[Led, trained, supervised …]'
const leadsPeople = new RegExp(
  `^(?:(?:a|an|the|my|all|up|to|of|team|crew|shift|late|night|day|[\\d-]+|two|three|four|five|six|seven|eight|nine|ten|new|junior|senior) )*(?:team|crew|students|helpers|crews|teams|${person})\\b`,
  'i',
)
/** "Duties include but are not limited to:" names none. */
const endless = /\bnot limited to\W*$/i

/** Openings behind which the work is one's own. Who assisted in it or took part says less, and must go on saying so. */
const ownDuty =
  /^(?:was )?(?:responsible for|in charge of|tasked with|(?:my )?(?:duties|responsibilities|role) include[sd]?)[\s:,–-]+(?=\S)/i

const sharedWork =
  /^(helped|assisted|worked|(?:was )?involved|participated|took part|dealt|exposure|familiar|experience)(?: (with|in|on|as|to))? (?=\S)/i

/** "Assisted with the audit" was done with it; "helped patients wash" to help them. */
function linkFor(verb: string, link: string): string {
  if (link !== '' && link !== 'to') return link
  return verb === 'helped' || verb === 'assisted' ? 'to help' : 'with'
}

function withoutWeakOpening(bullet: string, isPast: boolean): string {
  if (!opensWeakly(bullet)) return bullet
  const opening = ownDuty.exec(bullet)?.[0]
  if (!opening) return bullet
  const rest = bullet.slice(opening.length)
  const [first = '', ...others] = rest.split(' ')
  const verb = fromGerund(first)
  if (verb && (namesThing.test(rest) || leavesNoun(verb, others))) return bullet
  if (!verb || others[0] === 'of') return deedsOf(rest, isPast || /^was /i.test(opening)) ?? bullet
  const past = isPast ? (verbPasts.get(verb) ?? verb) : verb
  return startLarge(
    [past, ...others.map((word, at) => gerundAfter(word, others[at - 1] ?? '', isPast))].join(' '),
  )
}

/** "Coaching" alone may be had or given, and "training records" are kept. */
const namesThing =
  /^(?:\p{L}+\W*$|(?:train|coach|teach|build)ing (?:record|material|programme|course|session|plan|budget|control|maintenance)|meeting room|planning (?:perm|appl)|operating (?:cost|budget|system))/iu

/** "Coaching and monthly one-to-ones", "training staff and weekly reports": a noun that the verb does not take. */
function leavesNoun(verb: string, others: readonly string[]): boolean {
  const isPair = joiners.test(others[0] ?? '')
  return others.some((word, at) => {
    const isJoined = /^(?:and|or|&)$|,$/.test(others[at - 1] ?? '') && !joiners.test(word)
    if (!isJoined || readVerb(word)?.form === 'ing') return false
    return isPair ? at === 1 : takesPeople.test(verb) && !namesPeople(others.slice(at).join(' '))
  })
}

const joiners = /^(?:and|or|of|&)$/
const takesPeople = /^(?:train|coach|teach|mentor|recruit|hire|supervise|lead)$/

function namesPeople(words: string): boolean {
  return leadsPeople.test(words) || /^(?:\p{L}+ )?\p{L}+(?:[eo]r|ist|ee|[ae]nt)s\b/u.test(words)
}

/** "managing stock, ordering supplies and keeping books" has three verbs; the others follow the first. */
function gerundAfter(word: string, before: string, isPast: boolean): string {
  const isJoined = before === 'and' || before.endsWith(',')
  const verb = isJoined ? readVerb(word) : null
  if (verb?.form !== 'ing') return word
  return isPast ? pastOf(verb.base) : verb.base
}

/** The verb of a gerund, where it is one that opens lines: "managing" is "manage". */
function fromGerund(word: string): string | null {
  const verb = readVerb(word)
  return verb?.form === 'ing' && verbPasts.has(verb.base) ? verb.base : null
}

/** "I repaired pumps" is "Repaired pumps"; "I was responsible for the till" stays, if nothing better is known. */
function withoutPronoun(bullet: string): string {
  const match = /^I (?:also )?(\p{L}+)/u.exec(bullet)
  if (!match) return bullet
  const rest = startLarge(bullet.slice(bullet.indexOf(match[1] ?? '', 2)))
  if (!auxiliaries.test(match[1] ?? '')) return rest
  return withoutWeakOpening(rest, true) === rest ? bullet : rest
}

const auxiliaries = /^(?:was|am|have|had|were|did|do|would|could|can)$/
