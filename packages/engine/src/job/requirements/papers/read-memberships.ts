import { eachMatch } from '../../../text/patterns/each-match.ts'
import { overlaps, type Span } from '../../../text/span.ts'
import { rootsOf } from '../../../text/tables/distinct-roots.ts'
import { tokensIn } from '../../../text/tokens-in.ts'
import type { Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import type { JobUnit } from '../../sections/read-sections.ts'
import { ownPaper } from './own-paper.ts'

interface Membership {
  readonly requirement: Requirement
  /** All that is said of it. */
  readonly told: Span
}

/** "Full membership of the CIPD", "Fellow of the Institute of Town Criers": to belong to a body is a paper, whatever the body. */
export function readMemberships(posting: Posting, named: readonly Span[]): Membership[] {
  const { text, units, importance } = posting
  if (!mayBelong.test(text)) return []
  return units.flatMap((unit, index) => {
    const asked = importance[index]
    if (unit.isBoilerplate || !asked || !askingSections.has(unit.section)) return []
    return belongings(text, unit).flatMap((told) => {
      const bodies = bodiesIn(text, told)
      if (bodies.length === 0 || named.some((each) => isOfIt(text, each, { told, bodies })))
        return []
      return [{ told, requirement: asPaper(posting, { told, bodies, unit, importance: asked }) }]
    })
  })
}

const mayBelong = /\b(?:[Mm]ember|[Ff]ellow|[Aa]ssociate|[Cc]hartered|[Rr]egistered)/
const askingSections: ReadonlySet<JobUnit['section']> = new Set([
  'requirements',
  'preferred',
  'nice',
])

const capital = /\p{Lu}\p{Ll}[\p{L}’'-]{1,24}/u.source
const noun =
  '(?:College|Institut(?:e|ion)|Society|Association|Council|Guild|Federation|Academy|Chamber|Faculty)'
const full = String.raw`(?:Royal |Chartered |${capital} ){0,4}${noun}(?: (?:of|for|in|and|&)(?: the)? ${capital}(?: ${capital}){0,2}){0,4}(?: \(\p{Lu}[\p{L}&]{1,9}\))?`
/** Letters of a team that one sits in are no body's: "member of the SLT". */
const letters = String.raw`(?!(?:SLT|SMT|ELT|LMT|PLT|MDT|IDT|PTA|EMT|CFT|USA?|UK|EU|NHS|HR|IT)\b)\p{Lu}[\p{Lu}&]{2,7}(?![\p{L}\d])`
const body = `(?:${full}|${letters})`
const choice = String.raw`${body}(?:(?:, | or | and\/or | ?\/ ?|, or )(?:the )?${body}){0,3}`
const grade =
  '(?:[Ff]ull|[Pp]rofessional|[Cc]hartered|[Cc]orporate|[Aa]ssociate|[Aa]ccredited|[Rr]egistered|[Cc]urrent|[Aa]ctive|[Ss]enior|[Gg]raduate)'
const belonging =
  '(?:[Mm]ember(?:ship)?|[Ff]ellow(?:ship)?|[Aa]ssociate(?:ship)?|[Cc]hartered [Ss]tatus|[Cc]hartership|[Rr]egistered)'
/** "Member of the Institute", "chartered status with" one. */
const memberOf = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${grade},? (?:or |and )?){0,2}(?:${belonging}(?: \([^()\n]{2,24}\))? (?:of|with)|[Mm]embership in)(?: either)? (?:(?:the|a|an) )?${choice}`,
  'gu',
)
/** "CIPD membership", "BACP accredited member"; "FIFA member associations" are others. */
const bodysMember = new RegExp(
  String.raw`(?<![\p{L}\d])${choice} (?:${grade} ){0,2}(?:[Mm]ember(?:ship)?|[Ff]ellow(?:ship)?|[Cc]hartership|[Cc]hartered [Ss]tatus)(?![\p{L}\d])(?! (?!(?:and|or|is|are|required|preferred|essential|desirable|would|status|in good|level|grade)\b)\p{Ll})`,
  'gu',
)

function belongings(text: string, unit: JobUnit): Span[] {
  const written = text.slice(unit.start, unit.end)
  if (!mayBelong.test(written)) return []
  const found = [memberOf, bodysMember].flatMap((way) =>
    eachMatch(written, way).map(({ index, 0: told }) => ({
      start: unit.start + index,
      end: unit.start + index + told.length,
    })),
  )
  return found.filter((each, at) => !found.slice(0, at).some((other) => overlaps(other, each)))
}

const anyBody = new RegExp(`(?<![\\p{L}\\d])${body}`, 'gu')

function bodiesIn(text: string, told: Span): Span[] {
  return eachMatch(text.slice(told.start, told.end), anyBody).map(({ index, 0: written }) => {
    const start = told.start + index + (grades.exec(written)?.[0].length ?? 0)
    return { start, end: told.start + index + written.length }
  })
}

/** "Member College of Nurses" begins with no part of the name. */
const grades = /^(?:(?:Full|Member|Fellow|Associate|Professional|Accredited|Registered) )+/

/** What a spelled-out name has in it is no paper: "American Institute of Certified Public Accountants". */
function isOfIt(
  text: string,
  term: Span,
  { told, bodies }: { told: Span; bodies: readonly Span[] },
) {
  return (
    overlaps(term, told) &&
    !bodies.some(
      ({ start, end }) =>
        start < term.start && term.end <= end && text.charAt(term.start - 1) !== '(',
    )
  )
}

interface Asked {
  readonly told: Span
  readonly bodies: readonly Span[]
  readonly unit: JobUnit
  readonly importance: Requirement['importance']
}

function asPaper(
  { text, tokens, words }: Posting,
  { told, bodies, unit, importance }: Asked,
): Requirement {
  const names = bodies.map((each) => text.slice(each.start, each.end))
  const byName = bodies.flatMap((each, at) => {
    if (isLetters(names[at] ?? '')) return []
    const end = each.start + (names[at] ?? '').replace(/ \(.*/, '').length
    const own = tokensIn(tokens, { start: each.start, end })
    return [rootsOf(own.filter(({ root }) => !words.isStop(root)))]
  })
  const byLetters = names.flatMap(lettersOf).flatMap(withGrades)
  const [roots = [], ...orWords] = [...byName, ...byLetters.map((each) => [each.toLowerCase()])]
  return ownPaper(text, {
    named: names.join(' '),
    span: told,
    sentence: unit,
    importance,
    need: { type: 'words', roots, needsAllWords: true, ...(orWords.length > 0 ? { orWords } : {}) },
  })
}

function isLetters(name: string): boolean {
  return /^[\p{Lu}&]+$/u.test(name)
}

/** The Institute of Town Criers is the ITC, or the IOTC. */
function lettersOf(name: string): string[] {
  if (isLetters(name)) return [name]
  const bracketed = /\(([\p{L}&]+)\)$/u.exec(name)?.[1]
  if (bracketed) return [bracketed]
  const ways = [/(?<!\p{L})\p{Lu}/gu, /(?<!\p{L})(?:\p{Lu}|o(?=f\b))/gu].map((sign) =>
    (name.match(sign) ?? []).join('').toUpperCase(),
  )
  return [...new Set(ways)].filter(({ length }) => length >= fewestInitials)
}

const fewestInitials = 3

/** Its members write "MITC", "FITC" behind their names. */
function withGrades(initials: string): string[] {
  return [initials, ...['M', 'F', 'A'].map((grade) => grade + initials)]
}
