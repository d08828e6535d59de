import { wordAmong } from '../../text/forms/word-trait.ts'
import type { Posting } from '../posting.ts'
import type { JobUnit } from '../sections/read-sections.ts'

/** What parts one thing of a list from the next. */
export const joiners = wordAmong([
  'and',
  'or',
  'plus',
  'including',
  'neither',
  'either',
  'und',
  'oder',
  'ou',
  'oraz',
  'lub',
])

/** The stretches of a sentence between its commas and the words that join. */
export function pieces({ text, tokens }: Posting, unit: JobUnit): [number, number][] {
  const found: [number, number][] = []
  let from = unit.first
  for (let at = unit.first; at < unit.last; at += 1) {
    const token = tokens[at]
    const joins = joiners.has(token)
    const isGlued = token?.start === tokens[at - 1]?.end || isOfNumber(text, token)
    if (!joins && !(token?.isApart && !isGlued && at > from)) continue
    if (at > from) found.push([from, at])
    from = joins ? at + 1 : at
  }
  if (unit.last > from) found.push([from, unit.last])
  return found
}

/** "Ships over 3,000 GT", "schemes of 50+ units": what stands in or behind a number parts nothing. */
function isOfNumber(text: string, token: Posting['tokens'][number] | undefined): boolean {
  if (token?.isApart !== true) return false
  return (
    /^\d,\d{3}/.test(text.slice(token.start - 2, token.start + 3)) ||
    /\d\+ $/.test(text.slice(token.start - 3, token.start))
  )
}
