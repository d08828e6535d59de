import type { Span } from '../text/span.ts'
import type { Posting } from './posting.ts'

const mostLetters = 80
/** "Harbour Logistics, Felixstowe": names, and at most one place behind them. */
const names =
  /^\p{Lu}[\p{L}\p{N}&.'’-]*(?: (?:[\p{Lu}&][\p{L}\p{N}&.'’-]*|of|and|the|for)){0,5}(?:\s*[,|·–-]\s*\p{Lu}[\p{L} .'’-]{1,40})?$/u

/** The line of names right below the title, where a posting says whose it is. */
export function findCompanyLine({ text, title, terms }: Posting): Span | null {
  if (!title) return null
  const from = text.indexOf('\n', title.end)
  const line = from < 0 ? null : /^\s*(\S[^\n]*)/.exec(text.slice(from, from + 2 * mostLetters))
  const words = line?.[1]?.trimEnd() ?? ''
  if (!line || words.length > mostLetters || !/\s/.test(words) || !names.test(words)) return null
  const start = from + line[0].length - (line[1]?.length ?? 0)
  const span = { start, end: start + words.length }
  const first = words.split(/\s*[,|·–-]\s*/)[0] ?? words
  // A skill that fills the whole name is asked for: "Python | Django".
  const isSkill = terms.some(
    (hit) => hit.start === span.start && hit.end >= span.start + first.length,
  )
  return isSkill ? null : span
}
