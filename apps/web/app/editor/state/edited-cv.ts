import type { CvDocument } from '@rolefit/contract'
import { groupSkills } from '@rolefit/engine/page'

/** Whatever can be moved or removed has a key of its own that stays with it. */
export interface Keyed {
  readonly key: string
}

export interface Line extends Keyed {
  readonly text: string
}

export interface Role extends Keyed {
  readonly title: string
  readonly company: string
  readonly dates: string
  readonly bullets: readonly Line[]
}

export interface School extends Keyed {
  readonly degree: string
  readonly institution: string
  readonly dates: string
  readonly details: readonly Line[]
}

export interface OwnSection extends Keyed {
  readonly heading: string
  readonly items: readonly Line[]
}

/** Skills that stand together. A CV without labels has one group without a name. */
export interface SkillGroup extends Keyed {
  readonly label: string
  readonly skills: readonly Line[]
}

/** A CV under the pen: the contract's document with a key on everything that stands in a list. */
export interface EditedCv {
  readonly header: {
    readonly name: string
    readonly headline: string
    readonly email: string
    readonly phone: string
    readonly location: string
    readonly links: readonly Line[]
  }
  readonly summary: string
  readonly experience: readonly Role[]
  readonly education: readonly School[]
  readonly skills: readonly SkillGroup[]
  readonly others: readonly OwnSection[]
}

export function keyAt(count: number): string {
  return `k${count}`
}

/** Gives keys to a document's items, counting from 0; `nextKey` is the first that is free. */
export function toEdited(cv: CvDocument): { cv: EditedCv; nextKey: number } {
  let nextKey = 0
  const newKey = () => keyAt(nextKey++)
  const lines = (texts: readonly string[]) => texts.map((text) => ({ key: newKey(), text }))
  const edited = {
    summary: cv.summary,
    header: { ...cv.header, headline: cv.header.headline ?? '', links: lines(cv.header.links) },
    experience: cv.experience.map((role) => ({
      ...role,
      key: newKey(),
      bullets: lines(role.bullets),
    })),
    education: cv.education.map((school) => ({
      ...school,
      key: newKey(),
      details: lines(school.details),
    })),
    skills: groupsOf(cv).map(({ label, skills }) => ({
      label,
      key: newKey(),
      skills: lines(skills),
    })),
    others: cv.others.map((section) => ({
      ...section,
      key: newKey(),
      items: lines(section.items),
    })),
  }
  return { cv: edited, nextKey }
}

/** Takes the keys off again. */
export function toCvDocument(cv: EditedCv): CvDocument {
  const { headline, ...header } = cv.header
  const groups = cv.skills.map(({ label, skills }) => ({ label, skills: textsOf(skills) }))
  const isGrouped = groups.length > 1 || groups.some(({ label }) => label !== '')
  return {
    header: { ...header, ...(headline ? { headline } : {}), links: textsOf(cv.header.links) },
    summary: cv.summary,
    experience: cv.experience.map(({ title, company, dates, bullets }) => ({
      title,
      company,
      dates,
      bullets: textsOf(bullets),
    })),
    education: cv.education.map(({ degree, institution, dates, details }) => ({
      degree,
      institution,
      dates,
      details: textsOf(details),
    })),
    skills: groups.flatMap(({ skills }) => skills),
    ...(isGrouped ? { skill_groups: groups } : {}),
    others: cv.others.map(({ heading, items }) => ({ heading, items: textsOf(items) })),
  }
}

export const emptyCv: CvDocument = {
  header: { name: '', email: '', phone: '', location: '', links: [] },
  summary: '',
  experience: [{ title: '', company: '', dates: '', bullets: [''] }],
  education: [{ degree: '', institution: '', dates: '', details: [] }],
  skills: [],
  others: [],
}

/** Even without a skill there is a group to write the first one into. */
function groupsOf(cv: CvDocument) {
  const groups = groupSkills(cv)
  return groups.length > 0 ? groups : [{ label: '', skills: [] }]
}

function textsOf(lines: readonly Line[]): string[] {
  return lines.map(({ text }) => text)
}
