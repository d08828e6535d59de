import { withoutBullet } from '../ui/without-bullet.ts'
import type { Quoted } from './example.ts'

interface Place {
  readonly start: number
  readonly end: number
}

/** The line of a text that a quote stands in, without its bullet, cut into three around the quote. */
export function lineAround(text: string, { start, end }: Place): Quoted {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const quote = text.slice(start, end)
  return {
    before: withoutBullet(text.slice(from, start)),
    quote: from === start ? withoutBullet(quote) : quote,
    after: text.slice(end, next === -1 ? text.length : next).trimEnd(),
  }
}
