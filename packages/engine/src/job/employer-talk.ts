import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import { wordAmong } from '../text/word-trait.ts'
import { isEverydayWord } from '../words/everyday-words.ts'
import type { JobUnit } from './read-sections.ts'

interface Told {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly company: Span | null
}

/** Leaves out of a posting what only tells of the employer: "Our salon is five chairs and a waiting list". */
export function withoutEmployerTalk(units: readonly JobUnit[], told: Told): JobUnit[] {
  const names = namesOf(told)
  return units.map((unit) =>
    !unit.isBoilerplate && tellsOfEmployer(unit, told, names)
      ? { ...unit, isBoilerplate: true }
      : unit,
  )
}

const isOpen: ReadonlySet<JobUnit['section']> = new Set(['intro', 'about'])

/** "Marlbrook Vale Community Trust" is called so once, and "Marlbrook Vale" from there on. */
function namesOf({ text, company }: Told): string[] {
  const words = company ? text.slice(company.start, company.end).split(' ') : []
  return [words, words.slice(1), words.slice(0, 2), words.slice(0, 1)]
    .map((each) => each.join(' '))
    .filter((name) => name.length >= fewestLetters && !isEverydayWord(name))
    .map((name) => `${name} `)
}

const fewestLetters = 4
const fewestWords = 4

function tellsOfEmployer(unit: JobUnit, { text, tokens }: Told, names: readonly string[]): boolean {
  if (unit.last - unit.first < fewestWords || !sentenceEnds.has(text.charAt(unit.end - 1)))
    return false
  const isNamed = names.some((name) => text.startsWith(name, unit.start))
  if (!isNamed && !(isOpen.has(unit.section) ? anyOpening : employer).test(openingOf(text, unit)))
    return false
  for (let at = unit.first; at < unit.last; at += 1) if (addressing.has(tokens[at])) return false
  return true
}

const sentenceEnds: ReadonlySet<string> = new Set(['.', '!', '?'])
const mostLettersOfOpening = 24

function openingOf(text: string, { start, end }: Span): string {
  return text.slice(start, Math.min(end, start + mostLettersOfOpening))
}

const employer =
  /^the (?:company|school|trust|hospital|museum|city|firm|group|agency|authority|organi[sz]ation|university|college|hotel|restaurant|board|salon|clinic|club|council|society|store|shop|ngo|charity|parish)\b/i
const anyOpening = new RegExp(
  `${employer.source}|${/^(?:we(?:['’](?:re|ve))?|our|it|the (?:team|practice|department))\b/.source}`,
  'i',
)

/** Words that turn to the reader, or say what is wanted or done. */
const addressing = wordAmong(
  `you your yours yourself someone somebody candidate candidates applicant applicants looking seeking seeks seek hiring hire need needs want wants
  person require requires required expect expects ask asks search searching hope hoping must will would wanted recruit recruiting join adding`.split(
    /\s+/,
  ),
)
