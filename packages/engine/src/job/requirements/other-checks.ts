import { eachMatch } from '../../text/patterns/each-match.ts'
import { overlaps, type Span } from '../../text/span.ts'
import type { ConditionCode } from '../lexicon/conditions.ts'

/** Kinds of condition beside which a posting names further tests and checks. */
const ofChecks: ReadonlySet<ConditionCode> = new Set([
  'clearance',
  'background-check',
  'medical',
  'tests',
])

export function isOfChecks(code: ConditionCode): boolean {
  return ofChecks.has(code)
}

/**
 * "A drug test and a driving assessment", "a TB test and fingerprint clearance": beside one check, each other
 * that its sentence names is a check as well, whatever is tested.
 */
export function findOtherChecks(text: string, unit: Span, named: readonly Span[]): readonly Span[] {
  const sentence = text.slice(unit.start, Math.min(unit.end, unit.start + mostLetters))
  return eachMatch(sentence, check)
    .map((match) => {
      const end = unit.start + match.index + match[0].length
      return { start: end - (match[1] ?? '').length, end }
    })
    .filter(
      (found) =>
        !named.some((each) => overlaps(each, found)) &&
        !ofWork.test(text.slice(found.start, found.end)),
    )
}

const mostLetters = 400
const check =
  /(?:^\W*|[,&+;]\s*|\b(?:and|or|plus|pass|undergo|undertake|complete|to|on|out|require|including)\s+)(?:an? |the |our |successful |satisfactory )*((?:(?!(?:an?|the|and|or|of|to|pass|check|on|in|day)\b)[\p{L}\d&’'-]{1,24} (?:of (?:the )?)?){1,4}?(?:tests?|checks?|assessments?|screen(?:ing)?s?|clearances?|vetting|physical|medical|exam(?:ination)?)\b)(?! (?:of|for|with) )/giu
/** What those who work do to others or to things. */
const ofWork =
  /\b(?:risk|fire|stock|needs|regression|smoke|unit|quality|safety|patient|pupil|student)\b/i
