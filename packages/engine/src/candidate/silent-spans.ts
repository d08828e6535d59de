import type { Cv, CvText } from '../cv/cv.ts'
import type { Span } from '../text/span.ts'

/**
 * Names of people, places, employers and schools: they say nothing of what a person can do, and a
 * score that listened to them would favour some names over others.
 */
export function silentSpans(cv: Cv): Span[] {
  const { name, email, phone, location, links } = cv.header
  const texts: (CvText | null | undefined)[] = [
    name,
    email,
    phone,
    location,
    ...links,
    ...cv.experience.flatMap((role) => [role.company, role.location]),
    ...cv.education.map((school) => school.institution),
  ]
  return texts.flatMap((text) => (text ? [text.span] : []))
}
