import type { Posting } from '../posting.ts'

/**
 * The part of a title's line that names the work: "Maintenance Electrician - food factory, Grantley"
 * goes on with the place, the team or the hours.
 */
export function namingPart({
  text,
  title,
  jobTitles,
}: Pick<Posting, 'text' | 'title' | 'jobTitles'>): Posting['title'] {
  if (!title) return null
  const named = jobTitles.find((hit) => hit.start >= title.start && hit.end <= title.end)
  const from = named?.end ?? title.start
  const cut = /\s+[-–—|@]+\s+|,\s|\s\(|:\s/.exec(text.slice(from, title.end))
  const end = cut && from + cut.index > title.start ? from + cut.index : title.end
  return { start: title.start, end }
}
