/** A line of the word data with what the lines above it say of it. */
interface Line {
  readonly kind: string
  readonly implies: string
  readonly rest: string
}

/** So many lines that say the same have it said above them. */
const leastLines = 2

/**
 * Says of skills that stand in one stretch between remarks once what several of them are and prove:
 * those of which nothing need be said come first.
 */
export function groupSkills(lines: readonly string[]): string[] {
  return stretches(lines).flatMap((stretch) => {
    const [remark, ...others] = stretch[0]?.startsWith('#') ? stretch : ['', ...stretch]
    const byKind = Map.groupBy(readLines(others), ({ kind }) => kind)
    const plain = writeKind('', byKind.get('') ?? [])
    byKind.delete('')
    const kinds = [...byKind].flatMap(([kind, of]) => writeKind(kind, of))
    return [...(remark ? [remark] : []), ...plain, ...kinds]
  })
}

/** Says the family of titles that stand in one stretch once above them. */
export function groupTitles(lines: readonly string[]): string[] {
  return stretches(lines).flatMap((stretch) => {
    let ofGroup = ''
    const [remark, ...others] = stretch[0]?.startsWith('#') ? stretch : ['', ...stretch]
    const read = others.flatMap((line) => {
      if (line.startsWith('> ')) ofGroup = line.slice(2)
      const [named = '', family = ofGroup] = line.split(' > ')
      return line.startsWith('> ') ? [] : [{ named, family }]
    })
    const byFamily = Map.groupBy(read, ({ family }) => family)
    const alone = byFamily.get('') ?? []
    byFamily.delete('')
    return [
      ...(remark ? [remark] : []),
      ...alone.map(({ named }) => named),
      ...[...byFamily].flatMap(([family, of]) => [`> ${family}`, ...of.map(({ named }) => named)]),
    ]
  })
}

/** Parts lines before each remark. */
function stretches(lines: readonly string[]): string[][] {
  const all: string[][] = [[]]
  for (const line of lines.map((each) => each.trim())) {
    if (line.startsWith('#')) all.push([line])
    else if (line !== '') all.at(-1)?.push(line)
  }
  return all.filter((stretch) => stretch.length > 0)
}

function readLines(lines: readonly string[]): Line[] {
  let group = { kind: '', implies: '' }
  return lines.flatMap((line) => {
    if (line.endsWith(':')) {
      const [kind = '', implies = ''] = line.slice(0, -1).split(' > ')
      group = { kind: kind === 'skill' ? '' : kind, implies }
      return []
    }
    const [, own, said = ''] = /^(?:(\w+): )?(.*)$/.exec(line) ?? []
    const [before = '', related] = said.split(' ~ ')
    const [named = '', implies = group.implies] = before.split(' > ')
    const rest = related === undefined ? named : `${named} ~ ${related}`
    return [{ kind: own ?? group.kind, implies, rest }]
  })
}

function writeKind(kind: string, lines: readonly Line[]): string[] {
  const byImplied = Map.groupBy(lines, ({ implies }) => implies)
  const isHeaded = (line: Line) =>
    line.implies !== '' && (byImplied.get(line.implies)?.length ?? 0) >= leastLines
  const single = lines.filter((line) => !isHeaded(line)).map(writeLine)
  const headed = [...byImplied].flatMap(([implies, of]) => {
    const own = of.filter(isHeaded)
    return own.length === 0
      ? []
      : [`${kind || 'skill'} > ${implies}:`, ...own.map(({ rest }) => rest)]
  })
  const head = kind !== '' && single.length > 0 ? [`${kind}:`] : []
  return [...head, ...single, ...headed]
}

function writeLine({ implies, rest }: Line): string {
  if (implies === '') return rest
  const [named = '', related] = rest.split(' ~ ')
  return `${named} > ${implies}${related === undefined ? '' : ` ~ ${related}`}`
}
