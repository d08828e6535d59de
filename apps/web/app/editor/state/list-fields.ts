import type { EditedCv, Line } from './edited-cv.ts'

/** A text of a CV that can be typed into. */
export interface CvField {
  /** Stays with the text wherever it is moved; also names its input on the page. */
  readonly name: string
  /** Where it stands now, as the contract writes it: "experience.0.bullets.2". */
  readonly path: string
  readonly text: string
  /** Where it stands, for a reader. */
  readonly place: string
}

/** Every text of a CV from top to bottom. */
export function listFields(cv: EditedCv): CvField[] {
  const { header } = cv
  return [
    ...named('header', 'header', 'Header', {
      name: header.name,
      headline: header.headline,
      email: header.email,
      phone: header.phone,
      location: header.location,
    }),
    ...lines('header.links', 'Header', header.links),
    { name: 'summary', path: 'summary', text: cv.summary, place: 'Summary' },
    ...cv.experience.flatMap(({ key, title, company, dates, bullets }, index) => {
      const place = title || company || `Role ${index + 1}`
      const path = `experience.${index}`
      return [
        ...named(key, path, place, { title, company, dates }),
        ...lines(`${path}.bullets`, place, bullets),
      ]
    }),
    ...cv.education.flatMap(({ key, degree, institution, dates, details }, index) => {
      const place = degree || institution || `Education ${index + 1}`
      const path = `education.${index}`
      return [
        ...named(key, path, place, { degree, institution, dates }),
        ...lines(`${path}.details`, place, details),
      ]
    }),
    ...lines(
      'skills',
      'Skills',
      cv.skills.flatMap(({ skills }) => skills),
    ),
    ...cv.skills.flatMap(({ key, label }, index) =>
      named(key, `skill_groups.${index}`, 'Skills', { label }),
    ),
    ...cv.others.flatMap(({ key, heading, items }, index) => {
      const path = `others.${index}`
      return [
        ...named(key, path, heading, { heading }),
        ...lines(`${path}.items`, heading || 'Own section', items),
      ]
    }),
  ]
}

function named(
  owner: string,
  path: string,
  place: string,
  texts: Readonly<Record<string, string>>,
): CvField[] {
  return Object.entries(texts).map(([name, text]) => ({
    name: `${owner}.${name}`,
    path: `${path}.${name}`,
    text,
    place,
  }))
}

function lines(path: string, place: string, list: readonly Line[]): CvField[] {
  return list.map(({ key, text }, index) => ({ name: key, path: `${path}.${index}`, text, place }))
}
