const ownKind = /^(\w+): /

/**
 * Puts lines of one kind under one line that says so, within each stretch that a remark begins: plain
 * skills come first, and nothing need be said of them.
 */
export function groupByKind(lines: readonly string[]): string[] {
  const grouped: string[] = []
  let stretch: { readonly kind: string; readonly line: string }[] = []
  let kind = ''
  const close = () => {
    grouped.push(...writeKinds(stretch))
    stretch = []
    kind = ''
  }
  for (const line of lines.map((each) => each.trim())) {
    if (line === '') continue
    if (line.startsWith('#')) {
      close()
      grouped.push(line)
    } else if (line.endsWith(':')) kind = line.slice(0, -1)
    else stretch.push({ kind: ownKind.exec(line)?.[1] ?? kind, line: line.replace(ownKind, '') })
  }
  close()
  return grouped
}

function writeKinds(
  stretch: readonly { readonly kind: string; readonly line: string }[],
): string[] {
  const byKind = Map.groupBy(stretch, ({ kind }) => kind)
  const plain = byKind.get('') ?? []
  byKind.delete('')
  const others = [...byKind].flatMap(([kind, of]) => [`${kind}:`, ...of.map(({ line }) => line)])
  return [...plain.map(({ line }) => line), ...others]
}
