import type { Requirement } from '../../job/job.ts'
import { startSmall } from '../../text/first-letter.ts'
import { readVerb } from '../past-tense.ts'

/** What is asked for as it stands inside a sentence; of several that would do, the first. */
export function nameAsked(requirement: Requirement): string {
  const first = firstChoice(requirement)
  if (isName(requirement) || isInCapitals(first)) return first
  const known = knownName(requirement)
  if (known === null) return startSmall(first)
  const small = inSmall(first, known)
  return requirement.kind === 'tool' ? small : startSmall(small)
}

/** "Hydraulic", "trouble shoot": a piece of what the word data calls it, which reads better in a line. */
export function fullerName(named: string, known: string): string {
  const piece = named.toLowerCase().replaceAll(' ', '').slice(0, -1)
  return piece !== '' && known.toLowerCase().replaceAll(' ', '').startsWith(piece) ? known : named
}

/** Of several that would do, the first, as the posting writes it. */
export function firstChoice({ text }: Requirement): string {
  return text.split(' or ')[0]?.trim() ?? text
}

/** "SQL", "Dayforce": what the word data or the posting writes as a name. */
export function isName({ need, text }: Requirement): boolean {
  if (need.type === 'terms' && !/\p{Lu}/u.test(need.anyOf[0] ?? '')) return false
  return isInCapitals(text) || /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(text)
}

/** What the word data calls it; `null` for what only this posting names. */
export function knownName({ need }: Requirement): string | null {
  return need.type === 'terms' ? (need.anyOf[0] ?? null) : null
}

/** "Veterinary nurse" as something to know is the trade: the word data's name, not the person's. */
export function namesPerson(named: string, known: string): boolean {
  const last = named.split(' ').at(-1)?.toLowerCase() ?? ''
  return (
    /(?:er|or|ist|ian|nurse|clerk|reps?|representatives?)s?$/.test(last) &&
    readVerb(last) === null &&
    !known.toLowerCase().endsWith(last)
  )
}

function isInCapitals(text: string): boolean {
  return /^\S*\p{Lu}\S*[\p{Lu}\d]/u.test(text)
}

const lettersOfRoot = 4

/** "Plan of Care" is written small where the word data writes it so; "Robovet" stays a name. */
function inSmall(written: string, known: string): string {
  const small = known.toLowerCase()
  return written
    .split(' ')
    .map((word) => {
      const own = word.toLowerCase()
      return /^\p{Lu}\p{Ll}+$/u.test(word) && small.includes(own.slice(0, lettersOfRoot))
        ? own
        : word
    })
    .join(' ')
}
