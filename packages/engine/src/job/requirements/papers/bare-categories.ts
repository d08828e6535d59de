import { findDrivingCategories, licenceByCategory } from '../../../papers/driving-categories.ts'
import { eachMatch } from '../../../text/patterns/each-match.ts'
import { overlaps, quoteSpan, type Span } from '../../../text/span.ts'
import type { Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import { importanceWeights, kindWeights } from '../requirement-weights.ts'

/**
 * Categories of driving licence that a posting asks for without the word: "B+E and C1 needed", and behind a licence
 * "BE would be an advantage".
 */
export function readBareCategories(posting: Posting, taken: readonly Span[]): Requirement[] {
  const { text, units, terms } = posting
  if (!mayName.test(text)) return []
  return [...withTrailer(text), ...behindLicence(text), ...ofCategory(text)].flatMap((found) => {
    const index = units.findIndex(({ start, end }) => start <= found.start && found.end <= end)
    const unit = units[index]
    const importance = posting.importance[index]
    if (!unit || unit.isBoilerplate || !importance) return []
    // "HGV Class 1 (C+E)" is asked for by its name.
    const isNamed = terms.some(({ entry, ...hit }) => heavy.has(entry.name) && overlaps(hit, unit))
    if (isNamed || taken.some((span) => overlaps(span, found))) return []
    const written = text.slice(found.start, found.end)
    return {
      id: `req_drive-${found.categories.join('-').toLowerCase()}`,
      text: written,
      quote: quoteSpan(text, found),
      sentence: { start: unit.start, end: unit.end },
      kind: 'licence',
      importance,
      weight: importanceWeights[importance] * kindWeights.licence,
      categories: found.categories,
      need: { type: 'words', roots: found.categories.map((each) => each.toLowerCase()) },
    }
  })
}

const heavy: ReadonlySet<string> = new Set(
  Object.entries(licenceByCategory).flatMap(([letters, name]) => (letters === 'B' ? [] : [name])),
)

/** Hardly any posting has one of these; "be" is in all of them. */
const mayName =
  /\+[Ee]\b|\b[BC]E\b|[Ll]icen[cs]e\b[^\n]{0,80}\b[CcDd]1\b|\b[Cc]at(?:egory|egories)?\.? [CcDd]\d?\b/

interface Named extends Span {
  readonly categories: readonly string[]
}

/** A plus and an E say it all; where the word stands beside them, it asks for itself. */
function withTrailer(text: string): Named[] {
  return findDrivingCategories(text).filter(({ start, end }) => {
    const written = text.slice(start, end)
    return written.includes('+') && !/\p{L}{3}/u.test(written.replace(/\b(?:and|or)\b/gi, ''))
  })
}

/** Letters that say nothing by themselves, but do behind a licence. */
function behindLicence(text: string): Named[] {
  return eachMatch(text, another).flatMap(({ index, 1: letters = '', 0: whole }) => {
    const before = text.slice(Math.max(0, index - lettersBefore), index)
    if (!/licen[cs]e[^\n]*$/i.test(before)) return []
    const start = index + whole.indexOf(letters)
    return { start, end: start + letters.length, categories: letters.split(between) }
  })
}

/** "Full UK licence Cat C+E", "driving licence with category C": of which vehicle the licence must be. */
function ofCategory(text: string): Named[] {
  return eachMatch(text, lorryBehind).map(({ index, 0: said, 1: letters = '', 2: trailer }) => ({
    start: index,
    end: index + said.length,
    categories: [trailer ? `${letters}E`.toUpperCase() : letters.toUpperCase()],
  }))
}

const lorryBehind =
  /(?<=licen[cs]e(?: with)?,? \(?)(?:cat\.?|category|categories) (C1?|D1?)( ?\+? ?E)?(?![\p{L}\d])/giu

const lettersBefore = 90
const between = /\s*(?:,|\/|or|and)\s*/
const category = '(?:BE|CE|C1E|D1E|C1|D1)'
const another = new RegExp(
  String.raw`[;,.(:\n] *(?:and |or )?(${category}(?: ?(?:,|\/|or|and) ?${category})*),? (?=(?:would|will|is|are|also|an?) |desirable|preferred|essential|needed|required|welcome|advantage)`,
  'g',
)
