import type { CvLine } from '../lines/read-lines.ts'
import type { NamedHeading } from './name-heading.ts'

const longest = 45
const mostWords = 6
/** How much larger than running text a heading is set, as a share of it. */
const larger = 1.08

/**
 * The lines that are set as headings, by their type: like those whose words are sure or, in words that nobody knows,
 * in the commonest type that is larger than running text. Empty where no layout was given or the type does not tell, as
 * where one type serves for all.
 */
export function headingsByStyle(
  lines: readonly CvLine[],
  names: readonly (NamedHeading | null)[],
): ReadonlySet<CvLine> {
  const running = runningType(lines)
  if (!running) return none
  const isLarge = ({ fontSize }: Type) => fontSize >= running.fontSize * larger
  // In the size of running text "English, Dutch" is a list and "Hill College — BSc Nursing" an entry.
  const isList = (line: CvLine) =>
    parted.test(line.text) && names[line.index] === null && !isLarge(line)
  const candidates = lines.filter((line, at) => at > 0 && mayHead(line) && !isList(line))
  const isSure = (line: CvLine) => names[line.index]?.certainty === 'sure'
  const groups = [...Map.groupBy(candidates, styleOf).values()].map((group) =>
    group.some(isLarge) ? group : withoutEntries(group, isSure),
  )
  const tellings = groups.filter((group) => {
    const sure = group.filter(isSure).length
    const isTold = group.some(isLarge) || group.every(({ isTitled }) => isTitled)
    if (isTold) return group.length > 1 || sure > 0
    return sure > 1 && sure > group.length / 2 && styleOf(group[0] ?? running) !== styleOf(running)
  })
  const sureIn = (group: readonly CvLine[]) => group.filter(isSure).length
  const best = tellings.toSorted((a, b) => sureIn(b) - sureIn(a) || b.length - a.length)[0]
  return new Set(best)
}

/**
 * Bold entries are set like bold headings: "BSc Nursing" below "Education", "English: Native". Where each heading stands
 * apart from what is above it, they do not; and where headings stand at one edge, entries may begin at another.
 */
function withoutEntries(
  group: readonly CvLine[],
  isSure: (line: CvLine) => boolean,
): readonly CvLine[] {
  const sure = group.filter(isSure)
  const areApart = sure.every(({ gap }) => gap > 0)
  const areAligned = sure.every((line) => sure.some((own) => own !== line && isAtEdgeOf(own, line)))
  return group.filter((line) => {
    const isEntry = areAligned && !sure.some((own) => isAtEdgeOf(own, line))
    return isSure(line) || !((areApart && line.gap === 0) || isEntry)
  })
}

/** Points by which lines at one edge differ. */
const sameEdge = 3

function isAtEdgeOf(one: CvLine, other: CvLine): boolean {
  return Math.abs(one.x - other.x) <= sameEdge
}

const none: ReadonlySet<CvLine> = new Set()
const parted = /,| [—–-] |:\s+\S/

type Type = Pick<CvLine, 'fontSize' | 'bold'>

/** The type in which most letters stand; none without layout. */
function runningType(lines: readonly CvLine[]): Type | null {
  if (!lines.some(({ fontSize }) => fontSize > 0)) return null
  const letters = new Map<string, { readonly type: Type; count: number }>()
  for (const line of lines) {
    const known = letters.get(styleOf(line)) ?? { type: line, count: 0 }
    known.count += line.text.length
    letters.set(styleOf(line), known)
  }
  const [most] = [...letters.values()].toSorted((a, b) => b.count - a.count)
  return most && most.type.fontSize > 0 ? most.type : null
}

function mayHead({ text, bullet, fontSize }: CvLine): boolean {
  const isShort = text.length <= longest && text.split(/\s+/, mostWords + 1).length <= mostWords
  return isShort && fontSize > 0 && !bullet && !/[\d@|\t]|[.;]$/.test(text)
}

function styleOf({ fontSize, bold }: Type): string {
  return `${Math.round(fontSize * 2)} ${bold}`
}
