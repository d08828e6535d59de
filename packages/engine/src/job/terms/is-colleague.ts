import { titleHeads } from '../../cv/lexicon/title-words.ts'
import { holdsAny } from '../../text/patterns/holds-any.ts'
import type { Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'

/** "Work with the educational psychologist and speech therapists": people beside one are nothing to know or have. */
export function isColleague(text: string, { start, end }: Span, last: Token | undefined): boolean {
  const before = text.slice(Math.max(0, start - lettersBefore), start)
  const small = before.toLowerCase()
  if (small.includes('report') && reportsTo.test(before)) return true
  if (holdsAny(small, manners) && closely.test(before)) return true
  if (isWhoseWork(before, text.slice(end, end + lettersOfPost))) return true
  if (!last || !(titleHeads.has(last.word) || titleHeads.has(last.base))) return false
  return beside.test(before)
}

/** "Loading out with the forklift driver": it is theirs to know. */
function isWhoseWork(before: string, behind: string): boolean {
  if (!before.endsWith(' ') || !withTheir.test(before)) return false
  const [, post = ''] = nextWord.exec(behind) ?? []
  return titleHeads.has(post.replace(/s$/, ''))
}

const lettersOfPost = 20
const nextWord = /^ (\p{Ll}+)\b/u
const withTheir = /\b(?:with|alongside|to|by|from) (?:the|our|your) $/i

const lettersBefore = 80
/** "You report to the Head of Marketing". */
const reportsTo =
  /\breport(?:s|ing)? (?:directly )?(?:in)?to [^.;:\n]*\b(?:head|director|vp|chief|lead|manager|partner|president) (?:of|for) (?:(?:the|our) )?(?:\p{L}+ (?:(?:&|and) )?){0,2}$/iu
/** "Work closely with iOS, backend and design": so one works with people, and with no thing. */
const manners = ['closely', 'hand in hand', 'side by side', 'to shoulder', 'functionally']
const closely =
  /\b(?:work|collaborat|partner|liais)\p{L}* (?:(?:very |day to day |daily )?closely|hand in hand|side by side|shoulder to shoulder|cross[- ]functionally)(?: together)? with (?:(?:the|our|your) )?(?:[\p{L}&/-]+(?:, | and |, and | & )?){0,6}$/iu
const beside =
  /\b(?:(?:work|liais|collaborat|partner|communicat|coordinat|consult|deal|speak|engag)\p{L}* (?:closely |directly |effectively |side by side )*with|alongside|report(?:s|ing)? to|assist(?:s|ing)?|support(?:s|ing)?) [^.;:\n]*$/iu
