import type { TitleHit } from '../../lexicon/find/find-terms.ts'
import type { Span } from '../../text/span.ts'
import type { Posting } from '../posting.ts'

type Asked = Pick<Posting, 'text' | 'title' | 'kin' | 'jobTitles'>

/**
 * "Clear claims with sales reps", "in consultation with the Health and Safety Coordinator": what others are called,
 * with whom or for whom one works, names nothing that one knows, where it is another post than the job's own.
 */
export function isInPostOfOthers(posting: Asked, hit: Span): boolean {
  const post = posting.jobTitles.find(({ start, end }) => start < hit.end && hit.end < end)
  return post !== undefined && isPostOfOthers(posting, post, Math.min(hit.start, post.start))
}

/** Whether a title that a posting names is that of somebody one works with or for. */
export function isPostOfOthers(
  { text, title, kin }: Asked,
  post: TitleHit,
  start = post.start,
): boolean {
  if (kin.length === 0 || kin.some(({ family }) => family === post.title.family)) return false
  if (title && title.start <= post.start && post.end <= title.end) return false
  return beside.test(text.slice(Math.max(0, start - lettersBefore), start))
}

const lettersBefore = 60
/** No "experience with" and no "work as" stands between. */
const beside =
  /\b(?:with|alongside|from|support(?:ing)?|assist(?:ing)?|between|brief(?:ing)?|together with|advis(?:e|ing)|report(?:s|ing)? to|refer(?:ral|ring)? to)(?<!\b(?:experience|familiar|background|skills|knowledge|qualification)[^.;\n]{0,20}) (?:(?!as\b)[\p{L}\p{M}-]+,? ){0,4}$/iu
