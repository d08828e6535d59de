import type { Token } from '../../text/tokenize.ts'
import type { JobSectionKind } from '../lexicon/section-words.ts'

/** "Get in touch if you have:", "This is for you if:", "We'd be even happier if you have:" by what they head. */
export function kindForWhom(heading: string): JobSectionKind | undefined {
  if (!forWhom.test(heading) || /\bnot\b|n['’]t\b/i.test(heading)) return undefined
  return wishing.test(heading) ? 'nice' : 'requirements'
}

const forWhom = /\b(?:if you(?:['’](?:ve|re)(?: got)?| have| are)?|for you if):?$/i
const wishing = /\b(?:nice|bonus|plus|extra|even|better|happier|great|good|helps?)\b/i

/** "You" or "Us", alone on a line or before a colon. */
export function soleKind([first, second]: readonly Token[]): JobSectionKind | undefined {
  if (!first || second) return undefined
  return first.word === 'you' ? 'requirements' : first.word === 'us' ? 'about' : undefined
}
