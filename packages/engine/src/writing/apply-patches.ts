import type { CvDocument } from './document/cv-document.ts'
import { patchedPlaces } from './lists/list-patch.ts'
import type { Patch } from './regenerate.ts'

/**
 * Applies patches to a document; one whose text has changed meanwhile is left alone. Lines are
 * named by where they stand before any list is put in another order.
 */
export function applyPatches(document: CvDocument, patches: readonly Patch[]): CvDocument {
  const byPath = new Map(patches.map((patch) => [patch.path, patch]))
  const mended = (path: string, text: string) => {
    const patch = byPath.get(path)
    return patch?.before === text ? patch.after : text
  }
  const list = (path: string, lines: readonly string[]) =>
    patchedPlaces(lines, byPath.get(path)).map((place) =>
      typeof place === 'string' ? place : mended(`${path}.${place}`, lines[place] ?? ''),
    )
  const groups = document.skill_groups?.map(({ label, skills }, at) => ({
    label,
    skills: list(`skill_groups.${at}.skills`, skills),
  }))
  return {
    ...document,
    summary: mended('summary', document.summary),
    experience: document.experience.map((role, at) => ({
      ...role,
      dates: mended(`experience.${at}.dates`, role.dates),
      bullets: list(`experience.${at}.bullets`, role.bullets),
    })),
    ...(groups
      ? { skill_groups: groups, skills: groups.flatMap(({ skills }) => skills) }
      : { skills: list('skills', document.skills) }),
    others: document.others.map((section, at) => ({
      ...section,
      items: list(`others.${at}.items`, section.items),
    })),
  }
}
