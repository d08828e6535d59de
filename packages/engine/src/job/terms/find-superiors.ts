import { eachMatch } from '../../text/patterns/each-match.ts'
import type { Span } from '../../text/span.ts'

const lead =
  /(?:[Rr]eport(?:s|ing)?|[Ww]orking under|[Aa]ccountable|[Rr]esponsible)(?: (?:directly|jointly|primarily))?(?: (?:in)?to)?/u
    .source
const rank =
  /(?:\p{L}+ ){0,3}(?:Manager|Head|Director|Lead|Leader|Chief|Officer|Co-?ordinator|Supervisor|Principal|President|VP|Chef)\b/u
    .source
const superior = new RegExp(
  `\\b${lead} (?:the |our |an? |both )?(?=${rank})[^.;:\\n]{2,90}?(?=,? (?:[Yy]ou\\b|[Tt]he (?:successful|post|role|job|position|\\p{Lu})|[Tt]his\\b|and (?:will|you|is|keeps?)\\b|for \\p{Ll}+ing\\b)|[.;:\\n]|$)`,
  'gu',
)

/**
 * "Reporting to the Manager, Diagnostic Imaging, the clerk …": what a superior is called, up to who does something.
 * What they lead, nobody has to know who reports to them.
 */
export function findSuperiors(text: string): readonly Span[] {
  if (!/report|under|ccountable|esponsible/i.test(text)) return []
  return eachMatch(text, superior).map(({ index, 0: written }) => ({
    start: index,
    end: index + written.length,
  }))
}

/** A sentence without whom it says one reports to at its beginning. */
export function withoutSuperior(superiors: readonly Span[], text: string, sentence: Span): Span {
  const found = superiors.find(({ start, end }) => start === sentence.start && end < sentence.end)
  if (!found) return sentence
  const gap = /^[,\s]*/.exec(text.slice(found.end, sentence.end))?.[0].length ?? 0
  return { start: found.end + gap, end: sentence.end }
}
