const lineEnd = /\r\n|[\n\r\v\f\u2028\u2029\u0085]/g
const longLine = 240
/** With empty lines: far more than any CV has. */
const mostBreaks = 10_000
/** Bullets in the middle of a long line, and headings in capitals before a colon, were lines of their own once. */
// Bounded and tied to the first blank of a run, so that hostile white space costs nothing.
const lostBreak =
  /(?<=\S)[ \t]{1,20}(?=[•●▪■◦‣➢➤►❖\uf0b7\uf0a7][ \t]?\S|\*[ \t]\p{Lu}|\p{Lu}[\p{Lu} &]{5,30}:[ \t])/gu

/** From and to of each line; lines that were plainly run together are cut where bullets stand. */
export function lineBreaks(text: string): (readonly [from: number, to: number])[] {
  const breaks: (readonly [number, number])[] = []
  let from = 0
  for (const match of text.matchAll(lineEnd)) {
    if (breaks.length > mostBreaks) break
    pushLine(breaks, text, [from, match.index])
    from = match.index + match[0].length
  }
  if (breaks.length <= mostBreaks) pushLine(breaks, text, [from, text.length])
  return breaks
}

function pushLine(
  breaks: (readonly [number, number])[],
  text: string,
  line: readonly [from: number, to: number],
): void {
  const [from, to] = line
  if (to - from <= longLine) {
    breaks.push(line)
    return
  }
  let start = from
  for (const match of text.slice(from, to).matchAll(lostBreak)) {
    breaks.push([start, from + match.index])
    start = from + match.index
  }
  breaks.push([start, to])
}
