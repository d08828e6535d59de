import type { Cv, CvText, Span } from '../../cv/cv.ts'

/** Every stretch of a CV's text that some field of its reading holds. */
export function spansOf(cv: Cv): Span[] {
  const { name, headline, email, phone, location, links } = cv.header
  const texts: (CvText | null | undefined)[] = [
    ...[name, headline, email, phone, location, cv.summary, ...links],
    ...cv.experience.flatMap((role) => [
      ...[role.title, role.company, role.location, role.dates],
      ...role.bullets,
    ]),
    ...[...cv.skills, ...cv.certifications, ...cv.languages, ...cv.projects, ...cv.volunteering],
    ...cv.others.flatMap(({ items }) => items),
    ...cv.unplaced,
    ...cv.sections.map(({ heading }) => heading),
  ]
  const lists = cv.sections.filter(({ kind }) => kind === 'skills').map(({ body }) => body)
  return [
    ...texts.flatMap((text) => (text ? [text.span] : [])),
    ...cv.education.map(({ span }) => span),
    ...lists,
  ]
}
