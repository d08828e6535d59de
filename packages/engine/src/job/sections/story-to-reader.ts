import { anyOf } from '../../text/patterns/any-of.ts'
import type { Span } from '../../text/span.ts'

/**
 * "You may have stayed in one of our hotels", "You join at an exciting time, having just secured four sites": a
 * firm's story is none of the reader's duties, though it turns to them.
 */
export function tellsReaderStory(text: string, { start, end }: Span): boolean {
  const told = text.slice(start, Math.min(end, start + mostLetters))
  return mayTell.test(told) && story.test(told) && !thenAsks.test(told.replace(story, ' '))
}

const mostLetters = 320
/** One of these stands in each of them. */
const mayTell = /\b(?:our|us|we|you join|joining|part of|since|named|voted|crowned)\b/i

const well = '(?:(?:well|already|probably|almost|certainly|even|also|all|just|never|likely|very) )*'
/** What one may have done with a firm, or with what it makes, without ever having worked there. */
const met =
  '(?:seen|heard|read|known|noticed|spotted|watched|visited|used|stayed|bought|ordered|eaten|drunk|tasted|met|shopped|flown|travelled|traveled|worn|played|downloaded|enjoyed|passed|walked|driven|come across|sat|slept|danced|banked|dined|followed|benefited)'
const meet =
  '(?:know|see|hear|read|notice|spot|recogni[sz]e|remember|watch|use|eat|drink|wear|drive|visit|seeing|eating|drinking|wearing|using|driving|reading|sitting|walking|standing|watching)'
const firms = String.raw`\b(?:our|us|we)\b`

const story = new RegExp(
  anyOf(String.raw`
  \byou(?:(?: may| might| could| must| will|['’]ll)? ${well}have|['’]ve) ${well}${met}\b(?! to\b)[^.;]*${firms}(?! (?:kind|type|sort)\b)
  \byou(?:['’]ve| have) ${well}(?:told|asked|shown|given|made|helped|trusted) us\b
  \byou (?:may|might|could|probably|certainly|surely) ${well}(?:be |are )?${meet}\b[^.;]*${firms}
  \byou(?:['’]re| are) (?:probably|almost certainly|already|likely|perhaps|doubtless) ${well}${meet}\b[^.;]*${firms}
  \b(?:chances are|odds are|there(?:['’]s| is) a (?:good|fair|strong) chance)\b[^.;]*${firms}
  \byou(?:['’]ll| will| can) (?:also )?find our \p{L}+ (?:(?:\p{L}+ ){0,2}?(?:on|in|at|across|behind|everywhere|throughout|from)|\p{L}+ing)\b
  \byou(?:['’]ll| will| can) (?:also )?find us (?:on|in|at|across|behind|near|opposite|everywhere)\b
  \byou(?:['’]ll| will)? (?:be )?(?:join(?:ing)?|com(?:e|ing)|arriv(?:e|ing)) (?:us |our team |the team |the business |the company )?(?:at|in|during) (?:an?|the) (?:\p{L}+ ){0,2}(?:time|moment|stage|point|period|phase|juncture|year)\b
  \b(?:you(?:['’]ll| will) (?:be|become) (?:an? )?)?(?:part|members?) of (?:an?|the|our) (?:\p{L}+ ){0,2}(?:team|company|firm|group|business|crew|family|school|department|organi[sz]ation|brand) (?:that|which|who)(?:['’](?:s|ve)| has| have)? ${well}(?:won|built|delivered|designed|made|created|opened|launched|led|grew|grown|brought|put|became|become|taken|took|takes|broke|served|raised|doubled|been|changed|developed|pioneered|invented|founded|set)\b
  ^\W*since (?:\d{4}|opening|launch(?:ing)?|then|our|we|being founded|\p{L}+ing in \d{4})\b[^.;]*${firms}
  \b(?:was|were|been) (?:recently |also |again |just )?(?:named|voted|crowned|shortlisted)\b
  ^\W*(?:have you )?ever wondered\b
`),
  'iu',
)

/** What else the sentence says to who comes: "… and will lead our move to SAP". */
const thenAsks =
  /\b(?:you(?:['’]ll| will| must| need| should)|(?:and|then) (?:will|must|need)|candidates?|applicants?|looking for|seeking)\b/iu
