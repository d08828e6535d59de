export interface DiffPart {
  readonly kind: 'same' | 'out' | 'in'
  readonly text: string
}

/** What was taken out and what was put in between two lines, word by word. */
export function diffWords(before: string, after: string): DiffPart[] {
  const from = before.match(/\s+|\S+/g) ?? []
  const to = after.match(/\s+|\S+/g) ?? []
  const lengths = commonLengths(from, to)
  const parts: DiffPart[] = []
  let i = 0
  let j = 0
  while (i < from.length || j < to.length) {
    if (i < from.length && from[i] === to[j]) {
      push(parts, 'same', from[i++] ?? '')
      j++
    } else if (
      j >= to.length ||
      (i < from.length && lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1))
    ) {
      push(parts, 'out', from[i++] ?? '')
    } else push(parts, 'in', to[j++] ?? '')
  }
  return parts
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

function push(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  const last = parts.at(-1)
  if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text }
  else parts.push({ kind, text })
}
