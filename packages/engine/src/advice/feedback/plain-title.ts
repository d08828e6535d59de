/**
 * A job's title as one would say it: "1:1 TA (SEN) – 12 month contract (m/f/d)" is a "TA (SEN)". What a title's
 * line says of when, for how long and for which sexes is no part of it, nor is what follows that: the rest is quoted
 * letter for letter.
 */
export function plainTitle(line: string): string {
  const plain = line
    .replace(sexes, '')
    .replace(reference, '')
    .replace(before, '')
    .replace(terms, '')
    .replace(howMany, '')
    .replace(/[\s,;:|–—-]+$/, '')
    .trim()
  return plain === '' ? line : plain
}

const sexes = /\s*\((?:[mfwdhxvn]\s?[/|]\s?){1,3}[mfwdhxvn]\).*$|\s*\(all genders\).*$/i
const reference = /[\s,(–-]*\b(?:ref|reference|job id|req)\b[.:# ]*[\w/-]*\d.*$/i
/** "1:1", "2 x", "URGENT:". */
const before = /^(?:\d:\d|\d+ ?x|urgent(?:ly)?:?|new:?|wanted:?)\s+/i
/** What follows a dash, a comma or a bracket of the terms. */
const terms =
  /(?:\s+[–—|-]\s*|,\s+|\s+\()(?:[^–—|(),]*\b(?:contract|ftc|fixed[ -]term|permanent|temporary|temp|maternity cover|full[ -]time|part[ -]time|hybrid|remote|agency|asap|weekly pay|immediate start|required|asap|nights?|days|weekends?|hours|hrs|months?|available|per annum)\b.*|£.*)$/i
/** "Operatives X 6", "Bookkeeper 2 days/wk". */
const howMany =
  /\s+(?:x ?\d+|\d+(?:\.\d)? (?:days?|hours|hrs)(?: ?(?:\/|a|per|p) ?(?:wk|w|week))?)$/i
