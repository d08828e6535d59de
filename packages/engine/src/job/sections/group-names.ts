import { eachMatch } from '../../text/patterns/each-match.ts'
import type { Heading } from './find-headings.ts'

/**
 * "Values and behaviours" above each "Essential criteria": where that heading comes again and again, the line above it
 * names a group of criteria.
 */
export function withGroupNames(known: readonly Heading[], text: string): readonly Heading[] {
  const names = groupNames(text)
  if (names.length === 0) return known
  const own = names.filter(
    (name) => !known.some(({ start, end }) => start < name.end && name.start < end),
  )
  return [...known, ...own].toSorted((a, b) => a.start - b.start)
}

function groupNames(text: string): readonly Heading[] {
  const lists = mayHead.test(text) ? eachMatch(text, essential) : []
  if (lists.length < fewestGroups) return []
  return lists.flatMap(({ index, 1: name = '' }): Heading[] =>
    name.trim() === '' ? [] : [{ kind: 'requirements', start: index, end: index + name.length }],
  )
}

const fewestGroups = 2
const mayHead = /\n[ \t]*(?:[Ee]ssential|ESSENTIAL|[Rr]equired)/
/** The line above is short, begins without a bullet, and is no heading of wishes itself. */
const essential =
  /(?<=\n[ \t]*)((?!Desirable|Preferred|Essential|Required)\p{Lu}[^\n.:;]{2,48})\n[ \t]*(?:[Ee]ssential|ESSENTIAL|[Rr]equired)(?: [Cc]riteria| CRITERIA| [Rr]equirements| [Aa]ttributes)?:?[ \t]*(?=\n)/gu
