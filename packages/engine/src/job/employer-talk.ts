import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
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
    !unit.isBoilerplate && isOpen.has(unit.section) && tellsOfEmployer(unit, told, name)
      ? { ...unit, isBoilerplate: true }
      : unit,
  )
}

const isOpen: ReadonlySet<JobUnit['section']> = new Set(['intro', 'about'])

function tellsOfEmployer(unit: JobUnit, { text, tokens }: Told, name: string): boolean {
  const own = tokens.slice(unit.first, unit.last)
  if (own.length < fewestWords || own.some(({ word }) => addressing.has(word))) return false
  const written = text.slice(unit.start, unit.end)
  const isNamed = name !== '' && written.startsWith(name) && written.length > name.length
  return (isNamed || subject.test(written)) && /[.!?]$/.test(written)
}

const fewestWords = 4
const subject =
  /^(?:we(?:['’](?:re|ve))?|our|it|the (?:company|school|trust|hospital|team|practice|museum|department|city|firm|group|agency|authority|organi[sz]ation|university|college|hotel|restaurant|board|salon|clinic|club|council|society|store|shop))\b/i

/** Words that turn to the reader, or say what is wanted or done. */
const addressing: ReadonlySet<string> = new Set(
  `you your yours yourself someone somebody candidate candidates applicant applicants looking seeking seeks seek hiring hire need needs want wants
  person require requires required expect expects ask asks search searching hope hoping must will would wanted recruit recruiting join adding`.split(
    /\s+/,
  ),
)
