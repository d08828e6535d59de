import { cvText } from '../cv-text.ts'
import type { SchoolPart } from './school-parts.ts'

/** "A-levels: English, History": what is listed behind the colon was learnt, and none of it is a school. */
export function withSubjects(text: string, parts: readonly SchoolPart[]): readonly SchoolPart[] {
  const [first, ...rest] = parts
  const colon = first?.kind === 'degree' ? first.value.quote.indexOf(': ') : -1
  if (!first || colon < 0 || !leavesSchool.test(first.value.quote.slice(0, colon))) return parts
  const end = rest.findIndex(({ kind, value }, at) => {
    const before = (rest[at - 1] ?? first).value.span.end
    return kind !== 'other' || !betweenSubjects.test(text.slice(before, value.span.start))
  })
  const listed = end < 0 ? rest : rest.slice(0, end)
  const last = listed.at(-1) ?? first
  const { start } = first.value.span
  const value = cvText(text, start, start + colon)
  const field = cvText(text, start + colon + 1, last.value.span.end)
  return value && field ? [{ ...first, value, field }, ...rest.slice(listed.length)] : parts
}

/** Behind other degrees stands what they were specialised in: "BA Fine Art: Sculpture". */
const leavesSchool = /(?:levels?|gcses?|highers?|certificate|baccalaureate|abitur|matura)$/i
/** A comma, and perhaps a mark before it: "English (A), History". */
const betweenSubjects = /^\s*(?:\([^()]{1,12}\)\s*)?,\s*$/
