import { beginningWith, matchesAtWords } from '../../text/patterns/matches-at-words.ts'
import type { Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'

/** "So you can sign off building work", "needed for our AEO status": why something is asked; "full PPE is provided": what is given; "25 clients, mainly retail and construction": what others do. None of it asks. */
const reasons =
  /\b(?:so (?:that )?(?:you|we) (?:can|may|could)|because (?:we|our|of our)|(?:needed|required) (?:for|by|because of) our|(?<=, )as (?:we|you|our)|(?<=, )since (?:we|our|the)|due to (?=[^,.;:)\n]{3,60} (?:we|you|candidates|applicants)\b))\b[^,.;:)\n]*|\b(?:suitable for|open to|welcome[sd]?) (?:\w+ ){0,3}(?:ects?|nqts?|newly qualified|graduates?|career changers|returners|school leavers)\b[^.;\n]*|\b(?:can|may|will) be (?:completed|obtained|gained|achieved|arranged|undertaken|done) (?:on|upon|after|within|during|before|in|by|once)\b[^,.;:)\n]*|\b(?:(?:full|all|free|necessary|relevant) )*(?:ppe|uniforms?|workwear|tools|equipment|training(?: (?:on|in|with|for) (?:[^\s,.;()]+ ){0,4}[^\s,.;()]+)?)(?: (?:is|are|will be|can be))? (?:provided|supplied|given|offered|arranged)(?=\s*(?:[.,;)\n]|$))|(?<=\b(?:car|vehicle|van|transport)\b[^.;\n]{0,16})insured for business\b(?: use\b)?|(?<=\b(?:clients|customers|companies|businesses|firms|SMEs)(?:,| \()? ?)(?:mainly|mostly|primarily|largely|predominantly|chiefly)\b(?! (?:on|using|with|by)\b)[^.;\n]*/iy
const given =
  'full all free necessary relevant ppe uniform uniforms workwear tools equipment training'.split(
    ' ',
  )
const begins = beginningWith([
  'suitable',
  'open',
  'welcome',
  'welcomes',
  'can',
  'may',
  'will',
  'so',
  'because',
  'needed',
  'required',
  'as',
  'since',
  'due',
  'insured',
  'mainly',
  'mostly',
  'primarily',
  'largely',
  'predominantly',
  'chiefly',
  ...given,
])

/** Where a posting gives reasons for what it asks. */
export function findReasons(text: string, tokens: readonly Token[]): Span[] {
  return matchesAtWords(text, tokens, { begins, pattern: reasons }).map(({ index, 0: reason }) => ({
    start: index,
    end: index + reason.length,
  }))
}
