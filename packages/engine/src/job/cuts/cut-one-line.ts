import type { Unit } from '../../text/units.ts'

/** A posting of more pieces than these is written in lines or sentences. */
const mostUnits = 3
const fewestCommas = 5
const fewestLetters = 120

/**
 * Cuts a posting that is one line, as people text it, at its commas: "sommelier, WSET Level 3, two years
 * on the floor, come by before five". What stands in brackets stays together.
 */
export function cutOneLine(text: string, units: readonly Unit[]): readonly Unit[] {
  if (units.length > mostUnits) return units
  return units.flatMap((unit) => {
    const commas = commasIn(text, unit)
    if (commas.length < fewestCommas || unit.end - unit.start < fewestLetters) return [unit]
    const edges = [unit.start, ...commas, unit.end]
    return edges.slice(0, -1).map((start, at) => ({
      start,
      end: edges[at + 1] ?? unit.end,
      startsLine: at === 0 && unit.startsLine,
      startsParagraph: at === 0 && unit.startsParagraph,
    }))
  })
}

/** Where the pieces behind the commas begin. */
function commasIn(text: string, { start, end }: Unit): number[] {
  const found: number[] = []
  let open = 0
  for (let at = start; at < end; at += 1) {
    const letter = text.charAt(at)
    if (letter === '(') open += 1
    else if (letter === ')') open -= 1
    else if (letter === ',' && open <= 0 && /\s/.test(text.charAt(at + 1))) found.push(at + 1)
  }
  return found
}
