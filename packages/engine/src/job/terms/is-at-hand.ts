import { workVerbs } from '../../lexicon/verbs/work-verbs.ts'
import { holdsAny } from '../../text/patterns/holds-any.ts'
import type { Span } from '../../text/span.ts'
import { keepsRegister } from './keeps-register.ts'

/**
 * "Labourers and telehandler on site", "our 4 star hotel", "clear down the surgery": what stands at the place, and the
 * place itself, are there for who comes, and nothing to bring along.
 */
export function isAtHand(text: string, { start, end }: Span): boolean {
  const near = text.slice(Math.max(0, start - lettersAround), start)
  const next = text.slice(end, end + lettersAround)
  const said = text.slice(start, end)
  if (/^surger(?:y|ies)$/i.test(said)) return ofRoom.test(near) && !ofCraft.test(next)
  const isPlace = place.test(said) && !keepsRegister(near)
  if (!isPlace && !standsThere.test(next) && !tellsWhatIsThere(near)) return false
  const before = clauseBefore.exec(near)?.[0] ?? ''
  const behind = clauseBehind.exec(next)?.[0] ?? ''
  if (isPlace) return !ofHavingBeen.test(before) && !ofHavingBeen.test(behind)
  if (ofAsking.test(before) || ofAsking.test(behind)) return false
  const isThere = standsThere.test(behind) || tellsWhatIsThere(before)
  return isThere && !workVerbs.has(firstWord.exec(before)?.[0].toLowerCase() ?? '')
}

function tellsWhatIsThere(before: string): boolean {
  return (
    before.endsWith(' ') &&
    holdsAny(before.toLowerCase(), ['there', ' has', ' comes']) &&
    whatIsThere.test(before)
  )
}

const lettersAround = 90
const clauseBefore = /[^.;:!?\n]*$/
const clauseBehind = /^[^.;:!?\n]*/
const firstWord = /\p{L}+/u

/** Words by which a sentence asks for what it names. */
const ofAsking =
  /\b(?:must|need|requir|essential|desir|prefer|experienc|knowledge|familiar|skill|able|train|licen[cs]e|ticket|certifi|qualifi|us(?:e|es|ing)\b|operat|driv(?:e|es|ing)|work(?:ed|ing)|you(?:['’]ll| will)? (?!will\b|join|be (?:part|based|join)|cover)\w)/i
/** Of a place only who has worked there or knows it has something. */
const ofHavingBeen =
  /\b(?:experienc|background|knowledge|understanding|familiar|(?:have|ideally|having) work|worked|setting|environment|standard|level)/i
/** "The surgery", a room; "general surgery" is a craft. */
const ofRoom = /\b(?:the|our|your|each|this|every) $/i
const ofCraft = /^ (?:rotation|ward|experience|department|team|unit|nurs|patients)/i
/** Where one works or whom one writes about, which only experience there makes a thing to have. */
const place = /\b(?:hotels?|resorts?|(?:nhs|health) trusts?|\w+ councils?)$/i
/** Up to two more things may stand between. */
const standsThere =
  /^s?(?:(?:,| and| or| &|\/|, and) (?:an? |the )?[\p{L}\d-]+(?: [\p{L}\d-]+){0,2}?){0,3},? (?:(?:(?:is|are|will be) )?(?:also |always |all )?(?:on[- ]site|on hand|at hand|on shift|in (?:the|our) (?:shop|yard|workshop|warehouse)|available|provided|supplied)\b|(?:up )?for you\b)/iu
const whatIsThere =
  /\b(?:there(?:['’]s| is| are)|(?:the |our |this )?(?:site|yard|work ?shop|depot|warehouse|kitchen|garage|shop floor) (?:has|comes with))(?: [^.;:\n]*)? $/i
