import type { Lexicon } from './lexicon.ts'
import { numberBase } from './read-related.ts'

/**
 * Which skills the word data says are near which: for each how far it stands behind the last one that had any,
 * and how far off those stand that are near it. Only who reads a posting needs it, so in a browser it comes with
 * what does that, where names would take four times the room.
 */
export function relatedSkills({ entries }: Pick<Lexicon, 'entries'>): string {
  let last = 0
  return [...entries.values()]
    .filter(({ related }) => related.length > 0)
    .map(({ number, related }) => {
      const others = related.flatMap((name) => entries.get(name)?.number ?? [])
      const far = [number - last, ...others.map((other) => other - number)]
      last = number
      return far.map((each) => each.toString(numberBase)).join(',')
    })
    .join('\n')
}
