import { startLarge } from '../text/letters/first-letter.ts'

const fewestWords = 4

/** Cuts a long line in two at the break nearest to its middle; each part has to stand for itself. */
export function splitLine(line: string): readonly string[] {
  const breaks = [...line.matchAll(/[.;]\s+/g)].map(({ index, 0: mark }) => ({
    end: index,
    next: index + mark.length,
  }))
  const middle = line.length / 2
  const best = breaks.toSorted((a, b) => Math.abs(a.end - middle) - Math.abs(b.end - middle))[0]
  if (!best) return []
  const parts = [line.slice(0, best.end), line.slice(best.next)]
  return parts.every((part) => part.split(/\s+/).length >= fewestWords) ? parts.map(startLarge) : []
}
