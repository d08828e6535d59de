import type { Cv, CvRole, CvSchool } from '../cv/cv.ts'
import { leftOver } from './left-over.ts'
import { schoolTown } from './school-town.ts'
import { groupsOf, type SkillGroup } from './skill-groups.ts'
import { wholeName } from './whole-name.ts'

/** A CV as it is edited and exported. */
export interface CvDocument {
  readonly header: {
    readonly name: string
    /** The line under the name, where the CV has one. */
    readonly headline?: string | undefined
    readonly email: string
    readonly phone: string
    readonly location: string
    readonly links: readonly string[]
  }
  readonly summary: string
  readonly experience: readonly DocumentRole[]
  readonly education: readonly DocumentSchool[]
  readonly skills: readonly string[]
  /** How the skills stand together, where the CV labels them; `skills` says what there is. */
  readonly skill_groups?: readonly SkillGroup[] | undefined
  /** Sections of the person's own, as they stand. */
  readonly others: readonly { readonly heading: string; readonly items: readonly string[] }[]
}

export interface DocumentRole {
  readonly title: string
  readonly company: string
  readonly dates: string
  readonly bullets: readonly string[]
}

export interface DocumentSchool {
  readonly degree: string
  readonly institution: string
  readonly dates: string
  readonly details: readonly string[]
}

/** The heading of what the reader found no field for. */
export const alsoInTheCv = 'Also in the CV'

/**
 * Puts a CV as it was read into the shape of the editor. Nothing is left out and no word changed; with
 * the CV's text, not even what the reader found no field for.
 */
export function toDocument(cv: Cv, cvText = ''): CvDocument {
  const { header } = cv
  const groups = groupsOf(cv.skills)
  return {
    header: {
      name: wholeName(header, cvText),
      ...(header.headline ? { headline: header.headline.text } : {}),
      email: header.email?.text ?? '',
      phone: header.phone?.text ?? '',
      location: header.location?.text ?? '',
      links: header.links.map(({ text }) => text),
    },
    summary: cv.summaryItems.map(({ text }) => text).join('\n'),
    experience: cv.experience.map(toRole),
    education: cv.education.map((school) => toSchool(school, cvText)),
    skills: cv.skills.map(({ text }) => text),
    ...(groups.length > 0 ? { skill_groups: groups } : {}),
    others: [
      ...section('Certifications', cv.certifications),
      ...section('Languages', cv.languages),
      ...section('Projects', cv.projects),
      ...section('Volunteering', cv.volunteering),
      ...cv.others.flatMap(({ heading, items }) => section(heading?.text ?? 'More', items)),
      ...section(alsoInTheCv, cv.unplaced),
    ],
  }
}

function toRole({ title, company, location, dates, bullets }: CvRole): DocumentRole {
  return {
    title: title?.text ?? '',
    company: [company?.text, location?.text].filter(Boolean).join(', '),
    dates: dates?.text ?? '',
    bullets: bullets.map(({ text }) => text),
  }
}

function toSchool(school: CvSchool, cvText: string): DocumentSchool {
  const { degree, field, institution, dates, details } = school
  const subject = field && !degree?.text.includes(field.text) ? field.text : undefined
  // "University of Palo Duro, Amarillo": a town is no line of its own.
  const town = schoolTown(school, cvText) ?? ''
  const lines = [...details.map(({ text }) => text), ...leftOver(school, cvText)]
  return {
    degree: [degree?.text, subject].filter(Boolean).join(', '),
    institution: [institution?.text, town].filter(Boolean).join(', '),
    dates: dates?.text ?? '',
    details: lines.filter((line) => !town.startsWith(line)),
  }
}

function section(heading: string, items: readonly { readonly text: string }[]) {
  return items.length === 0 ? [] : [{ heading, items: items.map(({ text }) => text) }]
}
