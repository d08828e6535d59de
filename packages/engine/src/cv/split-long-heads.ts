import { findDates } from './find-dates.ts'
import type { CvLine } from './read-lines.ts'
import { organisationWeight, titleWeight } from './weigh-words.ts'

const longestHead = 130
const shortestBody = 40

/** Where a line break was lost, head and first sentence of a role share a line: it is cut behind the dates. */
export function splitLongHeads(lines: readonly CvLine[]): CvLine[] {
  const split: CvLine[] = []
  for (const line of lines) {
    const behindDates = line.text.length > longestHead ? endOfHead(line) : 0
    const cutAt = behindDates || endOfOpening(line)
    if (cutAt === 0) split.push(line)
    else split.push(headOf(line, cutAt), bodyOf(line, cutAt))
  }
  return split
}

function headOf(line: CvLine, cutAt: number): CvLine {
  return { ...line, end: line.start + cutAt, text: line.text.slice(0, cutAt) }
}

function bodyOf(line: CvLine, cutAt: number): CvLine {
  const text = line.text.slice(cutAt).trimStart()
  const start = line.end - text.length
  return { ...line, start, text, gap: 0, bullet: false, numbered: false, hashes: 0 }
}

/** "2018 – 2022: Buyer, Celtic Metals, Port Talbot. Owned the category": the head ends with its full stop. */
function endOfOpening({ text, bullet }: CvLine): number {
  if (bullet || !text.includes('. ') || !/^\P{L}*\d|^\p{L}{3,9}\.? \d/u.test(text)) return 0
  if (!/\p{L}\. \p{Lu}/u.test(text)) return 0
  const [dates] = findDates(text)
  if (!dates || dates.start > 0 || dates.from === null) return 0
  const head = /^.{8,110}?\p{L}{2}\. (?=\p{Lu})/u.exec(text.slice(dates.end))
  if (!head) return 0
  const named = head[0].replace(/^[\s:,–-]+/, '')
  const isIntroduced = /^\s*:/.test(head[0]) && organisationWeight(named) >= 1.5
  return isIntroduced || titleWeight(named) >= 2.5 ? dates.end + head[0].length - 1 : 0
}

function endOfHead({ text, bullet }: CvLine): number {
  if (bullet) return 0
  const found = findDates(text.slice(0, longestHead + shortestBody)).find(
    ({ from }) => from !== null,
  )
  if (!found || found.end > longestHead || text.length - found.end < shortestBody) return 0
  const before = text.slice(0, found.start)
  const after = text.slice(found.end)
  const isHead =
    titleWeight(before) + organisationWeight(before) >= 2.5 && !/\p{Ll}{3}[.;] /u.test(before)
  return isHead && /^[\s.):–-]*\p{Lu}/u.test(after) && /\s\p{Ll}+\s\p{Ll}+/u.test(after)
    ? found.end
    : 0
}
