export interface DiffPart {
  readonly kind: 'same' | 'out' | 'in'
  readonly text: string
}

/**
 * What was taken out and what was put in between two lines, word by word. Changes that only a space
 * parts are one change: what goes first, what comes behind it.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const from = before.match(/\s*\S+|\s+$/g) ?? []
  const to = after.match(/\s*\S+|\s+$/g) ?? []
  const lengths = commonLengths(from, to)
  const parts: DiffPart[] = []
  let out = ''
  let put = ''
  const close = () => {
    if (out) parts.push({ kind: 'out', text: out })
    if (put) parts.push({ kind: 'in', text: put })
    out = ''
    put = ''
  }
  let i = 0
  let j = 0
  while (i < from.length || j < to.length) {
    if (i < from.length && from[i] === to[j]) {
      close()
      keep(parts, from[i++] ?? '')
      j++
    } else if (isTakenOut(lengths, { i, j, from: from.length, to: to.length })) out += from[i++]
    else put += to[j++]
  }
  close()
  return parts
}

interface Place {
  readonly i: number
  readonly j: number
  readonly from: number
  readonly to: number
}

function isTakenOut(lengths: readonly (readonly number[])[], { i, j, from, to }: Place): boolean {
  if (j >= to) return true
  return i < from && lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1)
}

/** How many words the rests of both lines have in common, from each pair of places on. */
function commonLengths(from: readonly string[], to: readonly string[]): number[][] {
  const lengths = Array.from({ length: from.length + 1 }, () =>
    new Array<number>(to.length + 1).fill(0),
  )
  for (let i = from.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? []
    for (let j = to.length - 1; j >= 0; j--) {
      row[j] =
        from[i] === to[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1))
    }
  }
  return lengths
}

function lengthAt(lengths: readonly (readonly number[])[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0
}

function keep(parts: DiffPart[], text: string): void {
  const last = parts.at(-1)
  if (last?.kind === 'same') parts[parts.length - 1] = { kind: 'same', text: last.text + text }
  else parts.push({ kind: 'same', text })
}
