import type { Span } from '../../text/span.ts'
import type { Unit } from '../../text/units.ts'
import type { JobSectionKind } from '../lexicon/section-words.ts'
import { endsInMark } from '../list-mark.ts'
import type { Heading } from './find-headings.ts'

/**
 * What a heading heads ends where a paragraph of sentences begins: behind a list of demands or wishes,
 * and behind the paragraph that a label stands in ("Good to have: streamed events, French.").
 */
export function withParagraphEnds(
  known: readonly Heading[],
  units: readonly Unit[],
  text: string,
): Heading[] {
  let from = 0
  const ends = known.flatMap((heading, at): Heading[] => {
    while (from < units.length && (units[from]?.start ?? 0) < heading.end) from += 1
    const first = units[from]
    const isLabel = isRunOn(text, heading)
    if (!first || !(isLabel || (asking.has(heading.kind) && isBullet(text, first)))) return []
    const until = known[at + 1]?.start ?? Number.POSITIVE_INFINITY
    for (let index = from; index < units.length; index += 1) {
      const unit = units[index]
      if (!unit || unit.start >= until) return []
      const isOpen =
        unit.startsParagraph && !isBullet(text, unit) && (isLabel || isSentence(text, unit))
      if (isOpen)
        return index === from && !isLabel
          ? []
          : [{ kind: 'intro', start: unit.start, end: unit.start }]
    }
    return []
  })
  return [...known, ...ends].toSorted((a, b) => a.start - b.start)
}

function isSentence(text: string, unit: Span): boolean {
  return /[.!?]/.test(text.charAt(unit.end - 1))
}

const asking: ReadonlySet<JobSectionKind> = new Set(['requirements', 'preferred', 'nice'])

/** A colon ends it, and text goes on behind on its line. */
function isRunOn(text: string, { start, end }: Span): boolean {
  return /[:：]\s*$/.test(text.slice(start, end)) && /^[^\n]*\S/.test(text.slice(end, end + 40))
}

/** A label in a list heads its own line only. */
export function isBullet(text: string, unit: Span & { readonly startsLine: boolean }): boolean {
  return unit.startsLine && endsInMark.test(text.slice(Math.max(0, unit.start - 8), unit.start))
}
