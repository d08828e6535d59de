import type { DrawnText } from '../drawing/show-text.ts'

/** In letter sizes: words of a line stand closer, names in little boxes further apart. */
const closest = 0.45
const widest = 0.8
/** Letters of a word stand closer, but where they are spread. */
const touching = 0.1
const mostApart = 0.7

/**
 * Parts a line of names that stand side by side, each in a box of its own: "Pastry", "Menu planning". Where gaps between
 * the two widths are there, or small letters follow a wide one, the words were spread to fill a line.
 */
export function partWideGaps(runs: readonly DrawnText[]): readonly (readonly DrawnText[])[] {
  const gaps = runs.map((run, at) => gapBefore(run, runs[at - 1]))
  if (!gaps.some((gap) => gap >= widest)) return [runs]
  const isSpread = runs.some(
    ({ text }, at) => (gaps[at] ?? 0) > closest && ((gaps[at] ?? 0) < widest || !name.test(text)),
  )
  const apart = gaps.filter((gap) => gap > touching)
  if (isSpread || apart.length > mostApart * gaps.length) return [runs]
  const parts: DrawnText[][] = []
  runs.forEach((run, at) => {
    const part = parts.at(-1)
    const isApart = (gaps[at] ?? 0) >= widest && part?.some(({ text }) => word.test(text))
    if (part && !isApart) part.push(run)
    else parts.push([run])
  })
  return parts
}

function gapBefore(run: DrawnText, before: DrawnText | undefined): number {
  return before ? (run.start - before.end) / Math.max(run.size, before.size) : 0
}

const name = /^\s*[\p{Lu}\p{N}(]/u
const word = /[\p{L}\p{N}]/u
