import type { TitleHit } from '../lexicon/find-terms.ts'
import type { Span } from '../text/span.ts'
import type { JobUnit } from './read-sections.ts'

const labelled =
  /(?:^|\n)\s*(?:job title|position title|position|title|role|vacancy)\s*[:：]\s*([^\n]{2,90})/i
const mostTitleLetters = 100

/** Where a posting says what the job is called: its first line, a labelled line, or the first title it names. */
export function findJobTitle(
  text: string,
  units: readonly JobUnit[],
  titles: readonly TitleHit[],
): Span | null {
  const first = firstLine(text)
  const isTitled = first && titles.some((hit) => hit.start >= first.start && hit.end <= first.end)
  if (first && isTitled) return first
  const label = labelled.exec(text)
  if (label?.[1] && label.index < 600) {
    const start = label.index + label[0].length - label[1].length
    return trimmed(text, start, start + label[1].length)
  }
  if (first) return first
  const named = titles.find((hit) =>
    units.some((unit) => !unit.isBoilerplate && unit.start <= hit.start && hit.end <= unit.end),
  )
  return named ? { start: named.start, end: named.end } : null
}

/** The first line, where it is short and no sentence. */
function firstLine(text: string): Span | null {
  const start = text.search(/\S/)
  if (start === -1) return null
  const found = text.indexOf('\n', start)
  const end = found === -1 ? text.length : found
  if (end - start > mostTitleLetters || /[.!?:]\s*$/.test(text.slice(start, end))) return null
  if (/^https?:/i.test(text.slice(start, end))) return null
  return trimmed(text, start, end)
}

function trimmed(text: string, start: number, end: number): Span {
  let to = end
  while (to > start && /\s/.test(text.charAt(to - 1))) to -= 1
  return { start, end: to }
}
