import type { Span } from '../../text/span.ts'

const mostLettersToClose = 80

/**
 * A quote as a reader expects it: brackets closed, and no joining word or sign left over at its ends.
 * It stays within its sentence.
 */
export function wholePhrase(text: string, { start, end }: Span, sentence: Span): Span {
  const closed = closeBrackets(text, fromClosed(text, { start, end }), sentence)
  let from = closed.start
  let to = closed.end
  for (let cut = leading.exec(text.slice(from, to)); cut && cut[0] !== ''; ) {
    from += cut[0].length
    cut = leading.exec(text.slice(from, to))
  }
  for (let cut = trailing.exec(text.slice(from, to)); cut && cut[0] !== ''; ) {
    to -= cut[0].length
    cut = trailing.exec(text.slice(from, to))
  }
  return to > from ? { start: from, end: to } : { start, end }
}

const leading =
  /^(?:[\s,;:)*•>–—-]+|(?:and|or|but|then|plus)\s+|(?:preferred|essential|desirable|required)[,;:]\s)/i
const trailing =
  /(?:[\s,;:(–—-]+|\s(?:and|or|but|the|an?|of|in|with|to|for|on|as|at|by|from|than|your|our|their|its|plus|and\/or|inclusive|including|which|or another|or others?|(?:is |are )?an? (?:bonus|plus|must|advantage)))$/i

/** What closes a bracket that was opened before is of what stands there. */
function fromClosed(text: string, { start, end }: Span): Span {
  const close = /^[^()]*\)(?=.*\p{L})/u.exec(text.slice(start, end))
  return { start: start + (close?.[0].length ?? 0), end }
}

/** What a bracket holds belongs to it whole, or not at all. */
function closeBrackets(text: string, { start, end }: Span, sentence: Span): Span {
  const open = unclosed(text.slice(start, end))
  if (open === null) return { start, end }
  const close = text.slice(end, Math.min(sentence.end, end + mostLettersToClose)).indexOf(')')
  return close < 0 ? { start, end: start + open } : { start, end: end + close + 1 }
}

function unclosed(written: string): number | null {
  const open = written.lastIndexOf('(')
  return open > written.lastIndexOf(')') ? open : null
}
