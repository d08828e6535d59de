import { isPaper } from '../../../lexicon/is-paper.ts'
import type { Requirement } from '../../job.ts'
import { shareOfMust } from '../requirement-weights.ts'

/**
 * "AAT qualified or QBE", "CIPD Level 5 or equivalent experience": who has done the work needs no such paper, so it
 * is welcome and no must; and being qualified by experience is no thing to hold besides.
 */
export function withExperienceInstead(
  text: string,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  const spared = new Set(requirements.filter((each) => isPaper(each) && isSpared(text, each)))
  if (spared.size === 0) return requirements
  const sentences = new Set([...spared].map(({ sentence }) => sentence.start))
  return requirements
    .filter(({ quote, sentence }) => !sentences.has(sentence.start) || !byWork.test(quote.quote))
    .map((each) => (spared.has(each) ? asWelcome(each) : each))
}

function asWelcome(requirement: Requirement): Requirement {
  if (requirement.importance !== 'must') return requirement
  const importance = 'preferred'
  return { ...requirement, importance, weight: requirement.weight * shareOfMust(importance) }
}

function isSpared(text: string, { quote, sentence }: Requirement): boolean {
  const reach = Math.min(sentence.end, quote.end + lettersBehind)
  return within.test(quote.quote) || behind.test(text.slice(quote.end, reach))
}

const byWork = /^(?:qualified by (?:your )?experience|QBE)$/i
const lettersBehind = 110
const orExperience = String.raw`(?:\(or |,? or |\/ ?)(?:(?:be|are|have|is|by) )?(?:QBE\b|qualified by (?:your )?experience|(?:(?:equivalent|relevant|significant|substantial|proven|practical|similar|comparable|enough|years['’]?|several|many|lots|of) ){1,4}(?:(?:work|working|industry|practical|hands[- ]on) )?experience\b|experience (?:of|in|with|as)\b|experienced (?:enough|by|through|without)\b|time[- ]served\b)`
const within = new RegExp(orExperience, 'i')
/** What else the paper is called may stand before the "or", but no other demand. */
const behind = new RegExp(String.raw`^(?:(?! and )[^.,;:\n]){0,56}?${orExperience}`, 'i')
