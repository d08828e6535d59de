import { eachMatch } from '../text/each-match.ts'
import { quoteSpan, type Span } from '../text/span.ts'
import type { Requirement } from './job.ts'
import type { Posting } from './posting.ts'
import { importanceWeights } from './requirement-weights.ts'
import { wholePhrase } from './whole-phrase.ts'

const numberWords: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]
const pattern =
  /(?:\b|(?<=[a-z])(?=\d))(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:\(\d{1,2}\)\s*)?(?:\+|plus|or more)?\s*(?:(?:-|–|to)\s*\d{1,2}\s*\+?\s*)?(?:years?|yrs?|months?)\b(?:\+| or more)?/gi
const mostYears = 25

/** Years of experience that a posting asks for, with what they should have been spent on. */
export function readYearsRequirements(posting: Posting): Requirement[] {
  const found = new Map<string, Requirement>()
  for (const [index, unit] of posting.units.entries()) {
    const importance = posting.importance[index]
    if (unit.isBoilerplate || !importance || isTitle(posting, unit)) continue
    const sentence = posting.text.slice(unit.start, unit.end)
    if (!/y(?:ea)?r|month/i.test(sentence)) continue
    const matches = eachMatch(sentence, pattern)
    for (const [at, match] of matches.entries()) {
      const number = readNumber(match[1] ?? '')
      const years = /month/i.test(match[0]) ? number / 12 : number
      const isAboutWork =
        unit.section === 'requirements' ||
        /experience|background|practice|\bwork|post[- ]qualif|\b(?:in|as|on) an?\b|\bheld\b|y(?:ea)?rs?[’']?\+? (?:or more )?(?:of|in|on|at|behind|as|with|qualified|\w+ing)\b/i.test(
          sentence,
        )
      const isTerm = ofContract.test(sentence.slice(match.index + match[0].length))
      const isAge = /years? (?:old|of age)/i.test(sentence)
      const isPeriod = period.test(sentence.slice(0, match.index))
      const isRate = /^an?$/i.test(match[1] ?? '') && !/or more|plus/i.test(match[0])
      if (years < 0.5 || years > mostYears || !isAboutWork || isAge || isRate || isPeriod || isTerm)
        continue
      const start = unit.start + match.index
      const clause = clauseEnd(sentence, match.index + match[0].length) + unit.start
      const named = posting.terms
        .filter((hit) => hit.start > start && hit.end <= clause && hit.entry.kind !== 'soft')
        .map((hit) => hit.entry.name)
      const terms = [...new Set(named)].slice(0, 4)
      const id = `req_years-${Math.round(years * 12)}${terms[0] ? `-${terms[0].replace(/[^a-z0-9]+/gi, '-')}` : ''}`
      found.set(id, {
        id,
        text: wordingAround(posting.text, {
          unit,
          start,
          end: Math.min(clause, unit.start + (matches[at + 1]?.index ?? sentence.length)),
          isSole: matches.length === 1,
        }),
        quote: quoteSpan(posting.text, { start, end: start + match[0].length }),
        sentence: { start: unit.start, end: unit.end },
        kind: 'experience',
        importance,
        weight: 2 * importanceWeights[importance],
        need: { type: 'years', years, terms },
      })
    }
  }
  return [...found.values()].slice(0, 5)
}

const lettersBefore = 48

/** A short sentence as it stands; of a long one, or of one that names years twice, the clause with them. */
function wordingAround(text: string, { unit, start, end, isSole }: Clause): string {
  const isGlued = /[a-z]/.test(text.charAt(start - 1))
  const isFar = isGlued || start - unit.start > lettersBefore
  const isLate = isFar && saysForWhat(text.slice(start, end))
  const isShort = unit.end - unit.start <= mostLetters
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

/** "Framework of two years" beside a title says how long the job is. */
function isTitle({ title }: Posting, unit: Span): boolean {
  return title !== null && unit.start <= title.start && title.start < unit.end
}

/** "No violations in the past 3 years", "permanent after one year": when, not how long somebody has worked. */
const period =
  /\b(?:past|last|next|after|within|every|each|aged?|from) $|\b(?:obtain|get|gain|achieve|acquire|complete|pass|become)\b[^.;,]* in $|\b(?:licen[cs]e|passport|card|certificate)\b[^.;,]*\bheld for (?:at least |a minimum of |over )?$/i
/** "A 12 month contract" says how long the job is. */
const ofContract =
  /^[ -](?:fixed[ -]term |renewable |rolling )?(?:contract|assignment|project|engagement|placement|secondment|temp)/i
const mostLetters = 140

const fillers =
  /\b(?:of|in|as|an?|the|with|at|least|minimum|or|more|experience|experienced|relevant|related|professional|work|working|proven|prior|previous|solid|hands-on|years?|yrs?|months?|\d+|and|being|please|read)\b/gi

/** "3 years in a warehouse, one of them leading people": what stands before the comma says what they were spent on. */
function clauseEnd(sentence: string, from: number): number {
  const comma = sentence.slice(from).search(/[,;(]/)
  const clause = comma < 0 ? '' : sentence.slice(from, from + comma)
  return saysForWhat(clause) ? from + comma : sentence.length
}

function saysForWhat(clause: string): boolean {
  return /\p{L}{3}/u.test(clause.replace(fillers, ''))
}

function readNumber(written: string): number {
  if (/^an?$/i.test(written)) return 1
  const word = numberWords.indexOf(written.toLowerCase())
  return word === -1 ? Number(written) : word
}
