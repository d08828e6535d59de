import { namesDeed } from '../../advice/changes/names-deed.ts'
import { wordRoot } from '../../text/forms/word-forms.ts'
import { startLarge } from '../../text/letters/first-letter.ts'
import { isVerbOnly } from '../verbs/is-verb-only.ts'
import { pastOf } from '../verbs/past-of.ts'
import { afterVerbs } from '../verbs/present-verb.ts'
import { readVerb } from '../verbs/read-verb.ts'
import { frameOfDeed, result } from './line-frames.ts'
import { tellTask } from './tell-task.ts'

/**
 * "Manage multiple projects", "working with children": told as done, where what is asked for begins with a
 * verb; `null` where its first word may as well be a noun. `known` is what the word data calls it.
 */
export function tellNamedDeed(named: string, known: string | null): string | null {
  const [first = '', ...rest] = named.split(' ')
  if (rest.length === 0) return tellActivity(named)
  const [second = ''] = rest
  // "Drivers hours" are kept by drivers.
  const isOfPeople = /ers$/i.test(first)
  if (second === 'of' || isOfPeople || alsoNames.has(first.toLowerCase())) return null
  const leads = afterVerbs.has(second) || second === 'in' || second === 'on'
  // "Fixed asset" is a thing, "managed several projects" a deed.
  if (leads && /ed$/.test(first) && readVerb(first.replace(/e?d$/, 'ing')) !== null)
    return frameOfDeed(startLarge(named))
  return (
    tellPair(named) ??
    (isDeed({ first, second, known, leads, isPair: rest.length === 1 }) ? tellTask(named) : null)
  )
}

/**
 * "Prescribing": the deed, with what it was done to left open; `null` where its past is another word, as "taught"
 * alone shows no teaching: somebody may have taught others how to clock in.
 */
export function tellActivity(named: string): string | null {
  const verb = /ing$/.test(named) && !alsoNames.has(named) ? readVerb(named) : null
  if (!verb) return null
  const past = pastOf(verb.base)
  return wordRoot(past) === wordRoot(named) ? `${startLarge(past)} [what], ${result}` : null
}

/** "Load and unload". */
function tellPair(named: string): string | null {
  const pair = /^(\p{L}+) and (\p{L}+)$/u.exec(named)?.slice(1).map(readVerb)
  if (!pair?.every((verb) => verb !== null)) return null
  return frameOfDeed(`${startLarge(pair.map((verb) => pastOf(verb.base)).join(' and '))} [what]`)
}

interface Words {
  readonly first: string
  readonly second: string
  readonly known: string | null
  /** Whether the second word leads to what a verb takes. */
  readonly leads: boolean
  readonly isPair: boolean
}

/** "Packing lines" are a thing of packaging, "control panels" of panel wiring; "find faults" is fault finding. */
function isDeed({ first, second, known, leads, isPair }: Words): boolean {
  const verb = readVerb(first)
  const name = known?.toLowerCase() ?? ''
  if (name.startsWith(`${first.toLowerCase()} `)) return false
  if (name.endsWith(` ${gerundOf(first.toLowerCase())}`)) return true
  const object = second.replace(/ies$/, 'y').replace(/s$/, '')
  if (isPair && verb && /s$/.test(second) && name.includes(object)) return true
  if (leads) return verb !== null || /^\p{Ll}{3,}ing$/u.test(first)
  return verb?.form === 'ing'
    ? known === null
    : isVerbOnly(first) || namesDeed(`${first} ${second}`)
}

function gerundOf(verb: string): string {
  return /ing$/.test(verb) ? verb : `${verb.replace(/e$/, '')}ing`
}

/** "Clear written communication", "closing procedures" and "control charts" are no deeds. */
const alsoNames: ReadonlySet<string> = new Set(
  `lift control clear open direct express separate select welcome closing opening operating learning marketing trading manufacturing
engineering nursing accounting banking building training catering housing farming mining safeguarding control care work discipline own purchase`.split(
    /\s+/,
  ),
)
