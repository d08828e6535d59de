import type { Requirement } from '../../job.ts'
import { kindWeights } from '../requirement-weights.ts'

/**
 * "A320 and/or B737-800 type rating": the types are what a licence has to say, and a rating for another type is
 * none of it. Elsewhere a type is something that one knows.
 */
export function asTypeRatings(text: string, requirements: readonly Requirement[]): Requirement[] {
  const rated = requirements.filter((each) => isType(each) && isRated(text, each))
  if (rated.length === 0) return [...requirements]
  const sentences = new Set(rated.map(({ sentence }) => sentence.start))
  return requirements.flatMap((each) => {
    if (isRating(each) && sentences.has(each.sentence.start)) return []
    if (!rated.includes(each)) return [each]
    return [{ ...each, kind: 'licence' as const, weight: each.weight * kindWeights.licence }]
  })
}

/** A type of aircraft is known by its maker and its number. */
function isType({ kind, need }: Requirement): boolean {
  return (
    kind === 'knowledge' && need.type === 'terms' && need.anyOf.every((name) => type.test(name))
  )
}

const type = /^(?:Airbus|Boeing|Embraer|Bombardier|ATR|Cessna) [A-Z]?\d+$/

function isRated(text: string, { quote, sentence }: Requirement): boolean {
  return (
    ratedBehind.test(text.slice(quote.end, Math.min(sentence.end, quote.end + reach))) ||
    ratedBefore.test(text.slice(Math.max(sentence.start, quote.start - reach), quote.start))
  )
}

const reach = 64
const ratedBehind = /^[^.;\n]*?\btype[- ]?(?:rating|rated|endorse)/i
const ratedBefore = /\b(?:type[- ]?(?:rated|ratings?|endorse\w*)|rated) (?:on|for|in)\b[^.;\n]*$/i

function isRating({ need }: Requirement): boolean {
  return need.type === 'terms' && need.anyOf.length === 1 && need.anyOf[0] === 'type rating'
}
