/** A piece of a text by its offsets, `end` exclusive, in UTF-16 code units as `slice` takes them. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A span together with the words it covers: `text.slice(start, end) === quote`, always. */
export interface Quote extends Span {
  readonly quote: string
}

/** Whether two spans share a letter. */
export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}

/** Whether all of a span lies within another. */
export function encloses(whole: Span, part: Span): boolean {
  return whole.start <= part.start && part.end <= whole.end
}

/** Quotes a span of a text. */
export function quoteSpan(text: string, span: Span): Quote {
  return { start: span.start, end: span.end, quote: text.slice(span.start, span.end) }
}
