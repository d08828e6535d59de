import type { Cv } from '../cv/cv.ts'
import type { Span } from '../text/span.ts'

/** What was read in a CV, in the order of the text, none inside another: each says one thing, wherever it is set. */
export function frameUnits(cv: Cv): readonly Span[] {
  const spans = fieldsOf(cv).sort((a, b) => a.start - b.start || b.end - a.end)
  const frame: Span[] = []
  let reached = 0
  for (const span of spans) {
    if (span.start < reached || span.end <= span.start) continue
    frame.push(span)
    reached = span.end
  }
  return frame
}

/** A title told of in a sentence stands inside it, and parts nothing. */
function fieldsOf(cv: Cv): Span[] {
  const { name, headline, email, phone, location, links } = cv.header
  const fields = [
    ...[name, headline, email, phone, location, ...links],
    ...cv.summaryItems,
    ...cv.experience.flatMap((role) => [
      ...[role.title, role.company, role.location, role.dates],
      ...role.bullets,
    ]),
    ...cv.education.flatMap((school) => [school.institution, school.dates, ...school.details]),
    ...[...cv.certifications, ...cv.languages, ...cv.projects, ...cv.volunteering],
    ...cv.others.flatMap(({ items }) => items),
    ...cv.unplaced,
    ...cv.sections.map(({ heading }) => heading),
    ...(process.env.SK ? cv.skills : []),
  ].flatMap((field) => (field ? [field.span] : []))
  const degrees = cv.education.flatMap(({ degree, field }) => {
    if (!degree) return field ? [field.span] : []
    if (!field) return [degree.span]
    const start = Math.min(degree.span.start, field.span.start)
    const end = Math.max(degree.span.end, field.span.end)
    const isBeside = end - start <= degree.quote.length + field.quote.length + 5
    return isBeside ? [{ start, end }] : [degree.span, field.span]
  })
  return [...fields, ...degrees]
}
