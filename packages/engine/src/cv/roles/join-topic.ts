import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { tellsTerms } from '../lexicon/employment-terms.ts'
import { isOnlyPlace } from '../words/cut-place.ts'
import { hinted, organisationWeight, sure, titleWeight } from '../words/weigh-words.ts'
import type { RoleLine } from './role-lines.ts'

/** "Business Analyst – Claims Platform" below the line of an employer: what a post was about is no other name. */
export function joinTopic(
  text: string,
  segments: readonly CvText[],
  head: readonly RoleLine[],
): readonly CvText[] {
  const [post, topic, more] = segments
  if (!post || !topic || more || titleWeight(post.text) < hinted) return segments
  const weight = organisationWeight(topic.text)
  const isEmployed = head.some((other) => isEmployer(other, post, weight))
  const isTopic =
    weight < sure &&
    !tellsTerms(topic.text) &&
    titleWeight(topic.text) < hinted &&
    !isOnlyPlace(topic.text)
  const isDashed = /^ [-–—] $/.test(text.slice(post.span.end, topic.span.start))
  const both = isEmployed && isTopic && isDashed && cvText(text, post.span.start, topic.span.end)
  return both ? [both] : segments
}

/** Above, an employer that stands beside its dates may have any name. */
function isEmployer({ line, title, company, dates, rest }: RoleLine, post: CvText, topic: number) {
  if (title >= hinted || company < topic) return false
  if (line.end > post.span.start) return company >= sure
  return company >= hinted || (dates.length > 0 && /\p{L}{3}/u.test(rest) && !isOnlyPlace(rest))
}
