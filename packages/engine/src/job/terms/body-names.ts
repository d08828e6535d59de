import { eachMatch } from '../../text/patterns/each-match.ts'
import type { Span } from '../../text/span.ts'

const word = /\p{Lu}\p{Ll}[\p{L}’'-]{0,24}/u.source
const noun =
  '(?:College|Institut(?:e|ion)|Society|Association|Council|Board|Order|Guild|Federation|Register|Registry|Bureau|Academy|Chamber|Faculty|Commission|Ministry|Department)'
const joined = `(?: (?:of|for|the|in)){0,2} ${word}`
const joint = '(?: and| &)'
const body = new RegExp(
  `(?:${word} ){0,3}${noun} (?:of|for) (?:the )?${word}(?:${joined}){0,4}(?:${joint}(?! (?:Full|Good|Excellent|Valid|Current|Clean|Must|Strong|Proven|Able|Experience|Knowledge)\\b)${joined}(?:${joined}){0,4}){1,3}`,
  'gu',
)
const issuer =
  '(?:Authority|Council|Commission|Board|Agency|Association|Society|Institute|Federation|Guild|Register)'
const hasIssuer = new RegExp(issuer)
const issuing = new RegExp(
  `\\b(?:[Rr]egist(?:ered|ration)|[Aa]ccredit(?:ed|ation)|[Ll]icen[cs]ed?|[Rr]egulated|[Aa]pproved|[Cc]ertifi(?:ed|cation)|[Aa]uthori[sz]ed|[Rr]ecogni[sz]ed) (?:by|with|from) (?:the )?(?:${word} (?:and |& )?){1,5}${issuer}(?!\\p{L})`,
  'gu',
)
/** A sentence's first word. */
const opens =
  /^(?:Regist(?:ered|ration)|Licensed|Accredited|Chartered|Member|Current|Membership) (?=\p{Lu})/u

/**
 * Bodies whose names an "and" joins: "College of Medical Radiation and Imaging Technologists of Ontario". One who is
 * registered there is no technologist "of Ontario" besides.
 */
export function findBodies(text: string): readonly Span[] {
  if (!signs.test(text)) return []
  return eachMatch(text, body).map(({ index, 0: written }) => {
    const opening = written.startsWith('Chartered I') ? 0 : (opens.exec(written)?.[0].length ?? 0)
    return { start: index + opening, end: index + written.length }
  })
}

/** "Accredited by the Immigration Advice Authority": who holds its paper has worked as no part of its name says. */
export function findIssuers(text: string): readonly Span[] {
  if (!hasIssuer.test(text)) return []
  return eachMatch(text, issuing).map(({ index, 0: written }) => ({
    start: index,
    end: index + written.length,
  }))
}

const signs = new RegExp(`${noun} (?:of|for)\\b`)

/** Whether words are but a part of a body's name; what it begins with, in more than one word, names it, too. */
export function isPieceOfBody(
  bodies: readonly Span[],
  hit: Span & { first: number; last: number },
) {
  return bodies.some(
    ({ start, end }) =>
      start <= hit.start &&
      hit.end <= end &&
      hit.end - hit.start < end - start &&
      !(hit.start === start && hit.last - hit.first > 1),
  )
}
