import type { Cv, CvText } from '../cv/cv.ts'
import type { TitleHit } from '../lexicon/find-terms.ts'
import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import { tokensIn } from '../text/tokens-in.ts'

/**
 * Names of people, places, employers and schools: they say nothing of what a person can do, and a
 * score that listened to them would favour some names over others.
 */
export function silentSpans(cv: Cv, titles: readonly TitleHit[], tokens: readonly Token[]): Span[] {
  const { name, email, phone, location, links } = cv.header
  const texts: (CvText | null | undefined)[] = [
    name && isTitle(name.span, titles, tokens) ? null : name,
    email,
    phone,
    location,
    ...links,
    ...cv.experience.flatMap((role) => [role.company, role.location]),
    ...cv.education.map((school) => school.institution),
  ]
  return texts.flatMap((text) => (text ? [text.span] : []))
}

/** A CV without a name begins with a job title: "EXECUTIVE CHEF" is nobody's name, "John Baker" is. */
function isTitle(name: Span, titles: readonly TitleHit[], tokens: readonly Token[]): boolean {
  const words = tokensIn(tokens, name).length
  const titleWords = titles
    .filter(({ start, end }) => start >= name.start && end <= name.end)
    .reduce((sum, { first, last }) => sum + last - first, 0)
  return titleWords > words / 2
}
