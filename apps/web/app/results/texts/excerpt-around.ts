export interface Excerpt {
  readonly text: string
  /** Where it begins in the whole text. */
  readonly offset: number
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
}

const linesAround = 2
const mostLettersAround = 260

/** The words with the lines around them; a long paragraph is cut between two words. */
export function excerptAround(text: string, start: number, end: number): Excerpt {
  const from = goBack(text, start)
  const to = goOn(text, end)
  const cut = text.slice(from, to)
  const lead = cut.length - cut.trimStart().length
  return {
    text: cut.trim(),
    offset: from + lead,
    isCutBefore: text.slice(0, from).trim() !== '',
    isCutAfter: text.slice(to).trim() !== '',
  }
}

function goBack(text: string, start: number): number {
  let at = start
  for (let line = 0; line <= linesAround && at >= 0; line += 1) at = text.lastIndexOf('\n', at - 1)
  if (start - at <= mostLettersAround) return at + 1
  const space = text.indexOf(' ', start - mostLettersAround)
  return space < 0 || space > start ? start : space + 1
}

function goOn(text: string, end: number): number {
  let at = end - 1
  for (let line = 0; line <= linesAround && at >= 0; line += 1) at = text.indexOf('\n', at + 1)
  const lineEnd = at < 0 ? text.length : at
  if (lineEnd - end <= mostLettersAround) return lineEnd
  const space = text.lastIndexOf(' ', end + mostLettersAround)
  return space < end ? end : space
}
