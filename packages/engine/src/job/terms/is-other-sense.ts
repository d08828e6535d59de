import { joinPatterns } from '../../text/patterns/join-patterns.ts'
import type { Span } from '../../text/span.ts'
import { senses } from './other-senses.ts'
import type { Sense } from './sense.ts'

/** Of a team: "related service providers (SLP, OT, PT)". */
const colleagues =
  /\b(?:providers|professionals|staff|colleagues|team|teams|specialists|therapists|disciplines|mdt|services)(?: members)? \((?:(?:e\.?g\.?,?|including|such as|incl\.?) )?(?:[\p{L}/ &-]{1,24}, ){0,6}(?:(?:and|or|&) )?$/iu
const ofTherapy = /^(?:slp|slt|s&lt|salt|ot|pt|physio|psych|speech|rd|bcba|lcsw|social work)s?$/i

/** "Owner-managed businesses": by whom they are managed, and no managing of one's own. */
const inCompound = /\p{L}[-‐‑]$/u
const participle = /^\p{Ll}+ed\s/u

/** Whether words that name a skill elsewhere name none here. */
export function isOtherSense(text: string, { start, end }: Span): boolean {
  const said = text.slice(start, end)
  const before = text.slice(Math.max(0, start - lettersAround), start)
  if (ofTherapy.test(said) && colleagues.test(before)) return true
  if (inCompound.test(before) && participle.test(said)) return true
  if (isSuperior(text, said) || isSpelledAsPost(text, said)) return true
  const behind = text.slice(end, end + lettersAround)
  return sensesOf(said).some(
    (sense) =>
      (sense.before?.test(before) ?? true) &&
      (sense.behind?.test(behind) ?? true) &&
      (sense.among?.test(text) ?? true),
  )
}

/** Other senses of some words; the same skills are named in posting after posting. */
function sensesOf(said: string): readonly Sense[] {
  const known = otherSenses.get(said)
  if (known) return known
  const hasSense = anySaid.some((pattern) => pattern.test(said))
  const found = hasSense ? senses.filter((sense) => sense.said.test(said)) : noSenses
  if (otherSenses.size > mostSaid) otherSenses.clear()
  otherSenses.set(said, found)
  return found
}

/** Asked first: most words have one sense. */
const anySaid = joinPatterns(senses.map(({ said }) => said))
const noSenses: readonly Sense[] = []
const otherSenses = new Map<string, readonly Sense[]>()
const mostSaid = 4000

/** "Reporting to the FOM", "in the absence of the FOM": letters that the posting calls somebody by. */
function isSuperior(text: string, said: string): boolean {
  if (!/^\p{Lu}{2,4}$/u.test(said)) return false
  for (let at = text.indexOf(`the ${said}`); at >= 0; at = text.indexOf(`the ${said}`, at + 1)) {
    const before = text.slice(Math.max(0, at - lettersAround), at)
    if (toSuperior.test(before) && !/^\w/.test(text.slice(at + 4 + said.length))) return true
  }
  return false
}

/** "SEO" where the posting says "Senior Executive Officer": letters of a grade or a post. */
function isSpelledAsPost(text: string, said: string): boolean {
  if (!/^[A-Z]{1,3}[OMDEAL]$/.test(said)) return false
  const known = spelled.get(said) ?? spellingOf(said)
  if (spelled.size > mostSpelled) spelled.clear()
  spelled.set(said, known)
  return known.test(text)
}

const posts = '(?:Officer|Manager|Director|Executive|Assistant|Adviser|Advisor|Leader|Lead)'
/** The same letters are asked for in posting after posting. */
const spelled = new Map<string, RegExp>()
const mostSpelled = 400

function spellingOf(letters: string): RegExp {
  const words = [...letters].map((letter) => String.raw`${letter}\p{Ll}+`).join(' ')
  return new RegExp(String.raw`(?<!\p{L})${words}(?<=${posts})(?!\p{L})`, 'u')
}

const toSuperior =
  /\b(?:report(?:s|ing)? (?:directly )?(?:in)?to|absence of|deputi[sz](?:e|es|ing) for|(?:led|supervised|managed) by|stand(?:s|ing)? in for) $/i

const lettersAround = 64
