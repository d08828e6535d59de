import { placeWeight, sure, titleWeight } from '../../words/weigh-words.ts'
import type { RunOnWord } from './part-entries.ts'

const fewestOfName = 2
const mostOfName = 4
const label = /^(?:tel|phone|telephone|mobile|mob|cell|e-?mail|address|linkedin)\b[:.]?$/i
const contact = /@|^[+(]?\d/

/** The words above the first heading that began a line: what stands behind a name, and each way to reach somebody. */
export function partHeader(words: readonly RunOnWord[]): readonly number[] {
  const behindName = endOfName(words)
  const others = words.flatMap(({ text }, at) => (at > 0 && label.test(text) ? [at] : []))
  return behindName > 0 ? [behindName, ...others] : others
}

/** "DARNELL HUEBNER Milwaukee", "Priya Hollander Lewes": a name ends where capitals end, or what is none begins. */
function endOfName(words: readonly RunOnWord[]): number {
  const inCapitals = words.findIndex(({ text }) => !/^[\p{Lu}.’'-]+$/u.test(text))
  if (inCapitals >= fewestOfName && inCapitals <= mostOfName) return inCapitals
  for (let at = fewestOfName; at <= mostOfName; at++) if (isOther(words, at)) return at
  return 0
}

function isOther(words: readonly RunOnWord[], at: number): boolean {
  const [first = '', ...more] = words.slice(at, at + 3).map(({ text }) => text.replace(/,$/, ''))
  if (label.test(first) || contact.test(first)) return true
  const few = [first, `${first} ${more[0] ?? ''}`, [first, ...more].join(' ')]
  return few.some((said) => placeWeight(said) >= sure || titleWeight(said) >= sure)
}
