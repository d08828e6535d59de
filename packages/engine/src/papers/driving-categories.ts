import { eachMatch } from '../text/patterns/each-match.ts'
import type { Span } from '../text/span.ts'

/** A place that names categories of driving licence, and the categories. */
export interface CategoryMention extends Span {
  readonly categories: readonly string[]
}

const category = String.raw`(?:C1\+?E|D1\+?E|B\+?E|C\+?E|D\+?E|C1|D1|B|C|D)`
const gap = String.raw`[^\S\n]`
const next = String.raw`${gap}*(?:,|/|&|\band\b|\bor\b)${gap}*`
/** "B, BE, W": what tractors and motorcycles take stands in the list, too. */
const list = `${category}(?:${next}(?:${category}|AM|A[12]|[FTW]))*`
const mention = new RegExp(
  String.raw`(?<!learner.{0,30})\b(?:licen[cs]es?(?!\p{L})|categor(?:y|ies)|cat\.?|class)(?:${gap}+categor(?:y|ies))?${gap}*[:–-]?${gap}*(?:full |clean )?(${list})(?![\p{L}\p{N}+])|(?<![\p{L}\p{N}+])(${list})${gap}+(?:driving )?licen[cs]e|(?<![\p{L}\p{N}+])((?:[BCD]1?${next})*[BCD]1?\+E(?:${next}${category})*)(?![\p{L}\p{N}+])|\blicen[cs]es?:?\s*\n\W{0,3}(${list})(?=${gap}*(?:[,;(\n]|$))`,
  'giu',
)

/** No category is named without one of these. */
const sign = /licen|cat|class|\+e/i

/** Finds where a text names categories of driving licence: "Licence: B, D", "Category C+E", "a D licence". */
export function findDrivingCategories(text: string): CategoryMention[] {
  if (!sign.test(text)) return []
  return eachMatch(text, mention).map((match) => ({
    // Below a heading the letters alone are the line that names them.
    start: match.index + match[0].length - (match[4] ?? match[0]).length,
    end: match.index + match[0].length,
    categories: (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '')
      .toUpperCase()
      .split(/\s*(?:,|\/|&|\bAND\b|\bOR\b)\s*/)
      .map((each) => each.replace('+', '')),
  }))
}

/** How the word data calls the licence of a category. */
export const licenceByCategory: Readonly<Record<string, string>> = {
  CE: 'HGV Class 1',
  C: 'HGV Class 2',
  C1: 'category C1 licence',
  D: 'PCV licence',
  B: 'driving licence',
}

/** What each category allows besides itself. */
const includes: Readonly<Record<string, readonly string[]>> = {
  CE: ['C', 'C1', 'C1E', 'B', 'BE'],
  C: ['C1', 'B'],
  C1E: ['C1', 'B', 'BE'],
  C1: ['B'],
  DE: ['D', 'D1', 'D1E', 'B', 'BE'],
  D: ['D1', 'B'],
  D1E: ['D1', 'B', 'BE'],
  D1: ['B'],
  BE: ['B'],
}

/** Whether a category is, or includes, the one that is asked for. */
export function allowsDriving(held: string, asked: string): boolean {
  return held === asked || (includes[held] ?? []).includes(asked)
}
