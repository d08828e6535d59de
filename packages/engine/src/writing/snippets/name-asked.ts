import type { Requirement } from '../../job/job.ts'
import { startSmall } from '../../text/letters/first-letter.ts'
import { readVerb } from '../verbs/read-verb.ts'

/** What is asked for as it stands inside a sentence; of several that would do, the first. */
export function nameAsked(requirement: Requirement): string {
  const first = firstChoice(requirement)
  if (/^(?:\p{Lu}{4,}(?: |$)){2,}/u.test(first)) return first.toLowerCase()
  if (isName(requirement) || isInCapitals(first)) return first
  const known = knownName(requirement)
  if (known === null) return opensSentence(requirement) ? startSmall(first) : first
  return requirement.kind === 'tool' ? first : inSmall(first)
}

/** "Hydraulic", "trouble shoot": a piece of what the word data calls it, which reads better in a line. */
export function fullerName(named: string, known: string): string {
  const piece = named.toLowerCase().replaceAll(' ', '').slice(0, -1)
  const isPiece = piece !== '' && known.toLowerCase().replaceAll(' ', '').startsWith(piece)
  return isPiece && known.split(' ').length <= named.split(' ').length ? known : named
}

/** Of several that would do, the first, as the posting writes it. */
export function firstChoice({ text, need }: Requirement): string {
  const isChoice = need.type === 'terms' && need.anyOf.length > 1
  const plain = text
    .replace(/\s*\([^)]*\)?|,? (?:for example|such as|e\.g\.) .*$/g, '')
    .replace(/^(?:advanced|basic|intermediate|expert|excellent|strong|good) (?=\p{Lu})/iu, '')
  return plain.split(isChoice ? /,| or / : ' or ')[0]?.trim() || text
}

/** "SQL", "Dayforce": what the word data or the posting writes as a name. */
export function isName({ need, text, quote, sentence }: Requirement): boolean {
  if (need.type === 'terms' && !/\p{Lu}/u.test(need.anyOf[0] ?? '')) return false
  if (isInCapitals(text)) return true
  const choices = text.split(' or ')
  // One capital at the beginning of a sentence is any word's.
  const isAny = choices.length === 1 && !text.includes(' ') && opensSentence({ quote, sentence })
  const isLarge = choices.every((choice) => /^\p{Lu}\S*(?: (?:& )?\p{Lu}\S*)*$/u.test(choice))
  return isLarge && (need.type === 'terms' || !isAny)
}

/** "DMZAA", "CAD": what the letters stand for, only the trade knows. */
export function isAcronym(named: string): boolean {
  return /^[\p{Lu}\d/&-]{2,}$/u.test(named)
}

/** What the word data calls it; `null` for what only this posting names. */
export function knownName({ need }: Requirement): string | null {
  return need.type === 'terms' ? (need.anyOf[0] ?? null) : null
}

/** "Veterinary nurse" as something to know is the trade: the word data's name, not the person's. */
export function namesPerson(named: string, known: string): boolean {
  const last = named.split(' ').at(-1)?.toLowerCase() ?? ''
  const isOfItsTrade = known === '' || known.toLowerCase().includes(last.slice(0, trunk))
  const isBearer = /(?:er|or|ist|ian)s?$/.test(last) && isOfItsTrade && !thing.test(last)
  return (
    (isBearer || /(?:nurse|clerk|reps?|representatives?)s?$/.test(last)) &&
    readVerb(last) === null &&
    !/ of /.test(named) &&
    !known.toLowerCase().endsWith(last)
  )
}

/** "Teacher" and "teaching" have so many letters in common. */
const trunk = 4
/** "Three-phase motors" and "inverters" are nobody. */
const thing =
  /(?:motor|floor|door|sensor|invert[eo]r|erector|tractor|generator|conveyor|reactor|monitor|indicator|sector|error|computer|printer|scanner|boiler|timber|paper|water|power|laser|meter|filter|server|router|container|trailer|counter|letter|order|folder|number|register|weather|leather|copper|transformer|exchanger|charger|breaker|chiller|burner|dryer|mixer|sprayer|harvester|loader|excavator|orchestrator)s?$/

/** Amid a sentence a capital is a name's: "rules of Ofcom". */
function opensSentence({ quote, sentence }: Pick<Requirement, 'quote' | 'sentence'>): boolean {
  return quote.start === sentence.start
}

function isInCapitals(text: string): boolean {
  return /^\S*\p{Lu}\S*[\p{Lu}\d]/u.test(text)
}

/** "Plan of Care", "Medical Ultrasound": what the word data writes small, in a title or not. */
function inSmall(written: string): string {
  return written.replace(/(?<![\p{L}-])\p{Lu}(?=\p{Ll}+(?![\p{L}]))/gu, (letter) =>
    letter.toLowerCase(),
  )
}
