import type { CvLine } from '../lines/read-lines.ts'
import type { NamedHeading } from './name-heading.ts'

const longest = 45
const mostWords = 6
/** How much larger than running text a heading is set, as a share of it. */
const larger = 1.08

/**
 * The lines that are set as headings, by their type: like those whose words are sure or, in words that nobody knows,
 * in the commonest type that is larger than running text. Empty where no layout was given or the type does not tell.
 */
export function headingsByStyle(
  lines: readonly CvLine[],
  names: readonly (NamedHeading | null)[],
): ReadonlySet<CvLine> {
  const usual = usualSize(lines)
  if (!(usual > 0)) return none
  const candidates = lines.filter((line, at) => at > 0 && mayHead(line))
  const groups = Map.groupBy(candidates, styleOf)
  const isSure = (line: CvLine) => names[line.index]?.certainty === 'sure'
  const isLarge = ({ fontSize }: CvLine) => fontSize >= usual * larger
  const tellings = [...groups.values()].filter((group) => {
    const sure = group.filter(isSure).length
    const isTold = group.some(isLarge) || group.every(({ isTitled }) => isTitled)
    return isTold ? group.length > 1 || sure > 0 : sure > 1 && sure > group.length / 2
  })
  const sureIn = (group: readonly CvLine[]) => group.filter(isSure).length
  const best = tellings.toSorted((a, b) => sureIn(b) - sureIn(a) || b.length - a.length)[0]
  return new Set(best)
}

const none: ReadonlySet<CvLine> = new Set()

/** The size in which most letters stand; 0 without layout. */
function usualSize(lines: readonly CvLine[]): number {
  if (!lines.some(({ fontSize }) => fontSize > 0)) return 0
  const letters = new Map<number, number>()
  for (const { fontSize, text } of lines)
    letters.set(fontSize, (letters.get(fontSize) ?? 0) + text.length)
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

function mayHead({ text, bullet, fontSize }: CvLine): boolean {
  const isShort = text.length <= longest && text.split(/\s+/, mostWords + 1).length <= mostWords
  return isShort && fontSize > 0 && !bullet && !/[\d@|\t]|[.;]$/.test(text)
}

function styleOf({ fontSize, bold }: CvLine): string {
  return `${Math.round(fontSize * 2)} ${bold}`
}
