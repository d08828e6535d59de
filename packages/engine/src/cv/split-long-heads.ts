import { findDates } from './find-dates.ts'
import type { CvLine } from './read-lines.ts'
import { organisationWeight, titleWeight } from './weigh-words.ts'

const longestHead = 130
const shortestBody = 40

/** Where a line break was lost, head and first sentence of a role share a line: it is cut behind the dates. */
export function splitLongHeads(lines: readonly CvLine[]): CvLine[] {
  return lines.flatMap((line) => {
    const cutAt = line.text.length > longestHead ? endOfHead(line) : 0
    if (cutAt === 0) return [line]
    const body = line.text.slice(cutAt)
    const start = line.end - body.trimStart().length
    return [
      { ...line, end: line.start + cutAt, text: line.text.slice(0, cutAt) },
      { ...line, start, text: body.trimStart(), gap: 0, bullet: false, numbered: false, hashes: 0 },
    ]
  })
}

function endOfHead({ text, bullet }: CvLine): number {
  const found = findDates(text.slice(0, longestHead + shortestBody)).find(
    ({ from }) => from !== null,
  )
  if (!found || bullet || found.end > longestHead || text.length - found.end < shortestBody)
    return 0
  const before = text.slice(0, found.start)
  const after = text.slice(found.end)
  const isHead =
    titleWeight(before) + organisationWeight(before) >= 2.5 && !/\p{Ll}{3}[.;] /u.test(before)
  return isHead && /^[\s.):–-]*\p{Lu}/u.test(after) && /\s\p{Ll}+\s\p{Ll}+/u.test(after)
    ? found.end
    : 0
}
