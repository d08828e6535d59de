import type { Heading } from './find-headings.ts'

/** Where a table tells demands and wishes by its columns, nothing else heads its cells. */
export function placeColumns(known: readonly Heading[], text: string): Heading[] {
  const columns = findColumns(text)
  const [first] = columns
  const last = columns.at(-1)
  if (!first || !last) return [...known]
  const others = known.filter(({ start }) => start < first.start || start > last.start)
  return [...others, ...columns].toSorted((a, b) => a.start - b.start)
}

/** "Must | Wish" above two columns: what stands left of the bar is demanded, what stands right of it wished for. */
const header =
  /^[ \t|]*(?:must(?:[ -]haves?)?|essential|required|need(?:ed)?)(?: criteria| skills)?[ \t]*[|\t][ \t]*(?:wish(?:es)?|desirable|preferred|nice(?: to have)?|optional|bonus|a plus)(?: criteria| skills)?[ \t|]*$/gim

/** Finds the rows under such a head: each cell begins a part of its own. */
function findColumns(text: string): Heading[] {
  if (!text.includes('|') && !text.includes('\t')) return []
  return [...text.matchAll(header)].flatMap((match) => {
    const headEnd = match.index + match[0].length
    const head: Heading = { kind: 'requirements', start: match.index, end: headEnd }
    return [head, ...readRows(text, headEnd + 1)]
  })
}

function readRows(text: string, from: number): Heading[] {
  const found: Heading[] = []
  let start = from
  while (start < text.length) {
    const lineEnd = text.indexOf('\n', start)
    const end = lineEnd < 0 ? text.length : lineEnd
    const bar = text.slice(start, end).search(/[|\t]/)
    if (bar < 0) break
    found.push({ kind: 'requirements', start, end: start })
    found.push({ kind: 'preferred', start: start + bar, end: start + bar + 1 })
    start = end + 1
  }
  return [...found, { kind: 'intro', start, end: start }]
}
