import type { EditedCv, Keyed, Line } from './edited-cv.ts'

type ListChange = <Item extends Keyed>(list: readonly Item[]) => readonly Item[]
type LinesChange = (lines: readonly Line[], owner: string) => readonly Line[]

/** Changes every list of a CV; what comes back the same stays the same object. */
export function overLists(cv: EditedCv, change: ListChange): EditedCv {
  const lined = overLines(cv, change)
  return {
    ...lined,
    experience: change(lined.experience),
    education: change(lined.education),
    skills: change(lined.skills),
    others: change(lined.others),
  }
}

/** Changes every list of lines; the owner is `links`, or the key of what they belong to. */
export function overLines(cv: EditedCv, change: LinesChange): EditedCv {
  const links = change(cv.header.links, 'links')
  return {
    ...cv,
    header: links === cv.header.links ? cv.header : { ...cv.header, links },
    skills: mapKeeping(cv.skills, (group) => {
      const skills = change(group.skills, group.key)
      return skills === group.skills ? group : { ...group, skills }
    }),
    experience: mapKeeping(cv.experience, (role) => {
      const bullets = change(role.bullets, role.key)
      return bullets === role.bullets ? role : { ...role, bullets }
    }),
    education: mapKeeping(cv.education, (school) => {
      const details = change(school.details, school.key)
      return details === school.details ? school : { ...school, details }
    }),
    others: mapKeeping(cv.others, (section) => {
      const items = change(section.items, section.key)
      return items === section.items ? section : { ...section, items }
    }),
  }
}

/** Maps a list, and answers the very same list where nothing in it changed. */
export function mapKeeping<Item>(
  list: readonly Item[],
  change: (item: Item) => Item,
): readonly Item[] {
  const next = list.map(change)
  return next.every((item, index) => item === list[index]) ? list : next
}
