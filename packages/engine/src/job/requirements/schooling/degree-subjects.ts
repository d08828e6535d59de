import type { Span } from '../../../text/span.ts'
import type { Posting } from '../../posting.ts'

const mostLetters = 140

/** Where a posting says what a degree should be in: the subject is asked for with the degree, and not once more. */
export function findDegreeSubjects({ text, degrees, units }: Posting): Span[] {
  return degrees.flatMap(({ start, end }) => {
    const unit = units.find((each) => each.start <= start && end <= each.end)
    if (!unit) return []
    const rest = text.slice(end, Math.min(unit.end, end + mostLetters))
    const lead = leads.exec(rest)
    if (!lead) return []
    const behind = rest.slice(lead[0].length)
    const stop = stops.exec(behind)
    const length = lead[0].length + (stop ? stop.index : behind.length)
    return [{ start: end, end: end + length }]
  })
}

/** "Degree in", "Bachelor's degree or higher in", "diploma (BTEC) in a", "degree, 2:1 or above (maths, economics)". */
const leads =
  /^['’]?s?(?:\s+(?:degree|diploma|qualification|certificate|level|or higher|or above|required|preferred))*(?:(?:\s*\([^)]{2,40}\))?,?\s+(?:in|of)\s+(?:an?\s+|the\s+)?|(?:,?\s+(?:at )?2[:.][12])?(?: or (?:above|better))?\s+\((?!or\b|e\.?g\b|ideally|preferabl)(?=\p{L}[^()]*(?:,| or )))/iu

/** Where the subject ends and something else begins. */
const stops =
  /[.;:)\n]|\s(?:with|plus|and (?:a |an |at |\d|\w+ years|experience|strong|proven|knowledge|minimum|relevant|some)|or (?:equivalent|relevant experience|experience|an? )|preferred|required|is|helps?|would|from|who|that)\b|,\s*(?:and |or )?(?:\d|experience|plus|with|preferably|ideally|strong|knowledge|at least|minimum)/i
