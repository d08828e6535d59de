import { listMark } from '../list-mark.ts'

const mostListLetters = 90
const fewestListPairs = 3
const leastApart = 0.9

/** Items of a list never stand apart by themselves: where they do, all lines do, and an empty line tells nothing. */
export function withLinesTogether(text: string): string {
  const lines = text.split('\n')
  let breaks = 0
  let apart = 0
  let pairs = 0
  let before: string | null = null
  let isApart = false
  for (const line of lines) {
    if (line.trim() === '') {
      isApart = true
      continue
    }
    if (before !== null) {
      breaks += 1
      if (isApart) apart += 1
      if (isApart && isItem(before) && isItem(line)) pairs += 1
    }
    before = line
    isApart = false
  }
  if (pairs < fewestListPairs || apart < breaks * leastApart) return text
  return text.replace(/\n[ \t]*\n/g, '\n')
}

function isItem(line: string): boolean {
  return listMark.test(line) || (line.length < mostListLetters && !/[.:!?]\s*$/.test(line))
}

const hanging = /^([ \t]*[-•*][ \t]+[^\n]*[^\n.;:\s])[ \t]*\n[ \t]{2,}(?=\p{Ll})/gmu

/** "- Carry out checks of the" above "  vehicle each day": what hangs below an item's words goes on with them. */
export function withItemsUnwrapped(text: string): string {
  return text.includes('\n  ') ? text.replace(hanging, '$1 ') : text
}

const narrowest = 45
const widest = 110
const fewestWrapped = 3

/**
 * A line breaks off where its next word would not have fitted. That it was a window that broke it is proven where several
 * such lines go on in small letters.
 */
export function withLinesUnwrapped(text: string): string {
  const lines = text.split('\n')
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0)
  if (width < narrowest || width > widest) return text
  const goesOn = lines.map((line, at) => at > 0 && isWrapped(lines[at - 1] ?? '', line, width))
  const proofs = lines.filter((line, at) => goesOn[at] && /^\s*\p{Ll}/u.test(line)).length
  if (proofs < fewestWrapped) return text
  return lines.map((line, at) => (at === 0 ? '' : goesOn[at] ? ' ' : '\n') + line.trim()).join('')
}

function isWrapped(before: string, line: string, width: number): boolean {
  const next = line.trimStart()
  const last = before.trimEnd()
  if (next === '' || last === '' || listMark.test(line) || last.endsWith(':')) return false
  return last.length + 1 + next.split(' ', 1).join('').length > width
}
