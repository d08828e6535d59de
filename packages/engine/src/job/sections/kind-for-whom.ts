import type { Span } from '../../text/span.ts'
import type { JobSectionKind } from '../lexicon/section-words.ts'

/** "Get in touch if you have:", "This is for you if:", "We'd be even happier if you have:" by what they head. */
export function kindForWhom(heading: string): JobSectionKind | undefined {
  if (!forWhom.test(heading) || /\bnot\b|n['’]t\b/i.test(heading)) return undefined
  return wishing.test(heading) ? 'nice' : 'requirements'
}

const forWhom = /\b(?:if you(?:['’](?:ve|re)(?: got)?| have| are)?|for you if):?$/i
const wishing = /\b(?:nice|bonus|plus|extra|even|better|happier|great|good|helps?)\b/i

/** "The one for us:" above "You're qualified and you love hair": it speaks of whom they look for. */
export function turnsToReader(text: string, { end }: Span): boolean {
  return toReader.test(text.slice(end, end + lettersBehind))
}

const lettersBehind = 24
const toReader = /^\s+you(?:['’](?:re|ve)| are| have| can| know| love)\s/i
