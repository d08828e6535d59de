import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import { isEverydayWord } from '../words/everyday-words.ts'
import type { JobUnit } from './read-sections.ts'

interface Told {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly company: Span | null
}

/** Leaves out of a posting what only tells of the employer: "Our salon is five chairs and a waiting list". */
export function withoutEmployerTalk(units: readonly JobUnit[], told: Told): JobUnit[] {
  const name = told.company ? told.text.slice(told.company.start, told.company.end) : ''
  return units.map((unit) =>
    !unit.isBoilerplate && tellsOfEmployer(unit, told, name)
      ? { ...unit, isBoilerplate: true }
      : unit,
  )
}

const isOpen: ReadonlySet<JobUnit['section']> = new Set(['intro', 'about'])

function tellsOfEmployer(unit: JobUnit, { text, tokens }: Told, name: string): boolean {
  const own = tokens.slice(unit.first, unit.last)
  if (own.length < fewestWords || own.some(({ word }) => addressing.has(word))) return false
  const written = text.slice(unit.start, unit.end)
  if (!/[.!?]$/.test(written)) return false
  return (
    beginsWithName(written, name) ||
    employer.test(written) ||
    (isOpen.has(unit.section) && self.test(written))
  )
}

const fewestWords = 4
/** "Marlbrook Vale Community Trust" is called so once, and "Marlbrook Vale" from there on. */
function beginsWithName(written: string, name: string): boolean {
  const words = name.split(' ')
  const tails = [words, words.slice(1), words.slice(0, 2), words.slice(0, 1)].map((each) =>
    each.join(' '),
  )
  return tails.some(
    (tail) => tail.length > 3 && written.startsWith(`${tail} `) && !isEverydayWord(tail),
  )
}

const employer =
  /^the (?:company|school|trust|hospital|museum|city|firm|group|agency|authority|organi[sz]ation|university|college|hotel|restaurant|board|salon|clinic|club|council|society|store|shop|ngo|charity|parish)\b/i
const self = /^(?:we(?:['’](?:re|ve))?|our|it|the (?:team|practice|department))\b/i

/** Words that turn to the reader, or say what is wanted or done. */
const addressing: ReadonlySet<string> = new Set(
  `you your yours yourself someone somebody candidate candidates applicant applicants looking seeking seeks seek hiring hire need needs want wants
  person require requires required expect expects ask asks search searching hope hoping must will would wanted recruit recruiting join adding`.split(
    /\s+/,
  ),
)
