import { verbRootOf } from '../../lexicon/verbs/action-nouns.ts'
import { wordRoot } from '../../text/forms/word-forms.ts'
import { startLarge } from '../../text/letters/first-letter.ts'
import { pastOf } from './past-of.ts'
import { readVerb } from './read-verb.ts'
import { verbPasts } from './verbs.ts'

/**
 * "The administration of medication and the checking of drugs" is "Administered medication and checked
 * drugs"; null where a part of it names no deed, since what belongs to which verb would be a guess.
 */
export function deedsOf(written: string, isPast: boolean): string | null {
  const parts = written.split(/(,? and |, )/)
  const told = parts.map((part, at) => (at % 2 === 1 ? part : deedOf(part, isPast)))
  return told.includes(null) ? null : startLarge(told.join(''))
}

function deedOf(part: string, isPast: boolean): string | null {
  const [opening, noun = ''] = /^(?:the )?([a-z]+) of (?=\S)/i.exec(part) ?? []
  const verb = opening && verbOf(noun.toLowerCase())
  if (!verb) return null
  return `${isPast ? pastOf(verb) : verb} ${part.slice(opening.length)}`
}

function verbOf(noun: string): string | null {
  const written = readVerb(noun)
  if (written?.form === 'ing') return written.base
  const root = verbRootOf(noun)
  return (root && verbsByRoot.get(root)) ?? null
}

const verbsByRoot: ReadonlyMap<string, string> = new Map(
  [...verbPasts.keys()].map((verb) => [wordRoot(verb), verb]),
)
