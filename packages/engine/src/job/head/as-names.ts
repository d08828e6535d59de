import type { Span } from '../../text/span.ts'

/** An employer's name without the heading that it was glued to; `null` where only words of a posting stand there. */
export function asEmployer(text: string, span: Span | null): Span | null {
  if (!span) return null
  const written = text.slice(span.start, span.end)
  const lead = gluedHeading.exec(written) ?? atEmployer.exec(written)
  const start = span.start + (lead?.[0].length ?? 0)
  const name = text.slice(start, span.end)
  return noEmployer.test(name) ? null : { start, end: span.end }
}

/** "Job DescriptionHallam Foods is …", "At Hallam Foods, we …". */
const gluedHeading =
  /^(?:(?:job|position|role|company) )?(?:description|summary|overview|details|purpose)(?=\p{Lu})/iu
const atEmployer = /^At (?=\p{Lu})/u
/** "Minimum Required Skills: CAD", "Location Leeds": a heading of the posting with what stands behind it. */
const noEmployer =
  /:|^(?:(?:job|position|role|minimum|required|preferred|desired) (?:description|summary|overview|details|purpose|title|type|responsibilities|requirements|skills|qualifications|experience|location|length)|location|duration|domain|education level|eeo)\b/i

/** A place without what is glued to it; `null` for what goes on as a sentence does, and for the employer once more. */
export function asPlace(text: string, span: Span | null, employer: Span | null): Span | null {
  if (!span) return null
  const written = text.slice(span.start, span.end)
  const state = beforeGlue.exec(written)
  const end = state ? span.start + state[0].length : span.end
  const name = text.slice(span.start, end)
  const isEmployer = employer !== null && name === text.slice(employer.start, employer.end)
  return isEmployer || noPlace.test(name) ? null : { start: span.start, end }
}

/** "Boise, IDJob Length: 6 months": the letters of a state, and a word glued to them. */
const beforeGlue = /^\p{Lu}[\p{L} .'-]*,? [A-Z]{2}(?=\p{Lu}\p{Ll})/u
const noPlace = /^(?:is|are|has|have|was|were|about)\b|\w:\w|(?:,[^,]+){3}&|,[^,]+, and /i
