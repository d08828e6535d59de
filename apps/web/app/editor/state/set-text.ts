import type { EditedCv } from './edited-cv.ts'
import { mapKeeping, overLines } from './over-lists.ts'

/** Writes one text of a CV, named as `listFields` names it. A name that is gone changes nothing. */
export function setText(cv: EditedCv, field: string, text: string): EditedCv {
  const [key = '', part] = field.split('.')
  if (field === 'summary') return { ...cv, summary: text }
  if (key === 'header') return { ...cv, header: setPart(cv.header, part, text) }
  if (part === undefined) {
    return overLines(cv, (lines) =>
      mapKeeping(lines, (line) => (line.key === key ? { ...line, text } : line)),
    )
  }
  const set = <Item extends { key: string }>(item: Item) =>
    item.key === key ? setPart(item, part, text) : item
  return {
    ...cv,
    experience: mapKeeping(cv.experience, set),
    education: mapKeeping(cv.education, set),
    skills: mapKeeping(cv.skills, set),
    others: mapKeeping(cv.others, set),
  }
}

/** Only a part that is there already, and is text, can be written. */
function setPart<Item extends object>(item: Item, part: string | undefined, text: string): Item {
  const isText = Object.entries(item).some(
    ([name, value]) => name === part && typeof value === 'string' && value !== text,
  )
  return part !== undefined && part !== 'key' && isText ? { ...item, [part]: text } : item
}
