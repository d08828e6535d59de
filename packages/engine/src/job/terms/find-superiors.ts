import { eachMatch } from '../../text/patterns/each-match.ts'
import { holdsAny } from '../../text/patterns/holds-any.ts'
import type { Span } from '../../text/span.ts'

const lead =
  /(?:(?:[Rr]eport(?:s|ing)?|[Ww]orking under|[Aa]ccountable|[Rr]esponsible)(?: (?:directly|jointly|primarily))?(?: (?:in)?to)?|(?:[Ll]ed|[Hh]eaded|[Mm]anaged|[Ss]upervised|[Oo]verseen|[Mm]entored) by|(?:[Uu]nder|[Ww]ith) the (?:\p{L}+ )?(?:supervision|direction|guidance|leadership) of)/u
    .source
const rank =
  /(?:\p{L}+ ){0,3}(?:Manager|Head|Director|Lead|Leader|Chief|Officer|Co-?ordinator|Supervisor|Principal|President|VP|Chef|Partner|Owner|Founder|C[EFOTI]O|Dean|Matron|Sister|Bursar|Foreman|Controller|Superintendent|Registrar|Consultant|Senior \p{Lu}\p{L}+)\b/u
    .source
const superior = new RegExp(
  `\\b${lead} (?:the |our |an? |both )?(?=${rank})[^.;:\\n]{2,90}?(?=,? (?:[Yy]ou\\b|[Tt]he (?:successful|post|role|job|position|\\p{Lu})|[Tt]his\\b|and (?:will|you|is|keeps?)\\b|for \\p{Ll}+ing\\b)|[.;:\\n]|$)`,
  'gu',
)

const clause = String.raw`[^.;:\n]{2,90}`
/**
 * "Side by side with AEs, who run demos", "alongside surveyors who have delivered …": what people beside one do;
 * "they are both qualified, and happy to teach".
 */
const beside = new RegExp(
  [
    String.raw`,? who (?<=\b(?:[Aa]longside|[Ss]ide by side with|[Tt]ogether with) [^.;:\n]{2,40},? who )${clause}`,
    String.raw`, who (?<=\b[Ww]ork(?:ing)? (?:\p{L}+ )?with (?:our |the )(?:[\p{L}&/-]+ ){0,3}[\p{L}&/-]+, who )${clause}`,
    String.raw`\b(?:They|Both|He|She)(?:['’](?:re|s)| are| is) [^.;:\n]{0,60}?\b(?:happy|glad|keen|delighted|on hand|there) to (?:teach|train|show|help|mentor|support|coach|guide)\b${clause}`,
  ].join('|'),
  'gu',
)

/**
 * "Reporting to the Manager, Diagnostic Imaging, the clerk …": what a superior is called, up to who does something.
 * What they lead, nobody has to know who reports to them.
 */
export function findSuperiors(text: string): readonly Span[] {
  const found = [
    ...(mayLead.test(text) ? eachMatch(text, superior) : []),
    ...(mayStandBeside(text) ? eachMatch(text, beside) : []),
  ]
  return found.map(({ index, 0: written }) => ({ start: index, end: index + written.length }))
}

/** One of these stands in each of them: asked first, of every posting. */
const mayLead = /report|under|ccountable|esponsible|(?:ed|en) by |(?:ance|ion|ship) of /i
function mayStandBeside(text: string): boolean {
  if (/\b(?:They|Both|He|She)\b/.test(text)) return true
  return text.includes(', who ') || (text.includes(' who ') && holdsAny(text, placesBeside))
}

const placesBeside = ['longside ', 'ide by side with ', 'ogether with ']

/** A sentence without whom it says one reports to at its beginning, and without what people beside one do at its end. */
export function withoutSuperior(superiors: readonly Span[], text: string, sentence: Span): Span {
  const first = superiors.find(({ start, end }) => start === sentence.start && end < sentence.end)
  const gap = first ? (/^[,\s]*/.exec(text.slice(first.end, sentence.end))?.[0].length ?? 0) : 0
  const start = first ? first.end + gap : sentence.start
  const last = superiors.find((each) => each.start > start && each.end + 1 >= sentence.end)
  if (!last || last.start >= sentence.end) return { start, end: sentence.end }
  return { start, end: start + text.slice(start, last.start).replace(/[,\s]+$/, '').length }
}
