import { wordRoot } from '../../text/forms/word-forms.ts'
import type { Token } from '../../text/tokenize.ts'

/** Verbs that say the same of the same thing, with pasts that have a root of their own. */
const deeds = `
teach taught educate instruct train coach
repair fix mend
sell sold
buy bought purchase procure
administer give gave
handle answer take took deal dealt
manage run lead led oversee oversaw
care look
build built assemble
write wrote draft`

const others: ReadonlyMap<string, readonly string[]> = readOthers()

/** What stands between some verbs and what they are done to: "looked after children", "dealt with complaints". */
const links: ReadonlyMap<string, string> = new Map([
  ['look', 'after'],
  ['care', 'for'],
  ['deal', 'with'],
  ['dealt', 'with'],
])

/** Whether the word behind a verb leads to what was done, so that it is sure to be a verb. */
export function leadsToObject(verb: Token, next: Token | undefined): boolean {
  return next !== undefined && links.get(verb.root) === next.word
}

/** The roots of the verbs that say the same as a verb of some root, in daily words or in others. */
export function sameDeeds(root: string): readonly string[] {
  return others.get(root) ?? none
}

const none: readonly string[] = []

function readOthers(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of deeds.trim().split('\n')) {
    const roots = line.split(' ').map(wordRoot)
    for (const root of roots) found.set(root, [...(found.get(root) ?? []), ...roots])
  }
  return found
}
