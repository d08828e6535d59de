import type { Span } from '../text/span.ts'

const demand = /\b(?:required|essential|must|needed|mandatory|necessary|vital)\b/i
const wish =
  /\b(?:preferred|desirable|desired|handy|useful|helpful|advantage(?:ous)?|a plus|a bonus|nice to have|beneficial|welcome)\b/i

/**
 * Cuts a sentence where it stops demanding and begins to wish: "4 years in accounting, preferably in
 * manufacturing", "ADN required, BSN preferred".
 */
export function cutClauses(text: string, piece: Span): Span[] {
  const written = text.slice(piece.start, piece.end)
  if (!/[,;]\s/.test(written)) return [piece]
  const cut = wishBegins(written) ?? changesOver(written)
  if (!cut) return [piece]
  return [
    { start: piece.start, end: piece.start + cut.end },
    ...cutClauses(text, { start: piece.start + cut.next, end: piece.end }),
  ]
}

interface Cut {
  readonly end: number
  /** Where the next clause begins. */
  readonly next: number
}

function wishBegins(written: string): Cut | null {
  const begins =
    /,\s+(?=(?:preferably|ideally|desirably)\b|[^,.;]{3,60}\bif (?:possible|you can)\b)/i.exec(
      written,
    )
  return begins && { end: begins.index, next: begins.index + begins[0].length }
}

/** The first comma with a demand on one side and a wish on the other, and neither on both. */
function changesOver(written: string): Cut | null {
  if (!demand.test(written) || !wish.test(written)) return null
  for (const comma of written.matchAll(/[,;]\s+(?:but\s+|and\s+)?/g)) {
    const [before, after] = [written.slice(0, comma.index), written.slice(comma.index)]
    const isCut =
      (demand.test(before) && !wish.test(before) && wish.test(after)) ||
      (wish.test(before) && !demand.test(before) && demand.test(after))
    if (isCut && !/\bnot\b/i.test(after))
      return { end: comma.index, next: comma.index + comma[0].length }
  }
  return null
}
