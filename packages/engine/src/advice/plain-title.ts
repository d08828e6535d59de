/**
 * A job's title as one would say it: "1:1 TA (SEN) – 12 month contract (m/f/d)" is a "TA (SEN)". What a title's
 * line says of where, when, for how long and for which sexes is no part of it.
 */
export function plainTitle(line: string): string {
  const plain = line
    .replace(sexes, '')
    .replace(reference, '')
    .replace(before, '')
    .replace(terms, '')
    .replace(/[\s,;:|–—-]+$/, '')
    .trim()
  return plain === '' ? line : plain
}

const sexes = /\s*\((?:[mfwdhxvn]\s?[/|]\s?){1,3}[mfwdhxvn]\)|\s*\(all genders\)/gi
const reference = /[\s,(–-]*\b(?:ref|reference|job id|req)\b[.:# ]*[\w/-]*\d[\w/-]*\)?/gi
/** "1:1", "2 x", "URGENT:". */
const before = /^(?:\d:\d|\d+ ?x|urgent(?:ly)?:?|new:?|wanted:?)\s+/i
/** What follows a dash, a comma or a bracket of the terms. */
const terms =
  /(?:\s+[–—|-]\s*|,\s+|\s+\()(?:[^–—|(),]*\b(?:contract|ftc|fixed[ -]term|permanent|temporary|temp|maternity cover|full[ -]time|part[ -]time|hybrid|remote|immediate start|required|asap|nights?|days|weekends?|hours|hrs|months?|available|per annum)\b.*|£.*)$/i
