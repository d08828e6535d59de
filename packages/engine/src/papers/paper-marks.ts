/** How high a paper is on its own scale. */
export interface Grade {
  readonly scale: 'level' | 'edition'
  readonly step: number
}

/** "Level 3", "WSET 3", "18th edition", as a posting or a CV writes it. */
export function readGrade(written: string): Grade | null {
  const edition = /\b(\d{1,2})(?:st|nd|rd|th)\s+edition\b/i.exec(written)
  if (edition) return { scale: 'edition', step: Number(edition[1]) }
  const level =
    /\b(?:l|levels?|lvl|stage|[ns]vq)\s*(?:\d\s*(?:and|to|[&+,])\s*(?:level\s*)?)?(\d)\b/i.exec(
      written,
    ) ?? /\b[A-Z]{3,6} ([1-7])\b(?!\.\d)/.exec(written)
  // Two that say no level have one: a trade is learnt up to the third.
  const named = /\b(HNC)\b|\bby trade\b|\btime[- ]served\b/i.exec(written)
  if (!level && !named) return null
  return { scale: 'level', step: level ? Number(level[1]) : named?.[1] ? 4 : 3 }
}

/** The codes by which papers name machines and duties: "A04", "A60C". */
export function codesIn(written: string): readonly string[] {
  return written.match(/\b[A-Z]{1,2}\d{2,3}[A-Z]?\b/g) ?? []
}

/** "NMC registration (adult)". */
export const inBrackets = /^\s*\((\p{L}[\p{L} &/-]{2,30})\)/u
const namedAs = /^[^.,;:(\n]{0,16}\bas (?:an? )?(\p{L}[\p{L} /-]{2,60})/u
const lettersToName = 40
const saysHowMuch =
  /^(?:required|essential|mandatory|desirable|preferred|or|if|current|valid|full)\b/i

/** What a paper was given for, as it stands behind its name. */
export function readBranches(text: string, end: number): readonly string[] {
  const after = text.slice(end, end + 96)
  const written = (inBrackets.exec(after) ??
    (after.slice(0, lettersToName).includes('as ') ? namedAs.exec(after) : null))?.[1]
  if (!written || saysHowMuch.test(written)) return []
  return written.toLowerCase().split(/\s*\/\s*|\s+(?:or|and)\s+(?:an? )?/)
}
