import { degreeLevels } from '../../../education/degrees.ts'
import type { Span } from '../../../text/span.ts'
import type { Posting } from '../../posting.ts'

const mostLetters = 140

/** Where a posting says what a degree should be in: the subject is asked for with the degree, and not once more. */
export function findDegreeSubjects({ text, degrees, units }: Posting): Span[] {
  return degrees.flatMap((degree) => {
    const { start } = degree
    const unit = units.find((each) => each.start <= start && degree.end <= each.end)
    if (!unit) return []
    const broad = broadly.exec(text.slice(Math.max(unit.start, start - lettersBefore), start))
    if (broad) return [{ start: start - broad[0].length, end: start }]
    // What is found may be "degree in" already.
    const leading = /\s(?:in|of)$/i.exec(text.slice(start, degree.end))?.[0].length ?? 0
    const end = degree.end - leading
    const rest = text.slice(end, Math.min(unit.end, end + mostLetters))
    const lead = leads.exec(rest)
    const isSchool = degree.level === degreeLevels.secondary
    const beside = lead || !isSchool ? null : besides.exec(rest)
    if (!lead && !beside) return []
    const length = (lead ?? beside)?.[0].length ?? 0
    const behind = rest.slice(length)
    const stop = (lead ? stops : stopsBeside).exec(behind)
    return [{ start: end, end: end + length + (stop ? stop.index : behind.length) }]
  })
}

const lettersBefore = 16
/** "STEM degree": many subjects in a word, and no skill besides. */
const broadly = /\b(?:stem|numerate|quantitative) (?=$)/i

/** "Degree in", "Bachelor's degree or higher in", "diploma (BTEC) in a", "NVQ/QCF Level 3 in", "degree, 2:1 or above (maths, economics)". */
const leads =
  /^['’]?s?(?:(?:\s*\/\s*|\s+or\s+)(?:NVQ|QCF|RQF|SVQ|BTEC|HND|HNC))*(?:\s+(?:degree|diploma|qualification|certificate|(?:level|lvl)?(?: ?l?\d)(?: or \d)?|level|grades? \S+|or higher|or above|or (?:an? )?equivalent|required|preferred))*(?:(?:\s*\([^)]{2,40}\))?,?\s+(?:in|of)\s+(?:an?\s+|the\s+)?|(?:,?\s+(?:at )?2[:.][12])?(?: or (?:above|better))?\s+\((?!or\b|e\.?g\b|ideally|preferabl)(?=\p{L}[^()]*(?:,| or )))/iu

/** "GCSEs (grade C or above) including English and maths", "A-level Physics": at school everybody has some subjects. */
const besides =
  /^['’]?s?(?: \([^)]{2,40}\)| (?:at )?grades? \S+(?: or above)?| (?:at )?(?:[A-G]\*?|\d)(?:[-/–](?:[A-G]\*?|\d))*(?: or above)?| or (?:an? )?equivalent){0,2}(?:,? (?:incl(?:uding|udes|\.)?|with))? (?=\p{Lu}|(?:maths?|mathematics|english|sciences?)\b)/u

/** Where the subject ends and something else begins. */
const stopsBeside =
  /[.;:,)(\n]|\s(?:with|plus|required|preferred|or equivalent|and (?!\p{Lu}|maths?\b|mathematics\b|science))/u
const stops =
  /[.;:)\n]|\s(?:[–—-]\s|with|plus|and (?:a |an |at |\d|\w+ years|experience|strong|proven|knowledge|minimum|relevant|some)|or (?:equivalent|relevant experience|experience|an? (?!(?:closely )?(?:related|similar|relevant|comparable)\b))|preferred|required|is|helps?|would|from|who|that)\b|,\s*(?:and |or )?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten) |experience|plus|with|preferably|ideally|strong|knowledge|at least|minimum|own |full |clean |valid |current |good |excellent |fluent |willing|driving |membership|registration|ability)/i
