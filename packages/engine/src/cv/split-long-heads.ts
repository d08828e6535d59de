import { endOfHead } from './end-of-head.ts'
import type { CvLine } from './read-lines.ts'
import { rolesOnLine } from './roles-on-line.ts'

/** Where head and text of a role share a line, or several roles do, it is cut between them. */
export function splitLongHeads(lines: readonly CvLine[]): CvLine[] {
  const split: CvLine[] = []
  for (const line of lines) {
    if (line.bullet || !mayHoldYear.test(line.text)) split.push(line)
    else for (const own of rolesOnLine(line)) split.push(...headAndBody(own))
  }
  return split
}

const mayHoldYear = /\d[\dOo]/

function headAndBody(line: CvLine): CvLine[] {
  const place = endOfHead(line.text)
  if (place === null) return [line]
  const head = { ...line, end: line.start + place.end, text: line.text.slice(0, place.end) }
  const text = line.text.slice(place.next)
  if (text === '') return [head]
  const start = line.end - text.length
  const { isParted: isTelling } = place
  return [head, { ...line, start, text, gap: 0, numbered: false, hashes: 0, isTelling }]
}
