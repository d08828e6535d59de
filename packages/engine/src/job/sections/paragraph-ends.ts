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
    let isBehindWish = false
    for (let index = from; index < units.length; index += 1) {
      const unit = units[index]
      if (!unit || unit.start >= until) return []
      const isOpen =
        (unit.startsParagraph || isBehindWish) &&
        !isBullet(text, unit) &&
        (isLabel || isSentence(text, unit))
      if (!isOpen) continue
      if (!isLabel && endsInWish(text.slice(unit.start, unit.end))) isBehindWish = true
      else
        return index === from && !isLabel
          ? []
          : [{ kind: 'intro', start: unit.start, end: unit.start }]
    }
    return []
  })
  return [...known, ...ends].toSorted((a, b) => a.start - b.start)
}

/** "Knowledge of 360 Lifecycle helpful.": below a list of demands, it goes on with them. */
function endsInWish(written: string): boolean {
  return wish.test(written) && !ofPeople.test(written)
}

const wish =
  /\b(?:welcome|helpful|useful|handy|desirable|desired|preferred|preferable|beneficial|advantageous|appreciated|(?:a|an|the|big|real|distinct) (?:plus|bonus|advantage|asset|benefit)|nice to have|(?:would|will) be (?:great|good|ideal|lovely|fantastic|brilliant))[^.!]{0,16}[.!]$/i
/** "Visits are welcome.", "Returners are very welcome." */
const ofPeople =
  /\b(?:applicants?|applications?|candidates?|appl(?:y|ying)|visits?|enquir\p{L}+|questions?|everyone|every(?:body| one)|anyone|backgrounds?|people|persons?|graduates|returners|leavers|parents|veterans|carers|cvs?|résumés?|resumes?|interest|calls?|are (?:\p{L}+ )?welcome)\b/iu

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
