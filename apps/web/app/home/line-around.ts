import type { Quoted } from './example.ts'

interface Place {
  readonly start: number
  readonly end: number
}

const bullet = /^[\s\-•*]+/

/** The line of a text that a quote stands in, without its bullet, cut into three around the quote. */
export function lineAround(text: string, { start, end }: Place): Quoted {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  return {
    before: text.slice(from, start).replace(bullet, ''),
    quote: text.slice(start, end),
    after: text.slice(end, next === -1 ? text.length : next).trimEnd(),
  }
}
